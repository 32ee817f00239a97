import { readFileSync } from 'node:fs';
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

/** A data file of `verbs/`; `README.md` says what the keys mean. */
export interface WordList {
  readonly class: string;
  readonly base: string;
  readonly slots: readonly string[];
  /** Further ones, which rules write only by name. */
  readonly named: readonly string[];
  readonly words: readonly string[];
  readonly like: readonly Likeness[];
  readonly written: readonly WrittenForm[];
  readonly respelled: readonly Respelling[];
}

/** Languages with a list. */
export const inflectedLanguages: readonly string[] = ['en', 'es', 'fr', 'it', 'pt'];

const lists = new Map<string, WordList>();

export function wordList(language: string): WordList | undefined {
  if (!inflectedLanguages.includes(language)) return undefined;
  const known = lists.get(language);
  if (known !== undefined) return known;
  const read = parse(readFileSync(new URL(`verbs/${language}.yaml`, import.meta.url), 'utf8'));
  const list: WordList = {
    like: [],
    written: [],
    respelled: [],
    ...read,
    slots: read.slots.split(/\s+/),
    named: read.named?.split(/\s+/) ?? [],
    words: read.words.split(/\s+/),
  };
  lists.set(language, list);
  return list;
}
