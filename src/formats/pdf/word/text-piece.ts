import type { PageBlock, RunStyle } from '../reading/page-layout.ts';
import type { Area } from './page-frame.ts';

/** Text of one look. */
export interface WordRun {
  readonly text: string;
  readonly style: RunStyle;
  /** Index of a link of the page. */
  readonly link?: number;
}

/** A paragraph on a page. */
export interface TextPiece {
  readonly area: Area;
  readonly runs: readonly WordRun[];
  readonly style: RunStyle;
  readonly alignment: PageBlock['alignment'];
  readonly firstLineIndent: number;
  readonly leading: number;
  readonly lines: number;
  readonly isCell: boolean;
  /** What is in front of it: a bullet, a number. */
  readonly marker?: string;
  /** The left edge of the marker. */
  readonly markerLeft?: number;
}

/** The lower end of the first line of a piece. */
export function firstLineEnd({ area: { top }, style: { size } }: TextPiece): number {
  return top + 1.3 * size;
}
