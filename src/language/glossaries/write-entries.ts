import type { GlossaryEntries } from './parse-entries.ts';

/** Characters after which a part ends; takes less than a millisecond to store or read. */
const partLength = 64 * 1024;

const entriesPerSlice = 500;

export interface WrittenEntries {
  /** TSV, cut between lines; joined by line feeds they are the whole. */
  readonly parts: readonly string[];
  /** Of the whole as UTF-8. */
  readonly bytes: number;
}

/** Entries as TSV. Yields now and then, as `parseEntries` does. */
export function* writeEntries(entries: GlossaryEntries): Generator<void, WrittenEntries> {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  const finish = (): void => {
    parts.push(part);
    bytes += Buffer.byteLength(part) + 1;
    part = '';
  };
  let written = 0;
  for (const [source, target] of entries) {
    if (++written % entriesPerSlice === 0) yield;
    part += `${part === '' ? '' : '\n'}${source}\t${target}`;
    if (part.length >= partLength) finish();
  }
  if (part !== '') finish();
  return { parts, bytes: Math.max(0, bytes - 1) };
}

/** Entries that `writeEntries` wrote, for the caller to change. */
export function* readParts(parts: readonly string[]): Generator<void, Map<string, string>> {
  const entries = new Map<string, string>();
  for (const part of parts) {
    for (const line of part.split('\n')) {
      const tab = line.indexOf('\t');
      entries.set(line.slice(0, tab), line.slice(tab + 1));
    }
    yield;
  }
  return entries;
}
