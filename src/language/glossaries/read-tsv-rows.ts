import { type EntryRow, maximumFields } from './entry-row.ts';

/** Lines with their fields; lines without any character are undefined. */
export function* readTsvRows(text: string): Generator<EntryRow | undefined, void> {
  const lineEnd = /\r\n|\r|\n/g;
  let line = 1;
  let start = 0;
  while (start < text.length) {
    const found = lineEnd.exec(text);
    const end = found === null ? text.length : found.index;
    yield end > start ? { line, start, fields: text.slice(start, end).split('\t', maximumFields) } : undefined;
    start = found === null ? text.length : lineEnd.lastIndex;
    line++;
  }
}
