import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A word that is inflected as another one. */
export interface Likeness {
  readonly id: string;
  readonly word: string;
  readonly as: string;
  readonly because: string;
  /** A form that comes of it, with its slot. */
  readonly example: readonly [slot: string, form: string];
}

/** A form that the lexicon writes wrongly. */
export interface WrittenForm {
  readonly id: string;
  readonly word: string;
  readonly slot: string;
  readonly form: string;
  readonly because: string;
}

export interface Respelling {
  readonly id: string;
  /** A pattern of the words whose forms are respelled. */
  readonly of: string;
  readonly slots: readonly string[];
  readonly pattern: string;
  readonly written: string;
  readonly because: string;
  readonly changes: readonly [word: string, before: string, after: string];
  readonly stays: readonly [word: string, form: string];
}

/** A data file of `verbs/`, `nouns/` or `adjectives/`; `README.md` says what the keys mean. */
export interface WordList {
  readonly class: string;
  readonly base: readonly string[];
  readonly slots: readonly string[];
  /** Further ones, which rules write only by name. */
  readonly named: readonly string[];
  readonly words: readonly string[];
  readonly like: readonly Likeness[];
  readonly written: readonly WrittenForm[];
  readonly respelled: readonly Respelling[];
}

/** Languages with lists. */
export const inflectedLanguages: readonly string[] = ['en', 'es', 'fr', 'it', 'pt'];

const folders = ['verbs', 'nouns', 'adjectives'];
const lists = new Map<string, readonly WordList[]>();

/** The lists of a language, each of words of one class; none for a language without. */
export function wordLists(language: string): readonly WordList[] {
  if (!inflectedLanguages.includes(language)) return [];
  const known = lists.get(language) ?? folders.flatMap((folder) => readList(`${folder}/${language}.yaml`));
  lists.set(language, known);
  return known;
}

function readList(path: string): readonly WordList[] {
  const address = new URL(path, import.meta.url);
  if (!existsSync(address)) return [];
  const read = parse(readFileSync(address, 'utf8'));
  const list: WordList = {
    like: [],
    written: [],
    respelled: [],
    ...read,
    base: read.base.split(/\s+/),
    slots: read.slots?.split(/\s+/) ?? [],
    named: read.named?.split(/\s+/) ?? [],
    words: read.words.split(/\s+/),
  };
  return [list];
}
