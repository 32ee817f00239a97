/** `facts.md`: the resources whose languages can be asked for. */
export const resourceNames = [
  'translate_text',
  'translate_document',
  'glossary',
  'voice',
  'write',
  'style_rules',
  'translation_memory',
] as const;

export interface ResourceFeature {
  readonly name: string;
  /** The feature works only where the source language lists it. */
  readonly needs_source_support?: true;
  readonly needs_target_support?: true;
}

/** Resources this server offers, with the features a language may list for each. */
export const offeredResources: readonly { readonly name: string; readonly features: readonly ResourceFeature[] }[] = [
  {
    name: 'translate_text',
    features: [
      { name: 'auto_detection', needs_source_support: true },
      { name: 'formality', needs_target_support: true },
      { name: 'tag_handling', needs_source_support: true, needs_target_support: true },
      { name: 'glossary', needs_source_support: true, needs_target_support: true },
      { name: 'style_rules', needs_target_support: true },
      { name: 'translation_memory', needs_source_support: true, needs_target_support: true },
    ],
  },
  {
    name: 'translate_document',
    features: [
      { name: 'auto_detection', needs_source_support: true },
      { name: 'formality', needs_target_support: true },
      { name: 'glossary', needs_source_support: true, needs_target_support: true },
      { name: 'style_rules', needs_target_support: true },
      { name: 'translation_memory', needs_source_support: true, needs_target_support: true },
    ],
  },
  {
    name: 'write',
    features: [
      { name: 'writing_style', needs_target_support: true },
      { name: 'tone', needs_target_support: true },
    ],
  },
  {
    name: 'voice',
    features: [
      { name: 'auto_detection', needs_source_support: true },
      { name: 'transcription', needs_source_support: true },
      { name: 'spoken_terms', needs_source_support: true },
      { name: 'translated_speech', needs_target_support: true },
      { name: 'formality', needs_target_support: true },
      { name: 'glossary', needs_source_support: true, needs_target_support: true },
    ],
  },
  { name: 'glossary', features: [] },
  { name: 'style_rules', features: [] },
  { name: 'translation_memory', features: [] },
];
