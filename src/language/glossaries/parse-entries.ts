import type { LanguagePair } from '../../contracts/language-pair.ts';
import { characterBorder, countCharacters } from '../characters.ts';
import { baseLanguage } from '../codes.ts';
import { requestedLanguage } from '../variants.ts';
import { EntriesFault } from './entries-fault.ts';
import { type EntryRow, maximumFields } from './entry-row.ts';
import { findPhraseFault } from './find-phrase-fault.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { readTsvRows } from './read-tsv-rows.ts';

export const entryFormats = ['tsv', 'csv'] as const;
export type EntryFormat = (typeof entryFormats)[number];

/** Target phrases by their source phrases, in the order of the text. */
export type GlossaryEntries = ReadonlyMap<string, string>;

export interface EntriesText extends LanguagePair {
  readonly text: string;
  readonly format: EntryFormat;
}

const rowsPerSlice = 500;
const charactersPerSlice = 64 * 1024;

/**
 * Reads and checks the entries of a dictionary (`interface.md`, Glossary and Limits), or throws an `EntriesFault`. Yields
 * now and then, so that anyone who runs it can let others run; a dictionary may have hundreds of thousands of entries.
 */
export function* parseEntries({ text, format, source, target }: EntriesText): Generator<void, GlossaryEntries> {
  const entries = new Map<string, string>();
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  let read = 0;
  const readRows = (): Iterable<EntryRow | undefined> => (format === 'csv' ? readCsvRows(body) : readTsvRows(body));
  let lines = 0;
  for (const row of readRows()) {
    if (++lines % rowsPerSlice === 0) yield;
    if (row === undefined) continue;
    read += 1;
    checkFieldCount(row, format);
    if (!isForPair(row, { source, target })) continue;
    const [from = '', to = ''] = row.fields;
    const index = entries.size;
    checkPhrase(from, 'source', row.line, index);
    checkPhrase(to, 'target', row.line, index);
    if (entries.has(from))
      throw yield* duplicate(body, row, index, yield* findFirst(readRows(), from, { source, target }));
    entries.set(from, to);
  }
  if (entries.size === 0)
    throw new EntriesFault(
      read === 0 ? 'there are none.' : `none of the lines is for the language pair '${source}' to '${target}'.`,
    );
  return entries;
}

function checkFieldCount({ fields, line }: EntryRow, format: EntryFormat): void {
  const [separator, most] = format === 'csv' ? ['comma', 4] : ['tab', 2];
  if (fields.length === 1)
    throw new EntriesFault(`there is no ${separator} between a source and a target phrase.`, line);
  const count = `${fields.length === maximumFields ? 'at least ' : ''}${fields.length}`;
  if (fields.length > most) throw new EntriesFault(`${count} fields; at most ${most} are allowed.`, line);
}

/** Languages that a line of CSV names must be those of the dictionary, whatever their variant; else it is for another. */
function isForPair({ fields }: EntryRow, pair: LanguagePair): boolean {
  return isLanguage(fields[2], pair.source) && isLanguage(fields[3], pair.target);
}

function isLanguage(given: string | undefined, language: string): boolean {
  if (given === undefined || given.trim() === '') return true;
  const code = requestedLanguage(given.trim());
  return code !== undefined && baseLanguage(code) === language;
}

function checkPhrase(phrase: string, side: 'source' | 'target', line: number, index: number): void {
  const fault = findPhraseFault(phrase);
  if (fault !== undefined) throw new EntriesFault(`the ${side} phrase of the entry with index ${index} ${fault}`, line);
}

interface Found {
  readonly row: EntryRow;
  readonly index: number;
}

/** The entry of a source phrase that comes twice. Positions are not kept while reading, since few texts need them. */
function* findFirst(rows: Iterable<EntryRow | undefined>, source: string, pair: LanguagePair): Generator<void, Found> {
  let index = 0;
  let lines = 0;
  for (const row of rows) {
    if (++lines % rowsPerSlice === 0) yield;
    if (row === undefined || !isForPair(row, pair)) continue;
    if (row.fields[0] === source) return { row, index };
    index += 1;
  }
  throw new Error('A phrase comes twice and is not found once.');
}

/** In the words that clients of the public service know. */
function* duplicate(text: string, again: EntryRow, index: number, first: Found): Generator<void, EntriesFault> {
  const describe = (of: number, position: number): string => `key with index ${of} (starting at position ${position})`;
  const position = yield* countTo(text, 0, first.row.start);
  const positionAgain = position + (yield* countTo(text, first.row.start, again.start));
  const reason = `${describe(index, positionAgain)} duplicates ${describe(first.index, position)} of line ${first.row.line}.`;
  return new EntriesFault(reason.replace(/^k/, 'K'), again.line);
}

/** Characters between two beginnings of lines. */
function* countTo(text: string, from: number, to: number): Generator<void, number> {
  let count = 0;
  let at = from;
  while (at < to) {
    const end = characterBorder(text, Math.min(to, at + charactersPerSlice));
    count += countCharacters(text.slice(at, end));
    at = end;
    yield;
  }
  return count;
}
