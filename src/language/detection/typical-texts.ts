import { mostWords } from './calibration.ts';
import typicalTexts from './typical-texts.json' with { type: 'json' };

/** How much a text is like one in a language, as it is measured without looking at other languages. */
export interface Likeness {
  /** Of its letter sequences: about 1 in the languages that the n-gram database has. */
  readonly fit: number;
  /** Part of the words that are listed for the language. */
  readonly frequentWords: number;
  /** Part of the words that the alphabet of the language cannot spell. */
  readonly foreign: number;
}

// Fitted by logistic regression on texts taken for a language with certainty, in that language and in thirteen that
// detection does not know (`docs/explanation/language-detection.md`).
const weights = { fit: 1.8, frequentWords: 0.52, foreign: 3.8 };
/** Three of a hundred texts that are what they are taken for are beyond this. */
const limit = 2.55;

const typical: ReadonlyMap<string, Partial<Likeness>> = new Map(typicalTexts.map((entry) => [entry.language, entry]));

/** Whether a text of so many words is so unlike texts in a language that it may be in one that detection does not know. */
export function isUntypical(language: string, words: number, found: Likeness): boolean {
  const { fit, frequentWords } = typical.get(language) ?? {};
  const missing =
    weights.fit * shortfall(found.fit, fit) +
    weights.frequentWords * shortfall(found.frequentWords, frequentWords) +
    weights.foreign * found.foreign;
  return missing * Math.sqrt(Math.min(words, mostWords)) > limit;
}

/** Less than nothing where there is more than in typical texts. */
function shortfall(found: number, expected: number | undefined): number {
  return expected === undefined ? 0 : (expected - found) / expected;
}
