import { EntriesFault } from './entries-fault.ts';
import { type EntryRow, maximumFields } from './entry-row.ts';
import { maximumPhraseBytes } from './find-phrase-fault.ts';

/** What ends a field that is not quoted, or must not be in it. */
const fieldEnd = /[",\r\n]/g;

/** Code units of a field in quotes: no longer phrase is allowed, even if each of them represents a byte. */
const longestQuoted = maximumPhraseBytes;

/**
 * Records of RFC 4180 with their fields: a field with double quotes, commas or line ends is in double quotes, and a
 * double quote in it is doubled. Lines without any character are undefined.
 */
export function* readCsvRows(text: string): Generator<EntryRow | undefined, void> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record = readRecord(text, at, line);
    yield record.end > at ? { line, start: at, fields: record.fields } : undefined;
    at = text.startsWith('\r\n', record.end) ? record.end + 2 : record.end + 1;
    line = record.lastLine + 1;
  }
}

interface CsvRecord {
  readonly fields: readonly string[];
  /** Where its line ends. */
  readonly end: number;
  /** Other than its first only when a quoted field has line ends. */
  readonly lastLine: number;
}

function readRecord(text: string, start: number, firstLine: number): CsvRecord {
  const fields: string[] = [];
  let line = firstLine;
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? readQuoted(text, at, line) : readPlain(text, at, line);
    fields.push(field.value);
    line += field.lineEnds;
    if (text[field.end] !== ',' || fields.length === maximumFields) return { fields, end: field.end, lastLine: line };
    at = field.end + 1;
  }
}

interface CsvField {
  readonly value: string;
  readonly end: number;
  readonly lineEnds: number;
}

function readPlain(text: string, start: number, line: number): CsvField {
  fieldEnd.lastIndex = start;
  const end = fieldEnd.exec(text)?.index ?? text.length;
  if (text[end] === '"')
    throw new EntriesFault('a double quote inside a field; put the field in double quotes and double it.', line);
  return { value: text.slice(start, end), end, lineEnds: 0 };
}

function readQuoted(text: string, start: number, line: number): CsvField {
  let close = text.indexOf('"', start + 1);
  let doubled = 0;
  while (close !== -1 && text[close + 1] === '"') {
    doubled += 1;
    refuseLong(close - start - doubled, line);
    close = text.indexOf('"', close + 2);
  }
  if (close === -1) throw new EntriesFault('a double quote that opens a field is never closed.', line);
  refuseLong(close - start - 1 - doubled, line);
  const end = close + 1;
  if (end < text.length && !/[,\r\n]/.test(text[end] ?? ''))
    throw new EntriesFault('text after the double quote that closes a field.', line);
  const value = text.slice(start + 1, close).replaceAll('""', '"');
  return { value, end, lineEnds: value.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

function refuseLong(length: number, line: number): void {
  if (length > longestQuoted)
    throw new EntriesFault(`a field in double quotes is longer than ${maximumPhraseBytes} bytes of UTF-8.`, line);
}
