import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { CommandContext } from '../command-line/command-context.ts';
import { InputError, MisuseError, systemErrorWords } from '../command-line/command-errors.ts';
import { readText, standardInput } from '../command-line/read-text.ts';
import type { GivenEntries } from './glossary-client.ts';

/** The text of a file, or of standard input ("-"), with its format. A byte order mark is left out. */
export async function readEntries(
  path: string,
  format: string | undefined,
  { stdin, signal }: Pick<CommandContext, 'stdin' | 'signal'>,
): Promise<GivenEntries> {
  const entriesFormat = formatOf(path, format);
  const name = path === '-' ? standardInput : path;
  let entries = '';
  try {
    for await (const piece of readText(path === '-' ? stdin() : createReadStream(path, { signal }), name))
      entries += piece;
  } catch (error) {
    signal.throwIfAborted();
    const words = systemErrorWords(error);
    throw words === undefined ? error : new InputError(`${name}: ${words}.`);
  }
  return { entries: entries.replace(/^\ufeff/, ''), entries_format: entriesFormat };
}

function formatOf(path: string, given: string | undefined): GivenEntries['entries_format'] {
  const format = given ?? (extname(path).toLowerCase() === '.csv' ? 'csv' : 'tsv');
  if (format !== 'tsv' && format !== 'csv') throw new MisuseError(`--format is tsv or csv, not "${format}".`);
  return format;
}
