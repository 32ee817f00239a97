import type { Entry } from './entry-edits.ts';

export type EntryFormat = 'tsv' | 'csv';

export type EntryFault = 'fields' | 'empty' | 'long' | 'control' | 'space' | 'duplicate';

export interface FaultyLine {
  readonly line: number;
  readonly fault: EntryFault;
}

export interface ReadEntries {
  readonly entries: readonly Entry[];
  readonly faults: readonly FaultyLine[];
}

const maximumBytes = 1024;
/** Controls, and what some programs take for the end of a line. */
const forbidden = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const linesPerSlice = 20_000;

/** Why the server would not take the phrase. */
export function faultOf(phrase: string): Exclude<EntryFault, 'fields' | 'duplicate'> | undefined {
  if (phrase === '') return 'empty';
  if (phrase.length * 3 > maximumBytes && new TextEncoder().encode(phrase).length > maximumBytes) return 'long';
  if (forbidden.test(phrase)) return 'control';
  return phrase.trim() === phrase ? undefined : 'space';
}

/** Reads lines of two phrases. Faulty ones are named, and the others kept. Lets the page work between slices of lines. */
export async function readEntries(text: string, format: EntryFormat): Promise<ReadEntries> {
  const entries = new Map<string, Entry>();
  const faults: FaultyLine[] = [];
  let read = 0;
  for (const { line, fields } of format === 'csv' ? csvRows(text) : tsvRows(text)) {
    if (++read % linesPerSlice === 0) await new Promise((resolve) => setTimeout(resolve));
    const [source = '', target = ''] = fields.map((field) => field.trim());
    const fault = fields.length < 2 ? 'fields' : (faultOf(source) ?? faultOf(target));
    if (fault !== undefined) faults.push({ line, fault });
    else if (entries.has(source)) faults.push({ line, fault: 'duplicate' });
    else entries.set(source, { source, target });
  }
  return { entries: [...entries.values()], faults };
}

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

function* tsvRows(text: string): Generator<Row> {
  let line = 0;
  for (const row of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    line += 1;
    if (row !== '') yield { line, fields: row.split('\t') };
  }
}

/** RFC 4180: fields in quotation marks may contain commas, line ends and doubled quotation marks; others are taken as they are. */
function* csvRows(text: string): Generator<Row> {
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;
  field.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  let [line, begun, fields]: [number, number, string[]] = [1, 1, []];
  while (field.lastIndex < text.length) {
    const [whole = '', quoted, plain = '', end = ''] = field.exec(text) ?? [];
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',' && field.lastIndex < text.length) continue;
    if (fields.length > 1 || fields[0] !== '') yield { line: begun, fields };
    [begun, fields] = [line, []];
  }
}

/** As the server and other programs read it. */
export function writeEntries(entries: Iterable<Entry>, format: EntryFormat): string {
  const quote = (phrase: string): string => (/[",\r\n]/.test(phrase) ? `"${phrase.replaceAll('"', '""')}"` : phrase);
  let text = '';
  for (const { source, target } of entries)
    text += format === 'csv' ? `${quote(source)},${quote(target)}\n` : `${source}\t${target}\n`;
  return text;
}

/** What the server sends: every line is an entry. */
export function parseServed(text: string): readonly Entry[] {
  if (text === '') return [];
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const tab = line.indexOf('\t');
      return { source: line.slice(0, tab), target: line.slice(tab + 1) };
    });
}
