import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QualityEvaluator } from '../../src/contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import { scoreEvaluation } from '../../src/language/quality/score-evaluation.ts';
import { kendallTau } from './kendall-tau.ts';

/** One segment as one system translated it. */
interface RankedSegment {
  readonly system: string;
  /** Mean of people: 0 without errors, and below. */
  readonly judged: number;
  readonly score: number;
  /** In UTF-16 units, negative: shorter is better. */
  readonly length: number;
  readonly isFound: boolean;
}

export interface Correlation {
  readonly name: string;
  /** Of segments, all systems together. */
  readonly segmentKendall: number;
  readonly segmentPearson: number;
  /** Of the means of systems. */
  readonly systemKendall: number;
  readonly systemPearson: number;
}

export interface Ranking {
  readonly segments: number;
  readonly systems: number;
  readonly withFindings: number;
  readonly correlations: readonly Correlation[];
}

/**
 * How scores agree with the mean scores of people where only those are known, not the marked errors: `scores.tsv` (system, score, number
 * of the segment), `source.txt`, and `SYSTEM.txt` for each system, a segment in each line. Each segment is evaluated by itself.
 */
export async function measureRanking(
  evaluator: QualityEvaluator,
  pair: LanguagePair,
  folder: string,
): Promise<Ranking> {
  const ranked: RankedSegment[] = [];
  const sources = linesOf(join(folder, 'source.txt'));
  const judgements = readScores(join(folder, 'scores.tsv'));
  const systems = readdirSync(folder).flatMap((name) => /^(.+)\.txt$/.exec(name)?.[1] ?? []);
  for (const system of systems) {
    const scores = judgements.get(system);
    if (scores === undefined) continue;
    for (const [index, target] of linesOf(join(folder, `${system}.txt`)).entries()) {
      const judged = scores.get(index + 1);
      if (judged === undefined) continue;
      const segments = [{ source: sources[index] ?? '', target }];
      const outcome = await evaluator.evaluate({ ...pair, segments }, new AbortController().signal);
      const score = scoreEvaluation(segments, outcome.segments).segments[0] ?? 100;
      const isFound = (outcome.segments[0]?.findings.length ?? 0) > 0;
      ranked.push({ system, judged, score, length: -target.length, isFound });
    }
  }
  const bySystem = [...Map.groupBy(ranked, ({ system }) => system).values()];
  const correlation = (name: string, of: (segment: RankedSegment) => number): Correlation => {
    const [values, judged] = [ranked.map(of), ranked.map((segment) => segment.judged)];
    const means = bySystem.map((own) => mean(own.map(of)));
    const judgedMeans = bySystem.map((own) => mean(own.map((segment) => segment.judged)));
    return {
      name,
      segmentKendall: kendallTau(values, judged),
      segmentPearson: pearson(values, judged),
      systemKendall: kendallTau(means, judgedMeans),
      systemPearson: pearson(means, judgedMeans),
    };
  };
  return {
    segments: ranked.length,
    systems: bySystem.length,
    withFindings: ranked.filter(({ isFound }) => isFound).length,
    correlations: [
      correlation('score', ({ score }) => score),
      correlation('length of the translation, shorter is better', ({ length }) => length),
      correlation('score, then length', ({ score, length }) => score * 1_000 + length),
    ],
  };
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/** `None` for a segment that nobody judged. */
function readScores(file: string): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const [, ...lines] = linesOf(file);
  const rows = lines.map((line) => line.split(/[\t ]+/)).filter(([, score]) => score !== 'None');
  return new Map(
    [...Map.groupBy(rows, ([system]) => system ?? '')].map(([system, own]) => [
      system,
      new Map(own.map(([, score, id]) => [Number(id), Number(score)])),
    ]),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function pearson(one: readonly number[], other: readonly number[]): number {
  const [center, otherCenter] = [mean(one), mean(other)];
  let [product, square, otherSquare] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [left, right] = [value - center, (other[index] as number) - otherCenter];
    product += left * right;
    square += left ** 2;
    otherSquare += right ** 2;
  }
  return square === 0 || otherSquare === 0 ? 0 : product / Math.sqrt(square * otherSquare);
}
