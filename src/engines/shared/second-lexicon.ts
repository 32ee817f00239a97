import type { Morphology } from '../../contracts/language/morphology.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';

/**
 * Those of the words that a lexicon of translators has, or undefined where none of the language is installed or none can
 * answer. Such lexicons have the frequent words of a language, each with all its forms, and few rare ones.
 */
export async function knownToLexicons(
  morphology: Morphology | undefined,
  language: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string> | undefined> {
  if (morphology === undefined || !morphology.languages().includes(baseLanguage(language))) return undefined;
  if (words.length === 0) return new Set();
  try {
    const asked = [...new Set(words)];
    const readings = await morphology.analyse({ language, words: asked }, signal);
    return new Set(asked.filter((word, index) => (readings[index] ?? []).some(({ lemma }) => isInCase(word, lemma))));
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

/** Lexicons read `monday` as `Monday`, which is a mistake here. */
function isInCase(word: string, lemma: string): boolean {
  return /^\p{Lu}/u.test(word) || !/^\p{Lu}/u.test(lemma);
}
