import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';
import { closes, findOpenings, joinedByNothing, type Opening, widthOf } from './break-lines.ts';

/** A cue is given no less and no more than this part of what its share of the original would make. */
const leastShare = 0.5;
const greatestShare = 2;
/** Columns a cue may be off its share without being moved. */
const slack = 12;

/**
 * A translation cut into as many parts as the original has turns: at the codes for the breaks where they stand sensibly,
 * else between words, in proportion to the widths of the original turns. A pair that a cut goes through is closed and opened
 * again. With fewer words than turns the last words are shown again.
 */
export function shareOut(translated: Segment, breaks: ReadonlySet<number>, widths: readonly number[]): Inline[][] {
  const line = layOut(translated, breaks);
  const openings = findOpenings(line.text);
  const cuts = sensibleCuts(line, openings, widths) ?? proportionalCuts(line.text, openings, widths);
  const parts = cutLine(line, cuts);
  const lastWords = parts[parts.length - 1]?.filter((inline) => !isCode(inline)) ?? [];
  while (parts.length < widths.length) parts.push(lastWords);
  return parts;
}

interface Mark {
  readonly at: number;
  readonly code: InlineCode;
}

interface Line {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Positions of the breaks. */
  readonly breaks: readonly number[];
}

function layOut(translated: Segment, breakIds: ReadonlySet<number>): Line {
  let text = '';
  let broken = false;
  const marks: Mark[] = [];
  const breaks: number[] = [];
  for (const inline of translated.inlines) {
    if (!isCode(inline)) {
      let next = inline.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
      if (broken) {
        if (text.endsWith(' ') || text === '') next = next.trimStart();
        else if (!/^ |^$/.test(next) && !closes(next) && !joinedByNothing(text, next)) text += ' ';
      }
      broken &&= next === '';
      text += next;
    } else if (breakIds.has(inline.id)) {
      breaks.push(text.length);
      broken = true;
    } else {
      marks.push({ at: text.length, code: inline });
    }
  }
  return { text, marks, breaks };
}

/** The openings nearest to the breaks of the translation, unless they leave a cue empty or far off its share. */
function sensibleCuts(line: Line, openings: readonly Opening[], widths: readonly number[]): Opening[] | undefined {
  const cuts: Opening[] = [];
  for (const position of line.breaks) {
    const index = firstReaching(openings, position);
    const candidates = [openings[index - 1], openings[index]].filter((opening) => opening !== undefined);
    const [nearest] = candidates.sort((one, other) => distance(one, position) - distance(other, position));
    const last = cuts[cuts.length - 1];
    if (nearest === undefined || (last !== undefined && nearest.end <= last.end)) return undefined;
    cuts.push(nearest);
  }
  if (cuts.length !== widths.length - 1) return undefined;
  const total = widthOf(line.text);
  const whole = sum(widths);
  let start = 0;
  for (const [index, width] of widths.entries()) {
    const actual = widthOf(line.text.slice(start, cuts[index]?.end));
    const share = (total * width) / whole;
    const far = actual < share * leastShare || actual > share * greatestShare;
    if (far && Math.abs(actual - share) > slack) return undefined;
    start = cuts[index]?.start ?? 0;
  }
  return cuts;
}

function distance(opening: Opening, position: number): number {
  return Math.max(opening.end - position, position - opening.start, 0);
}

/** Index of the first opening that ends at the position or later. */
function firstReaching(openings: readonly Opening[], position: number): number {
  let low = 0;
  let high = openings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((openings[middle]?.start ?? 0) >= position) high = middle;
    else low = middle + 1;
  }
  return low;
}

function proportionalCuts(text: string, openings: readonly Opening[], widths: readonly number[]): Opening[] {
  const whole = sum(widths);
  const cuts: Opening[] = [];
  let share = 0;
  let next = 0;
  for (const [index, width] of widths.slice(0, -1).entries()) {
    share += width;
    const target = (text.length * share) / whole;
    const lastAllowed = openings.length - (widths.length - 1 - index);
    if (next >= openings.length) break;
    let best = next;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let candidate = next; candidate <= Math.max(lastAllowed, next); candidate++) {
      const opening = openings[candidate] as Opening;
      const afterMark = /[,;:.!?…、。，；：！？)»”]$/u.test(text.slice(Math.max(0, opening.end - 1), opening.end));
      const cost = Math.abs(opening.end - target) - (afterMark ? text.length / 12 : 0);
      if (cost < bestCost) [best, bestCost] = [candidate, cost];
      else if (opening.end > target + text.length / 6) break;
    }
    cuts.push(openings[best] as Opening);
    next = best + 1;
  }
  return cuts;
}

function sum(numbers: readonly number[]): number {
  return Math.max(
    1,
    numbers.reduce((total, number) => total + number, 0),
  );
}

function cutLine(line: Line, cuts: readonly Opening[]): Inline[][] {
  const parts: Inline[][] = [];
  const closes = new Map<number, InlineCode>();
  for (const { code } of line.marks) if (code.kind === 'close') closes.set(code.id, code);
  const open: InlineCode[] = [];
  let mark = 0;
  let start = 0;
  for (let index = 0; index <= cuts.length; index++) {
    const cut = cuts[index] ?? { end: line.text.length, start: line.text.length };
    const final = index === cuts.length;
    const part: Inline[] = [...open];
    let position = start;
    for (; mark < line.marks.length; mark++) {
      const { at, code } = line.marks[mark] as Mark;
      const belongs = final || at < cut.end || (at <= cut.start && code.kind !== 'open');
      if (!belongs) break;
      if (at > position) part.push(line.text.slice(position, Math.min(at, cut.end)));
      position = Math.max(position, Math.min(at, cut.end));
      if (code.kind === 'open') open.push(code);
      else if (code.kind === 'close') open.pop();
      part.push(code);
    }
    if (cut.end > position) part.push(line.text.slice(position, cut.end));
    for (const code of open.toReversed()) part.push(closes.get(code.id) ?? code);
    parts.push(part);
    start = cut.start;
  }
  return parts;
}
