import { csvRows, type DelimitedFormat, quoteField, tsvRows } from '../../design/delimited-rows.ts';
import type { Entry } from './entry-edits.ts';

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
export async function readEntries(text: string, format: DelimitedFormat): Promise<ReadEntries> {
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

/** As the server and other programs read it. */
export function writeEntries(entries: Iterable<Entry>, format: DelimitedFormat): string {
  let text = '';
  for (const { source, target } of entries)
    text += format === 'csv' ? `${quoteField(source)},${quoteField(target)}\n` : `${source}\t${target}\n`;
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
