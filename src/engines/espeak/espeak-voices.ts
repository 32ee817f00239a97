import table from './espeak-voices.json' with { type: 'json' };

/** Voices of espeak-ng by the canonical code of the language. Variants apply only to names of voice files. */
export const espeakVoices: Readonly<Record<string, string>> = table.voices;

/** How much higher than others a voice speaks with the same setting; 1 where it is absent. */
export const pitchScales: Readonly<Record<string, { readonly male: number; readonly female: number }>> =
  table.pitchScales;

/** The languages whose voices `espeak-ng --voices` lists, by their names or by the names of their files. */
export function installedLanguages(listing: string): readonly string[] {
  const names = new Set<string>();
  for (const line of listing.split('\n').slice(1)) {
    const [, language = '', , , file = ''] = line.trim().split(/\s+/);
    names.add(language.toLowerCase()).add(file.slice(file.lastIndexOf('/') + 1).toLowerCase());
  }
  return Object.keys(espeakVoices).filter((language) => names.has(espeakVoices[language] ?? ''));
}
