import type { ShapedText } from '../shaping/shape-text.ts';
import type { BreakOpportunity } from './break-opportunities.ts';

/** Text of one line, by code units. */
export interface FilledLine {
  readonly start: number;
  /** Before the spaces at its end. */
  readonly end: number;
  readonly hyphen: boolean;
  /** The line ends here because the text says so: it is not justified. */
  readonly ends: boolean;
}

export interface FilledLines {
  readonly lines: readonly FilledLine[];
  readonly dividesWords: boolean;
}

export interface LineMeasures {
  /** Of each line, by its index. */
  readonly widthOf: (index: number) => number;
  readonly firstLineIndent: number;
  readonly scale: number;
  /** Of a hyphen at scale 1. */
  readonly hyphenWidth: number;
}

/** Rounding of coordinates in files must not move a word to the next line. */
const tolerance = 0.01;

/** Fills lines from the first to the last, each with as much as it holds. One pass over the opportunities. */
export function fillLines(
  shaped: ShapedText,
  opportunities: readonly BreakOpportunity[],
  measures: LineMeasures,
): FilledLines {
  const lines: FilledLine[] = [];
  let dividesWords = false;
  let start = 0;
  let best: BreakOpportunity | undefined;
  // Asked for at each opportunity, and the same until the line ends.
  let [measured, there] = [-1, 0];
  const room = (): number => {
    if (measured === lines.length) return there;
    measured = lines.length;
    there = (measures.widthOf(measured) - (measured === 0 ? measures.firstLineIndent : 0)) / measures.scale + tolerance;
    return there;
  };
  const fits = (opportunity: BreakOpportunity) =>
    widthOf(shaped, start, opportunity.textEnd) + (opportunity.hyphen ? measures.hyphenWidth : 0) <= room();
  const end = (opportunity: BreakOpportunity, ends: boolean) => {
    lines.push({ start, end: Math.max(start, opportunity.textEnd), hyphen: opportunity.hyphen && !ends, ends });
    start = opportunity.position;
    best = undefined;
  };
  for (const opportunity of opportunities) {
    if (!fits(opportunity) && best !== undefined) end(best, false);
    while (!fits(opportunity)) {
      const divided = lastThatFits(shaped, start, opportunity.textEnd, room());
      if (divided >= opportunity.textEnd) break;
      dividesWords = true;
      lines.push({ start, end: divided, hyphen: false, ends: false });
      start = divided;
    }
    if (opportunity.required) end(opportunity, true);
    else best = opportunity;
  }
  return { lines, dividesWords };
}

function widthOf(shaped: ShapedText, start: number, end: number): number {
  return end <= start ? 0 : (shaped.positions[end] ?? 0) - (shaped.positions[start] ?? 0);
}

/** The last boundary up to which the text from `start` fits, at least one cluster further. */
function lastThatFits(shaped: ShapedText, start: number, end: number, room: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (widthOf(shaped, start, middle) <= room) low = middle;
    else high = middle - 1;
  }
  while (low > start && shaped.boundaries[low] !== 1) low -= 1;
  if (low > start) return low;
  let next = start + 1;
  while (next < end && shaped.boundaries[next] !== 1) next += 1;
  return next;
}
