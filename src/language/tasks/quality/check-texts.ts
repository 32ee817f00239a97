import type { SegmentEvaluation } from '../../../contracts/engines/quality-evaluator.ts';
import type { WordReading } from '../../../contracts/language/morphology.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { checkSegments, type SegmentToCheck } from '../../quality/check-segments.ts';
import { sameLemma } from '../../terminology/same-lemma.ts';

/** Words with their readings, as a lexicon has them. */
export interface ReadWords {
  readonly words: readonly string[];
  readonly readings: readonly (readonly WordReading[])[];
}

export interface CheckInput {
  readonly segments: readonly SegmentToCheck[];
  readonly pair: LanguagePair;
  /** Begins the `check` of findings. */
  readonly name: string;
  /** Words that are none in the language of the target, with what is probably meant. */
  readonly misspellings?: ReadonlyMap<string, string> | undefined;
  /** Of the source and of the target; absent where no lexicon was asked. */
  readonly lexicons?: { readonly source?: ReadWords | undefined; readonly target?: ReadWords | undefined } | undefined;
}

/** What all checks find in the segments. */
export function run({ segments, pair, name, lexicons, misspellings }: CheckInput): readonly SegmentEvaluation[] {
  const { source, target } = lexicons ?? {};
  const readings = source === undefined ? undefined : { source: lookUp(source), target: lookUp(target ?? none) };
  const same = target === undefined ? undefined : sameLemma(target.words, target.readings);
  return checkSegments(segments, pair, { same, readings, misspellings }, name);
}

const none: ReadWords = { words: [], readings: [] };

function lookUp({ words, readings }: ReadWords): (word: string) => readonly WordReading[] {
  const byWord = new Map(words.map((word, index) => [word, readings[index] ?? []]));
  return (word) => byWord.get(word) ?? [];
}
