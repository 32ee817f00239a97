import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { replacing } from './rewritten-value.ts';

/** German abbreviations of several words. */
const german = [
  ['z', 'B'],
  ['d', 'h'],
  ['i', 'd', 'R'],
  ['u', 'v', 'm'],
  ['a', 'a', 'O'],
  ['i', 'e', 'S'],
  ['i', 'w', 'S'],
  ['o', 'Ä'],
  ['u', 'Ä'],
  ['z', 'T'],
  ['u', 'U'],
  ['u', 'a'],
  ['m', 'E'],
  ['v', 'a'],
];
/** Never the end of a sentence, so that the full stop after them is theirs alone. */
const neverLast = new Set(['zB', 'dh', 'idR', 'ieS', 'iwS', 'zT', 'uU', 'mE']);
/** Without full stops they are words or may be. */
const alsoWords = new Set(['ua', 'va', 'uU', 'mE']);

const pieces = german.map((parts) => parts.join('\\.?[ \\u00a0\\u202f]?')).join('|');
const anyAbbreviation = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pieces})(?:\\.|(?![\\p{L}\\p{N}]))(?!\\.)`, 'gu');

function abbreviated(write: (letters: readonly string[]) => string, hasPeriods: boolean): RewrittenValue {
  return replacing(['de'], anyAbbreviation, ({ 0: found, index, input }) => {
    const letters = [...found].filter((character) => /\p{L}/u.test(character));
    const name = letters.join('');
    const dotted = found.split('.').length - 1 === letters.length;
    if (!dotted && (alsoWords.has(name) || /^.\. ./.test(found))) return undefined;
    if (hasPeriods) return write(letters);
    const after = input.slice(index + found.length, index + found.length + 2);
    const endsSentence = !neverLast.has(name) && dotted && !/^[,;:)]|^[ \u00a0][\p{Ll}\d]/u.test(after);
    return alsoWords.has(name) || endsSentence ? undefined : write(letters);
  });
}

export const abbreviations: Readonly<Record<string, RewrittenValue>> = {
  do_not_separate_abbreviated_words: abbreviated((letters) => letters.join(''), false),
  separate_each_abbreviated_word_with_period_and_space: abbreviated((letters) => `${letters.join('.\u00a0')}.`, true),
  separate_each_abbreviated_word_with_period_without_space: abbreviated((letters) => `${letters.join('.')}.`, true),
  separate_each_abbreviated_word_with_space_without_period: abbreviated((letters) => letters.join('\u00a0'), false),
};

const knownInPairs = new Set(['US', 'UK', 'EU', 'UN', 'TV', 'DC', 'LA']);

/**
 * Initials of three letters and more, and a few pairs; initials before a name are those of a person, and a full stop
 * before a new sentence ends this one too.
 */
const acronymsWithoutPeriods: RewrittenValue = replacing(
  europeanLanguages,
  /(?<![\p{L}\p{N}.&-])\p{Lu}(?:\.\p{Lu}){1,9}\.(?![\p{L}\p{N}.])/gu,
  ({ 0: found, index, input }) => {
    const letters = found.replaceAll('.', '');
    if (letters.length < 3 && !knownInPairs.has(letters)) return undefined;
    const after = input.slice(index + found.length, index + found.length + 3);
    return /^[,;:!?)’'–—-]|^\s[\p{Ll}\d(]/u.test(after) ? letters : undefined;
  },
);

export const acronyms = { do_not_use_periods: acronymsWithoutPeriods };

/** Spanish doubles the letters of plurals: EE. UU., RR. HH. */
const doubled = /(?<![\p{L}.])(EE|RR|FF|CC|JJ|DD|SS|AA)\.[ \u00a0\u202f]?(UU|HH|AA|OO|MM)\.(?!\p{L})/gu;

export const uppercaseAcronyms: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_spaces: replacing(['es'], doubled, ([, one, two]) => `${one}.${two}.`),
  use_spaces: replacing(['es'], doubled, ([, one, two]) => `${one}.\u00a0${two}.`),
};

const degrees = [
  'Ph.D.',
  'D.Phil.',
  'B.Sc.',
  'M.Sc.',
  'LL.B.',
  'LL.M.',
  'Ed.D.',
  'M.B.A.',
  'M.D.',
  'B.A.',
  'M.A.',
  'D.D.S.',
  'J.D.',
];
const dottedOf = new Map(degrees.map((degree) => [degree.replaceAll('.', ''), degree]));
/** Means nothing but the degree wherever it is. */
const unmistakable = ['PhD', 'DPhil', 'BSc', 'MSc', 'LLB', 'LLM', 'EdD', 'MBA'];
const anyDegree = new RegExp(
  `(?<![\\p{L}.])(?:${degrees.map((degree) => degree.replaceAll('.', '\\.')).join('|')})(?!\\p{L})`,
  'gu',
);
const plainDegree = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?:${unmistakable.join('|')})(?![\\p{L}\\p{N}.-])|(?<=\\p{Lu}\\p{Ll}{1,30}, )(?:MD|BA|MA|DDS|JD)(?=,|\\s\\p{Ll}|$)`,
  'gmu',
);

export const periodsInAcademicDegrees: Readonly<Record<string, RewrittenValue>> = {
  do_not_use: replacing(['en'], anyDegree, ({ 0: found, index, input }) => {
    const after = input.slice(index + found.length, index + found.length + 2);
    return /^[,;:!?)’'–—-]|^\s[\p{Ll}\d(]/u.test(after) ? found.replaceAll('.', '') : undefined;
  }),
  use: replacing(['en'], plainDegree, ({ 0: found, index, input }) => {
    const after = input[index + found.length];
    return after === '.' ? undefined : dottedOf.get(found);
  }),
};

/** Names that end in s; other words with s and an apostrophe may be plurals. */
const namesInS =
  'James|Charles|Thomas|Chris|Jones|Williams|Davis|Evans|Adams|Harris|Lewis|Dickens|Jesus|Moses|Marcus|Lucas|Nicholas|Dennis|Carlos|Luis|Louis|Andreas|Jonas|Hughes|Brooks|Collins|Phillips|Texas|Kansas|Arkansas|Illinois|Achilles|Socrates|Sophocles|Euripides|Hercules|Zeus|Paris|Keats|Yeats';

export const possessives: Readonly<Record<string, RewrittenValue>> = {
  add_apostrophe_only: replacing(
    ['en'],
    new RegExp(`(?<!\\p{L})(${namesInS})(['’])s(?!\\p{L})`, 'gu'),
    ([, name, mark]) => `${name}${mark}`,
  ),
  add_apostrophe_s: replacing(
    ['en'],
    new RegExp(`(?<![\\p{L}'’‘"“])(${namesInS})['’](?= \\p{Ll})`, 'gu'),
    ([found]) => `${found}s`,
  ),
};
