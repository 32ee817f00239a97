import type { ProtectedRange, TextEdit } from './style-rewriter.ts';

/** Edits for every match of a global pattern; undefined leaves the match as it is. */
export function editMatches(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const match of text.matchAll(pattern)) {
    const replacement = replace(match);
    if (replacement !== undefined && replacement !== match[0])
      edits.push({ start: match.index, end: match.index + match[0].length, text: replacement });
  }
  return edits;
}

/** The text with its edits made, which are in reading order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of edits) {
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** In reading order, without what overlaps something that starts before it, or with it and is longer. */
export function withoutOverlaps<Found extends ProtectedRange>(
  ...found: readonly (readonly Found[])[]
): readonly Found[] {
  let position = 0;
  return found
    .flat()
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      if (start < position) return false;
      position = end;
      return true;
    });
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
    start: edit.start + prefix,
    end: edit.end - suffix,
    text: edit.text.slice(prefix, edit.text.length - suffix),
  };
}

/** Where a position of the text stands once the edits are made; a position inside of an edit goes to its end. */
export function shiftPosition(position: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (position <= start) break;
    shift += text.length - (end - start);
    if (position < end) return start + shift + (end - start);
  }
  return position + shift;
}

/**
 * Whether an edit changes a protected range: it reaches into one, or it writes letters or digits directly beside one, so
 * that 90 becomes 1990.
 */
export function touches(edit: TextEdit, ranges: readonly ProtectedRange[], text: string): boolean {
  const { start, end } = edit;
  return ranges.some((range) => {
    if (start !== end) return start < range.end && end > range.start;
    if (start === range.start) return joins(edit.text.at(-1), text[start]);
    if (start === range.end) return joins(text[start - 1], edit.text[0]);
    return start > range.start && start < range.end;
  });
}

const letterOrDigit = /[\p{L}\p{N}]/u;

function joins(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && letterOrDigit.test(before) && letterOrDigit.test(after);
}
