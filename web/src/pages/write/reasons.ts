import type { Change } from './diff-words.ts';

/** Why a part of a text is changed. Indexes are those of strings. */
export interface Reason {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** A change of the server's answer, in Unicode code points. */
export interface AnsweredChange {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** The reasons of a part of a text that begins at `offset` of the whole. */
export function readReasons(part: string, changes: readonly AnsweredChange[], offset: number): readonly Reason[] {
  const indexOf = indexesIn(part);
  return changes.map(({ start, end, reason }) => ({
    start: offset + indexOf(start),
    end: offset + indexOf(end),
    reason,
  }));
}

function indexesIn(text: string): (codePoint: number) => number {
  if (!/[\u{10000}-\u{10ffff}]/u.test(text)) return (position) => position;
  const indexes: number[] = [];
  let index = 0;
  for (const character of text) {
    indexes.push(index);
    index += character.length;
  }
  return (position) => indexes[position] ?? text.length;
}

/** Says why a change is made, by what it replaces: it is the same one after others were accepted before it. */
export function reasonsOf(
  text: string,
  changes: readonly Change[],
  reasons: readonly Reason[],
): (written: string, replacement: string) => string | undefined {
  const found = new Map<string, string>();
  let first = 0;
  for (const { start, end, replacement } of changes) {
    while ((reasons[first]?.end ?? Infinity) < start) first += 1;
    const own: string[] = [];
    for (let index = first; (reasons[index]?.start ?? Infinity) <= end; index += 1)
      own.push(reasons[index]?.reason ?? '');
    const key = `${text.slice(start, end)}\n${replacement}`;
    if (own.length > 0 && !found.has(key)) found.set(key, [...new Set(own)].join(' '));
  }
  return (written, replacement) => found.get(`${written}\n${replacement}`);
}
