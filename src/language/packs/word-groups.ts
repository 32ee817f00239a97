import { faultyLine, type PackLine, readPackLines } from './pack-files.ts';

/** Words of a language that rules name together. */
export interface WordGroups {
  /** By name, as rules name them with `@`; parted by spaces. */
  readonly words: Readonly<Record<string, string>>;
  /** Endings of words, as rules name them with `%`. */
  readonly endings: Readonly<Record<string, readonly string[]>>;
}

const read = new Map<string, WordGroups>();

/** The groups of `languages/<language>/styles/words.rules`, or of that of `corrections`. */
export function wordGroups(language: string, of: 'styles' | 'corrections' = 'styles'): WordGroups {
  const file = `${of}/words.rules`;
  const known = read.get(`${language}/${file}`) ?? readWordGroups(readPackLines(language, file));
  read.set(`${language}/${file}`, known);
  return known;
}

/**
 * `@name = words`, among which `@other` represents the words of another group above or below, and `%name = endings`. Lines that
 * start with a space go on with what the line before says.
 */
export function readWordGroups(lines: readonly PackLine[]): WordGroups {
  const raw = new Map<string, PackLine>();
  const endings: Record<string, readonly string[]> = {};
  for (const line of joined(lines)) {
    const [, sign, name, words = ''] = /^([@%])(\p{L}+) = (.*)$/u.exec(line.text) ?? [];
    if (name === undefined) throw faultyLine(line, 'not a group of words');
    if (sign === '@' ? raw.has(name) : name in endings) throw faultyLine(line, 'a second group of this name');
    if (sign === '@') raw.set(name, { ...line, text: words });
    else endings[name] = words.split(' ');
  }
  const expand = (name: string, line: PackLine, holding: readonly string[]): string => {
    const group = raw.get(name);
    if (group === undefined) throw faultyLine(line, `no group ${name}`);
    if (holding.includes(name)) throw faultyLine(line, 'a group that holds itself');
    return group.text.replace(/(?<!\S)@(\p{L}+)/gu, (_, other: string) => expand(other, group, [...holding, name]));
  };
  const words = Object.fromEntries([...raw].map(([name, line]) => [name, expand(name, line, [])]));
  return { words, endings };
}

function joined(lines: readonly PackLine[]): readonly PackLine[] {
  const whole: PackLine[] = [];
  for (const line of lines) {
    const before = line.text.startsWith(' ') ? whole.pop() : undefined;
    whole.push(before === undefined ? line : { ...before, text: `${before.text} ${line.text.trim()}` });
  }
  return whole;
}
