import type { EntryRow } from './entry-row.ts';

/** Lines with their fields; lines without any character are left out. */
export function* readTsvRows(text: string): Generator<EntryRow, void> {
  const lineEnd = /\r\n|\r|\n/g;
  let line = 1;
  let start = 0;
  while (start < text.length) {
    const found = lineEnd.exec(text);
    const end = found === null ? text.length : found.index;
    if (end > start) yield { line, start, fields: text.slice(start, end).split('\t') };
    start = found === null ? text.length : lineEnd.lastIndex;
    line++;
  }
}
