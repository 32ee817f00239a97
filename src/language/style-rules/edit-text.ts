import { allMatches } from '../all-matches.ts';
import type { ProtectedRange, TextEdit } from './style-rewriter.ts';

/** Edits for every match of a global pattern; undefined leaves the match as it is. */
export function editMatches(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const match of allMatches(text, pattern)) {
    const replacement = replace(match);
    if (replacement !== undefined && replacement !== match[0])
      edits.push({ start: match.index, end: match.index + match[0].length, text: replacement });
  }
  return edits;
}

/** What becomes of the marks around a text that stays. */
export interface Surrounding {
  readonly inner: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Edits of what is around a text that stays as it is, for every match of a global pattern that holds the text once.
 * Both sides change together or not at all.
 */
export function editAround(
  text: string,
  pattern: RegExp,
  surround: (match: RegExpExecArray) => Surrounding | undefined,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const match of allMatches(text, pattern)) {
    const around = surround(match);
    if (around === undefined) continue;
    const group = match.index;
    const start = group + match[0].indexOf(around.inner);
    const end = start + around.inner.length;
    edits.push({ start: group, end: start, text: around.before, group });
    edits.push({ start: end, end: group + match[0].length, text: around.after, group });
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}

/** Without what both sides share at the ends, so that a change of one letter in a date is a change of one letter. */
export function narrowEdit(text: string, edit: TextEdit): TextEdit {
  const before = text.slice(edit.start, edit.end);
  const shortest = Math.min(before.length, edit.text.length);
  let prefix = 0;
  while (prefix < shortest && before[prefix] === edit.text[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shortest - prefix && before.at(-1 - suffix) === edit.text.at(-1 - suffix)) suffix += 1;
  return {
    ...edit,
    start: edit.start + prefix,
    end: edit.end - suffix,
    text: edit.text.slice(prefix, edit.text.length - suffix),
  };
}

const unspacedEnd = /\p{Script=Han}$/u;
const spaceBeforeUnspaced = /^[ \u00a0][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Digits that become characters lose the space before the next character: `2024-03-05 在` → 2024年3月5日在. */
export function closeUp(text: string, edit: TextEdit): TextEdit {
  const goes = unspacedEnd.test(edit.text) && spaceBeforeUnspaced.test(text.slice(edit.end, edit.end + 3));
  return goes ? { ...edit, end: edit.end + 1 } : edit;
}

/** Without the edits that are refused and those that are in a group with one of them. */
export function withoutRefused(
  edits: readonly TextEdit[],
  isRefused: (edit: TextEdit) => boolean,
): readonly TextEdit[] {
  const refused = edits.filter(isRefused);
  if (refused.length === 0) return edits;
  const [alone, groups] = [new Set(refused), new Set(refused.map(({ group }) => group))];
  groups.delete(undefined);
  return edits.filter((edit) => !alone.has(edit) && !groups.has(edit.group));
}

/**
 * Reports where positions of the text are once the edits are made: those inside of an edit go to its end. What is
 * inserted exactly at a position comes after it, or before it where `isStart` says that something starts there.
 */
export function positionsAfter(edits: readonly TextEdit[]): (position: number, isStart?: boolean) => number {
  let shift = 0;
  const shifts = edits.map(({ start, end, text }) => {
    shift += text.length - (end - start);
    return shift;
  });
  return (position, isStart = false) => {
    const index = lastIndex(edits, (edit) =>
      edit.start === edit.end && isStart ? edit.start <= position : edit.start < position,
    );
    if (index < 0) return position;
    return Math.max(position, (edits[index] as TextEdit).end) + (shifts[index] as number);
  };
}

/** The last of what is in order for which something holds that holds for all before it; -1 for none. */
export function lastIndex<Value>(values: readonly Value[], holds: (value: Value) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(values[middle] as Value)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Whether an edit changes a protected range: it reaches into one, or it writes letters or digits directly beside one, so
 * that 90 becomes 1990. The ranges are in reading order and do not overlap.
 */
export function touches(
  { start, end, text: written }: TextEdit,
  ranges: readonly ProtectedRange[],
  text: string,
): boolean {
  // The last range that starts before the end of the edit, and its neighbours, are all that can be touched.
  const index = lastIndex(ranges, (range) => range.start < end);
  const [range, next] = [ranges[index], ranges[index + 1]];
  if (start !== end) return range !== undefined && range.end > start;
  if (range !== undefined && start < range.end) return true;
  if (range?.end === start && joins(text[start - 1], written[0])) return true;
  return next?.start === start && joins(written.at(-1), text[start]);
}

/** Whether an edit reaches over one of the positions, which are in order. */
export function reachesOver({ start, end }: TextEdit, positions: readonly number[]): boolean {
  const index = lastIndex(positions, (position) => position < end);
  return index >= 0 && (positions[index] as number) > start;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

function joins(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && letterOrDigit.test(before) && letterOrDigit.test(after);
}
