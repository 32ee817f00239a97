import type {
  ErrorSeverity,
  EvaluatedSegment,
  QualityFinding,
  SegmentEvaluation,
} from '../../contracts/engines/quality-evaluator.ts';

/** Penalties of the MQM typology. Source: https://themqm.org, scoring models. */
const penalties: Readonly<Record<ErrorSeverity, number>> = { Minor: 1, Major: 5, Critical: 25 };
/** A word more than this is one error less per word: an error in two words is not ten times that in twenty. */
const leastWords = 8;
/** One Minor error in 20 words costs 3 points, a Major one 14, a Critical one 53. */
const steepness = 0.6;
/** Characters of scripts without spaces that say as much as a word. */
const charactersInWord = 2;

export interface EvaluationScores {
  /** Same order as the segments; from 0 to 100, 100 without findings. */
  readonly segments: readonly number[];
  /** Of the whole text: by the density of all errors in it, so that a short segment counts less than a long one. */
  readonly overall: number;
}

/** Scores from 0 to 100, which fall with the severity and the density of the errors. The function is the same for all evaluators. */
export function scoreEvaluation(
  segments: readonly EvaluatedSegment[],
  evaluations: readonly SegmentEvaluation[],
): EvaluationScores {
  let [penalty, words] = [0, 0];
  const scores = segments.map((segment, index) => {
    const { findings = [], score } = evaluations[index] ?? {};
    const size = countWords(segment.source) || countWords(segment.target);
    const own = penaltyOf(findings);
    const found = scoreOf(own, Math.max(size, leastWords));
    // An estimate of the whole segment counts beside what was found in it, and neither may hide the other.
    const estimated = score === undefined ? found : Math.min(found, score);
    penalty += -Math.log(Math.max(estimated, 1) / 100) * (Math.max(size, leastWords) / steepness);
    words += Math.max(size, leastWords);
    return round(estimated);
  });
  return { segments: scores, overall: words === 0 ? 100 : round(scoreOf(penalty, words)) };
}

function penaltyOf(findings: readonly QualityFinding[]): number {
  return findings.reduce((sum, { severity }) => sum + penalties[severity], 0);
}

function scoreOf(penalty: number, words: number): number {
  return 100 * Math.exp((-steepness * penalty) / words);
}

function round(score: number): number {
  return Math.round(score * 10) / 10;
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+|[\p{L}\p{M}\p{N}]+/gu;
const withoutSpaces =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words of a text, as far as scripts without spaces show them. */
export function countWords(text: string): number {
  let count = 0;
  for (const [found] of text.matchAll(word))
    count += withoutSpaces.test(found) ? Math.ceil(found.length / charactersInWord) : 1;
  return count;
}
