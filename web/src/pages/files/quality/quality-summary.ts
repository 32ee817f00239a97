import type { paths } from '../../../api/interface.generated.d.ts';

type Answer = paths['/v1/quality-evaluations/{job_id}']['get']['responses'][200]['content']['application/json'];
export type Segment = NonNullable<Answer['segments']>[number];
export type Finding = Segment['errors'][number];
export type Severity = Finding['severity'];

/** The worst first. */
export const severities = ['Critical', 'Major', 'Minor'] as const satisfies readonly Severity[];

export interface QualitySummary {
  /** Undefined: no errors. */
  readonly worst: Severity | undefined;
  readonly counts: Readonly<Record<Severity, number>>;
  /** Those with errors: by their worst error, then by their score, then as in the document. */
  readonly segments: readonly Segment[];
}

/** What the evaluation found, the worst first. */
export function summarize(segments: readonly Segment[]): QualitySummary {
  const faulty = segments.filter(({ errors }) => errors.length > 0);
  const count = (severity: Severity) =>
    faulty.reduce((sum, { errors }) => sum + errors.filter((error) => error.severity === severity).length, 0);
  const counts = { Critical: count('Critical'), Major: count('Major'), Minor: count('Minor') };
  return {
    worst: severities.find((severity) => counts[severity] > 0),
    counts,
    segments: faulty.toSorted((one, other) => rankOf(one) - rankOf(other) || one.score - other.score),
  };
}

function rankOf({ errors }: Segment): number {
  return Math.min(...errors.map(({ severity }) => severities.indexOf(severity)));
}

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The text in pieces, those within a span marked. Spans count Unicode code points, and may overlap. */
export function markSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): Piece[] {
  const pieces: { text: string; isMarked: boolean }[] = [];
  [...text].forEach((letter, index) => {
    const isMarked = spans.some(({ start, end }) => start <= index && index < end);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else pieces.push({ text: letter, isMarked });
  });
  return pieces;
}
