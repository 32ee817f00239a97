import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { PhraseSummary } from '../../contracts/stores/interface-phrases.ts';

/** Changes with the tables, and with the rules by which phrases are chosen: then the list is made again. */
export const phraseLayout = 1;

/** Where Debian packages put their message catalogues. */
export const localeFolder = '/usr/share/locale';

export function phraseFileOf(dataFolder: string): string {
  return join(dataFolder, 'interface-phrases.sqlite');
}

/**
 * A phrase has a number, which all its languages share; English is the language of the programs. `key` is what a text is
 * found by. The file never changes once it has its name.
 */
export const phraseSchema = `
  create table head (content text not null);
  create table phrases (language text, key text, id integer, text text not null,
    primary key (language, key, id)) without rowid;
  create table languages (language text primary key) without rowid;
  pragma user_version = ${phraseLayout}`;

export function openPhraseFile(path: string): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}

/** Undefined for a file of another layout, or none. */
export function readPhraseHead(path: string): PhraseSummary | undefined {
  try {
    using database = openPhraseFile(path);
    const layout = database.prepare('pragma user_version').get()?.user_version;
    if (layout !== phraseLayout) return undefined;
    return JSON.parse(String(database.prepare('select content from head').get()?.content)) as PhraseSummary;
  } catch {
    return undefined;
  }
}
