import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { PhraseSummary } from '../../contracts/stores/interface-phrases.ts';
import { choosePhrases, mostFrequent } from '../../language/interface-phrases/choose-phrases.ts';
import { phraseKey } from '../../language/interface-phrases/interface-phrase.ts';
import { createPrivateFile } from '../sqlite/private-file.ts';
import { installedCatalogues } from './installed-catalogues.ts';
import { phraseSchema } from './phrase-file.ts';

export interface PhraseFileSettings {
  readonly path: string;
  /** `/usr/share/locale`, or another folder of the same form. */
  readonly localeFolder: string;
}

/** Bounds of the list: some megabytes. */
const mostLanguages = 200;
const mostPhrases = 2_000;

/**
 * Makes the list in one transaction under another name, so that it is there whole or not at all. Fails as soon as it is not wanted
 * any more: another process may be making it by then.
 */
export function buildPhraseFile(
  { path, localeFolder }: PhraseFileSettings,
  isWanted: () => boolean = () => true,
): PhraseSummary {
  const part = `${path}.part`;
  rmSync(part, { force: true });
  createPrivateFile(part);
  const summary = writePhrases(part, localeFolder, isWanted);
  renameSync(part, path);
  return summary;
}

function writePhrases(path: string, localeFolder: string, isWanted: () => boolean): PhraseSummary {
  using database = new DatabaseSync(path);
  database.exec('pragma journal_mode = memory; begin exclusive');
  database.exec(phraseSchema);
  const insert = database.prepare('insert or ignore into phrases (language, key, id, text) values (?, ?, ?, ?)');
  const insertLanguage = database.prepare('insert into languages (language) values (?)');
  const content = createHash('sha256');
  /** By the number of a phrase: how often programs write it in which way. */
  const english: Map<string, number>[] = [];
  const numbers = new Map<string, number>();
  let phrases = 0;
  let languages = 0;
  let catalogues = 0;
  for (const { language, files, messages } of installedCatalogues(localeFolder)) {
    if (!isWanted()) throw new Error('The list is not wanted any more.');
    if (languages === mostLanguages) break;
    const chosen = choosePhrases(messages).slice(0, mostPhrases);
    catalogues += files;
    if (chosen.length === 0) continue;
    languages += 1;
    insertLanguage.run(language);
    for (const { id, translation } of chosen) {
      const number = numbers.get(phraseKey(id)) ?? numbers.size;
      numbers.set(phraseKey(id), number);
      const forms = english[number] ?? new Map<string, number>();
      english[number] = forms;
      forms.set(id, (forms.get(id) ?? 0) + 1);
      insert.run(language, phraseKey(translation), number, translation);
      content.update(JSON.stringify([language, id, translation]));
      phrases += 1;
    }
  }
  if (languages > 0) insertLanguage.run('en');
  for (const [key, number] of numbers) insert.run('en', key, number, mostFrequent(english[number] ?? new Map()));
  const version = content.digest('hex').slice(0, 12);
  const summary: PhraseSummary = { phrases, languages, version, catalogues };
  database.exec('create index phrases_by_number on phrases (language, id)');
  database.prepare('insert into head (content) values (?)').run(JSON.stringify(summary));
  database.exec('commit');
  if (!isWanted()) throw new Error('The list is not wanted any more.');
  return summary;
}
