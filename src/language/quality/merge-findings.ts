import type {
  CodePointSpan,
  ErrorType,
  EvaluatedSegment,
  QualityFinding,
  SegmentEvaluation,
} from '../../contracts/engines/quality-evaluator.ts';
import { countCharacters } from '../characters.ts';
import { SpanSet } from './span-set.ts';

/** A finding of which more is covered by findings of one type means the same error. */
const sameErrorShare = 0.5;

/**
 * What several evaluators say of a segment, the most exact evaluator first: findings that do not fit the texts are dropped,
 * and so are those that mean an error that an earlier evaluator has found.
 */
export function mergeFindings(
  segment: EvaluatedSegment,
  evaluations: readonly SegmentEvaluation[],
): readonly QualityFinding[] {
  const lengths = { source: countCharacters(segment.source), target: countCharacters(segment.target) };
  const merged: QualityFinding[] = [];
  for (const { findings } of evaluations) {
    const fitting = findings.filter((finding) => fits(finding, lengths));
    const known = merged.length === 0 ? undefined : coverage(merged);
    merged.push(...(known === undefined ? fitting : fitting.filter((finding) => !known(finding))));
  }
  return merged.sort(compareFindings);
}

interface Lengths {
  readonly source: number;
  readonly target: number;
}

/** Whether every span of a finding exists in its text. */
function fits({ sourceSpans, targetSpans }: QualityFinding, { source, target }: Lengths): boolean {
  if (sourceSpans.length + targetSpans.length === 0 && source + target > 0) return false;
  return areSpansOf(sourceSpans, source) && areSpansOf(targetSpans, target);
}

function areSpansOf(spans: readonly CodePointSpan[], length: number): boolean {
  let last = 0;
  for (const { start, end } of spans) {
    if (!Number.isInteger(start) || !Number.isInteger(end) || start < last || start >= end || end > length)
      return false;
    last = end;
  }
  return true;
}

/** In the order of the translation, those without a span there first. */
export function compareFindings(one: QualityFinding, other: QualityFinding): number {
  return (
    (one.targetSpans[0]?.start ?? -1) - (other.targetSpans[0]?.start ?? -1) ||
    (one.sourceSpans[0]?.start ?? -1) - (other.sourceSpans[0]?.start ?? -1)
  );
}

function coverage(findings: readonly QualityFinding[]): (finding: QualityFinding) => boolean {
  const byType = Map.groupBy(findings, ({ type }) => type);
  const sets = new Map<ErrorType, { readonly source: SpanSet; readonly target: SpanSet }>();
  for (const [type, own] of byType)
    sets.set(type, {
      source: new SpanSet(own.flatMap(({ sourceSpans }) => sourceSpans)),
      target: new SpanSet(own.flatMap(({ targetSpans }) => targetSpans)),
    });
  return ({ type, sourceSpans, targetSpans }) => {
    const known = sets.get(type);
    if (known === undefined) return false;
    // The translation decides: two errors can have one cause in the source.
    const [spans, set] = targetSpans.length > 0 ? [targetSpans, known.target] : [sourceSpans, known.source];
    const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    return length > 0 && set.covered(spans) > sameErrorShare * length;
  };
}
