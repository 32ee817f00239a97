import { languagesWithTables, packLines, packSections, packWords } from '../../packs/tables.ts';

/** An ending, and with what the words end there that a word with it is formed of. */
export type FormedEnding = readonly [ending: RegExp, others: readonly string[]];

/** How a language forms words, from `languages/<code>/word-formation.tables`: what dictionaries lack although it is right. */
export interface FormationTables {
  readonly prefixes: ReadonlySet<string>;
  /** First parts of verbs that are words of their own: `freizugeben`. */
  readonly separablePrefixes: ReadonlySet<string>;
  /** Short foreign words that compounds begin with. */
  readonly loans: ReadonlySet<string>;
  /** Those that are written together with the word behind them by mistake. */
  readonly prepositions: readonly string[];
  readonly endings: readonly FormedEnding[];
  readonly adjectivesOfVerbs: readonly FormedEnding[];
  /** The group `verb` is a verb in front of its pronouns. */
  readonly clitics: RegExp | undefined;
  readonly isOwnWord: (word: string) => boolean;
}

const file = 'word-formation';
const nothing = '∅';
const read = new Map<string, FormationTables>();

/** Of any language; one without tables forms nothing. */
export function formationTables(base: string): FormationTables {
  const tables = read.get(base) ?? readTables(base);
  read.set(base, tables);
  return tables;
}

/** Words of computing that texts of any language have, and that dictionaries lack. */
export function isComputingWord(word: string): boolean {
  const small = word.toLowerCase();
  computing ??= new Set(packWords('en', file, 'computing'));
  return computing.has(small) || (small.endsWith('s') && computing.has(small.slice(0, -1)));
}

let computing: ReadonlySet<string> | undefined;

function readTables(base: string): FormationTables {
  const sections = languagesWithTables(file).includes(base) ? packSections(base, file) : [];
  const wordsOf = (section: string): readonly string[] =>
    sections.includes(section) ? packWords(base, file, section) : [];
  const linesOf = (section: string): readonly string[] =>
    sections.includes(section) ? packLines(base, file, section) : [];
  const endingsOf = (section: string): readonly FormedEnding[] => linesOf(section).map(readEnding);
  const ownWords = wholeWord(wordsOf('own-words'));
  const [clitics] = linesOf('clitics');
  return {
    prefixes: new Set(wordsOf('prefixes')),
    separablePrefixes: new Set(wordsOf('separable-prefixes')),
    loans: new Set(wordsOf('loans')),
    prepositions: wordsOf('prepositions'),
    endings: endingsOf('endings'),
    adjectivesOfVerbs: endingsOf('adjectives-of-verbs'),
    clitics: clitics === undefined ? undefined : new RegExp(clitics, 'u'),
    isOwnWord: (word) => ownWords?.test(word) === true,
  };
}

function wholeWord(patterns: readonly string[]): RegExp | undefined {
  return patterns.length === 0 ? undefined : new RegExp(`^(?:${patterns.join('|')})$`, 'i');
}

/** `iza(?:r|ndo)$ -> o a ∅`. */
function readEnding(line: string): FormedEnding {
  const [ending = '', others = ''] = line.split(' -> ');
  return [new RegExp(ending, 'u'), others.split(' ').map((other) => (other === nothing ? '' : other))];
}
