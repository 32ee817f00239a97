/** Languages whose words stand apart; their rules share patterns. */
export const europeanLanguages = ['de', 'en', 'es', 'fr', 'it'] as const;

export const eastAsianLanguages = ['ja', 'ko', 'zh'] as const;

export const allLanguages = [...europeanLanguages, ...eastAsianLanguages] as const;

/** The languages that have names of currencies, units and magnitudes here. */
export type NumberLanguage = (typeof allLanguages)[number];

export function isNumberLanguage(language: string): language is NumberLanguage {
  return (allLanguages as readonly string[]).includes(language);
}
