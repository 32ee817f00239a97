import type { TranslationWarning } from '../../contracts/engines/text-translator.ts';

/** For clients: glossaries promise that their terms are in the translation. */
export const termMissed: TranslationWarning = {
  code: 'terminology_missed',
  message: 'A glossary term is missing from a translation.',
};
