import { languagesWithTables, packLines, packSections, packWords } from '../../packs/tables.ts';

/** How a language is spelled, as far as its writers slip: from `spelling.tables` of its pack, which says what is what. */
export interface Orthography {
  readonly letters: string;
  readonly alike: readonly string[];
  readonly swaps: readonly (readonly [string, string])[];
  readonly foreign: RegExp | undefined;
  readonly sureMarks: string;
  /** At the beginning of a word: one that loses its vowel before it, with the apostrophe. */
  readonly elided: RegExp | undefined;
  /** Each of its matches is a sign of speech that leaves sounds out. */
  readonly dialect: RegExp | undefined;
  /** Where every noun has a capital. */
  readonly nouns: NounSigns | undefined;
  /** A title with its space, as it is before a name, also at the beginning of a sentence. */
  readonly title: RegExp | undefined;
}

/** How a noun shows itself, though it is misspelt or has no capital. */
export interface NounSigns {
  /** At the end of what is before a word: a determiner. */
  readonly determiner: RegExp;
  /** The same: an adjective between a determiner and its noun. */
  readonly adjective: RegExp;
  /** At the beginning of what is after a word: a noun, or an adjective of one, so that the word is none. */
  readonly noun: RegExp;
  /** At the end of a word. Names have no such ending. */
  readonly ending: RegExp;
}

/** Sounds of all languages with Latin letters. */
const common = [
  ['ph', 'f'],
  ['i', 'y'],
  ['c', 'k'],
  ['s', 'z'],
] as const;

const read = new Map<string, Orthography | undefined>();

/** Undefined where the pack has none. */
export function orthographyOf(base: string): Orthography | undefined {
  if (!read.has(base))
    read.set(base, languagesWithTables('spelling').includes(base) ? readOrthography(base) : undefined);
  return read.get(base);
}

function readOrthography(base: string): Orthography {
  const [letters = ''] = packLines(base, 'spelling', 'letters');
  const [sureMarks = ''] = packLines(base, 'spelling', 'sure-marks');
  const [foreign] = packLines(base, 'spelling', 'foreign');
  const optional = new Set(packSections(base, 'spelling'));
  const expression = (section: string): string | undefined =>
    optional.has(section) ? packLines(base, 'spelling', section).join('|') : undefined;
  const elided = expression('elided');
  const dialect = expression('dialect');
  const titles = expression('titles');
  const own = packLines(base, 'spelling', 'swaps').map((line): readonly [string, string] => {
    const [one = '', other = ''] = line.split(' ');
    return [one, other];
  });
  return {
    letters,
    sureMarks,
    alike: packWords(base, 'spelling', 'alike'),
    swaps: [...common, ...own],
    foreign: foreign === undefined ? undefined : new RegExp(foreign, 'i'),
    elided: elided === undefined ? undefined : new RegExp(`^(?:${elided})['’]`, 'iu'),
    dialect: dialect === undefined ? undefined : new RegExp(dialect, 'giu'),
    nouns: optional.has('noun-endings') ? readNounSigns(base) : undefined,
    title: titles === undefined ? undefined : new RegExp(`^(?:${titles})[ \u00a0]$`, 'u'),
  };
}

function readNounSigns(base: string): NounSigns {
  const expression = (section: string): string => packLines(base, 'spelling', section).join('|');
  const [adjectives, endings] = [expression('adjective-endings'), expression('noun-endings')];
  return {
    determiner: new RegExp(`(?:^|\\P{L})(?:${expression('determiners')})[ \u00a0]$`, 'iu'),
    adjective: new RegExp(`(?<=[ \u00a0])\\p{Ll}{2,}(?:${adjectives})[ \u00a0]$`, 'u'),
    noun: new RegExp(`^[ \u00a0]+(?:[\\p{Lu}„»"(]|\\p{Ll}+(?:${adjectives})[ \u00a0]\\p{Lu})`, 'u'),
    ending: new RegExp(`\\p{Ll}{3}(?:${endings})$`, 'u'),
  };
}
