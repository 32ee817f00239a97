import type { LoadResult } from '../load/load-order.ts';
import type { Cell } from '../plan.ts';

export interface Span {
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Something that translates English to Spanish and is measured beside the others. */
export interface Subject extends AsyncDisposable {
  readonly name: string;
  /** Processes whose memory, with that of all their descendants, is the subject's. */
  readonly processes: readonly number[];
  /** Cells that say nothing about this subject are left out. */
  measures(cell: Cell): boolean;
  measure(cell: Cell, span: Span): Promise<LoadResult>;
  /** For comparing the output of the subjects, not for timing. */
  translate(sentences: readonly string[]): Promise<readonly string[]>;
}
