import type { Correction } from '../../contracts/engines/correction.ts';
import { applyEdits, type TextSpan } from '../text-edit.ts';

/** The text with the first replacement of each correction, which are in reading order and do not overlap. */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
  return applyEdits(
    text,
    corrections.map(({ start, end, replacements }) => ({ start, end, text: replacements[0] })),
  );
}

/** A correction, from `start` to before `end` of the text between both passes. */
interface Placed extends TextSpan {
  readonly correction: Correction;
  readonly isFirst: boolean;
}

/**
 * Corrections of a text, and corrections of what they made of it, as corrections of the text. Those that meet become one.
 *
 *     foward to meet ──spelling──▶ forward to meet ──grammar──▶ forward to meeting
 */
export function composeCorrections(
  text: string,
  first: readonly Correction[],
  second: readonly Correction[],
): readonly Correction[] {
  if (second.length === 0) return first;
  if (first.length === 0) return second;
  let shift = 0;
  const made = first.map((correction): Placed => {
    const start = correction.start + shift;
    shift += correction.replacements[0].length - (correction.end - correction.start);
    return { start, end: correction.end + shift, correction, isFirst: true };
  });
  const between = applyCorrections(text, first);
  const found = second.map((correction): Placed => ({ ...correction, correction, isFirst: false }));
  const all = [...made, ...found].sort((one, other) => one.start - other.start || one.end - other.end);
  /** What the corrections before a position of the text between have added to it. */
  let added = 0;
  const composed: Correction[] = [];
  for (const group of meeting(all)) {
    const [start, end] = [group[0]?.start ?? 0, Math.max(...group.map((placed) => placed.end))];
    const within = group.filter(({ isFirst }) => isFirst);
    const before = added;
    added += within.reduce(
      (sum, { correction }) => sum + correction.replacements[0].length - (correction.end - correction.start),
      0,
    );
    const merged = mergeGroup(group, { start, end, text: between.slice(start, end) });
    const placed = { ...merged, start: start - before, end: end - added };
    if (placed.replacements[0] !== text.slice(placed.start, placed.end)) composed.push(placed);
  }
  return composed;
}

/** In order; those of a group meet or overlap. */
function meeting(all: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = [];
  let end = -1;
  for (const placed of all) {
    if (placed.start <= end) groups.at(-1)?.push(placed);
    else groups.push([placed]);
    end = Math.max(end, placed.end);
  }
  return groups;
}

function mergeGroup(
  group: readonly Placed[],
  { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
): Correction {
  const [only, ...others] = group as readonly [Placed, ...Placed[]];
  if (others.length === 0) return only.correction;
  const later = group.filter(({ isFirst }) => !isFirst).map(({ correction }) => correction);
  const moved = later.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
  // Rules are named by the pass that came last: it saw the rest.
  const { rule } = (later.at(-1) ?? only.correction) as Correction;
  return {
    start,
    end,
    replacements: [applyCorrections(text, moved)],
    rule,
    reason: [...new Set(group.map(({ correction }) => correction.reason))].join(' '),
    confidence: Math.min(...group.map(({ correction }) => correction.confidence)),
  };
}
