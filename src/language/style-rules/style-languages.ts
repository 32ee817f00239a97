/** Languages whose words stand apart; their rules share patterns. */
export const europeanLanguages = ['de', 'en', 'es', 'fr', 'it'] as const;

export const eastAsianLanguages = ['ja', 'ko', 'zh'] as const;

/** The languages that rewriters know. */
export const rewrittenLanguages = [...europeanLanguages, ...eastAsianLanguages] as const;

export type RewrittenLanguage = (typeof rewrittenLanguages)[number];

export function isRewrittenLanguage(language: string): language is RewrittenLanguage {
  return (rewrittenLanguages as readonly string[]).includes(language);
}

/** Whether a list of languages has this one; a base language covers its variants. */
export function coversLanguage(languages: readonly string[], language: string): boolean {
  return languages.some((known) => language === known || language.startsWith(`${known}-`));
}
