import type { GlossaryAnswer } from './glossary-client.ts';

/** A line for the glossary, and one for each dictionary. */
export function formatGlossary(glossary: GlossaryAnswer): readonly string[] {
  const { glossary_id: id, name, creation_time: created, dictionaries } = glossary;
  return [
    `${id}  ${name} (created ${created.slice(0, 10)})`,
    ...dictionaries.map(
      ({ source_lang, target_lang, entry_count: count }) => `  ${source_lang} to ${target_lang}: ${entries(count)}`,
    ),
  ];
}

export function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
