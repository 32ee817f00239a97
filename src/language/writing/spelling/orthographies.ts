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
  };
}
