import type { EvaluatedSegment, QualityFinding, SegmentEvaluation } from '../../contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { CheckedText } from './checked-text.ts';
import { documentChecks, segmentChecks } from './checks/registry.ts';
import { codePointSpans } from './code-point-spans.ts';
import { compareFindings } from './merge-findings.ts';
import type { CheckedSegment, CheckKnowledge, FoundError } from './quality-check.ts';

export interface SegmentToCheck extends EvaluatedSegment {
  /** The translation as a writing engine corrects it. */
  readonly corrected?: string | undefined;
}

/** Of one kind in one segment: more say nothing that a reviewer does not see. */
const mostOfCheck = 25;

/** What all checks find in the segments of a document; `name` begins the `check` of findings. */
export function checkSegments(
  segments: readonly SegmentToCheck[],
  { source, target }: LanguagePair,
  knowledge: CheckKnowledge,
  name: string,
): readonly SegmentEvaluation[] {
  const checked = segments.map(
    ({ glossaryTerms = [], corrected, ...texts }): CheckedSegment => ({
      source: new CheckedText(texts.source, source),
      target: new CheckedText(texts.target, target),
      glossaryTerms,
      corrected,
    }),
  );
  const found = checked.map((segment) =>
    segmentChecks.map(({ id, find }) => ({ id, errors: find(segment, knowledge) })),
  );
  for (const { id, find } of documentChecks)
    for (const [index, errors] of find(checked).entries()) found[index]?.push({ id, errors });
  return checked.map((segment, index) => ({ findings: writeFindings(segment, found[index] ?? [], name) }));
}

interface FoundByCheck {
  readonly id: string;
  readonly errors: readonly FoundError[];
}

function writeFindings(
  { source, target }: CheckedSegment,
  found: readonly FoundByCheck[],
  name: string,
): readonly QualityFinding[] {
  const [inSource, inTarget] = [codePointSpans(source.text), codePointSpans(target.text)];
  return found
    .flatMap(({ id, errors }) =>
      errors.slice(0, mostOfCheck).map(
        ({ source: sourceSpans, target: targetSpans, ...error }): QualityFinding => ({
          ...error,
          sourceSpans: inSource(sourceSpans),
          targetSpans: inTarget(targetSpans),
          check: `${name}.${id}`,
        }),
      ),
    )
    .filter(({ sourceSpans, targetSpans }) => sourceSpans.length + targetSpans.length > 0)
    .sort(compareFindings);
}
