import type { Translated, Wanted } from '../translation.ts';

/** A translation as it was shown. */
export interface HistoryEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly wanted: Wanted;
  readonly translated: Translated;
}

/** So long after a translation, a correction of its text belongs to it. */
const correctionMilliseconds = 10_000;

/** What is translated as it is typed is one entry: the text went on, or was corrected at one place soon afterwards. */
export function continues(before: Pick<HistoryEntry, 'time' | 'wanted'>, wanted: Wanted, now: number): boolean {
  if (before.wanted.target !== wanted.target) return false;
  const [earlier, later] = [before.wanted.text, wanted.text];
  if (later.startsWith(earlier)) return true;
  return now - before.time < correctionMilliseconds && isInserted(earlier, later);
}

/** Whether one text is the other with something inserted at one place. */
function isInserted(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let [start, end] = [0, 0];
  while (start < short.length && short[start] === long[start]) start += 1;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return start + end === short.length;
}

/** Whether the text or its translation contains what is searched, in capitals or not. */
export function contains({ wanted, translated }: HistoryEntry, searched: string): boolean {
  const wantedText = searched.trim().toLocaleLowerCase();
  const shown = (text: string): string => (wanted.isMarkup ? text.replace(/<[^>]*>/g, '') : text);
  return [wanted.text, translated.text].some((text) => shown(text).toLocaleLowerCase().includes(wantedText));
}
