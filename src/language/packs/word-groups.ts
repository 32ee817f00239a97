import { readPackFile } from './pack-files.ts';

/** Words of a language that rules name together. */
export interface WordGroups {
  /** By name, as rules name them with `@`; parted by spaces. */
  readonly words: Readonly<Record<string, string>>;
  /** Endings of words, as rules name them with `%`. */
  readonly endings: Readonly<Record<string, readonly string[]>>;
}

const read = new Map<string, WordGroups>();

/**
 * `languages/<language>/styles/words.rules`: `@name = words`, among which `@other` represents the words of another group, and
 * `%name = endings`. Lines that start with a space go on with what the line before says.
 */
export function wordGroups(language: string): WordGroups {
  const known = read.get(language) ?? parse(readPackFile(language, 'styles/words.rules'));
  read.set(language, known);
  return known;
}

function parse(source: string): WordGroups {
  const [raw, endings]: [Record<string, string>, Record<string, readonly string[]>] = [{}, {}];
  for (const line of source.replace(/\n\s+/g, ' ').split('\n')) {
    const [, sign, name, words = ''] = /^([@%])(\p{L}+) = (.*)$/u.exec(line) ?? [];
    if (name !== undefined && sign === '@') raw[name] = words;
    else if (name !== undefined) endings[name] = words.split(' ');
    else if (line !== '' && !line.startsWith('//')) throw new SyntaxError(`not a group of words: ${line}`);
  }
  const expand = (words: string): string =>
    words.replace(/(?<!\S)@(\p{L}+)/gu, (_, other: string) => expand(raw[other] ?? ''));
  const words = Object.fromEntries(Object.entries(raw).map(([name, list]) => [name, expand(list)]));
  return { words, endings };
}
