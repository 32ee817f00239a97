import type { CodePointSpan } from '../../contracts/engines/quality-evaluator.ts';
import type { TextSpan } from '../text-edit.ts';

/** Turns positions in UTF-16 units into code points; the text is read once for all spans. */
export function codePointSpans(text: string): (spans: readonly TextSpan[]) => readonly CodePointSpan[] {
  let found: readonly number[] | undefined;
  return (spans) => {
    found ??= surrogatePairs(text);
    const pairs = found;
    return spans
      .map(({ start, end }) => ({ start: start - pairsBefore(pairs, start), end: end - pairsBefore(pairs, end) }))
      .filter(({ start, end }) => start < end)
      .sort((one, other) => one.start - other.start);
  };
}

/** Turns a position in UTF-16 units into one in code points; the text is read once. */
export function codePointPosition(text: string): (position: number) => number {
  const pairs = surrogatePairs(text);
  return (position) => position - pairsBefore(pairs, position);
}

/** Where the second halves of characters are that take two units. */
function surrogatePairs(text: string): readonly number[] {
  const found: number[] = [];
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0xdc00 || code > 0xdfff) continue;
    const before = text.charCodeAt(index - 1);
    if (before >= 0xd800 && before <= 0xdbff) found.push(index);
  }
  return found;
}

function pairsBefore(pairs: readonly number[], position: number): number {
  let [low, high] = [0, pairs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pairs[middle] as number) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
