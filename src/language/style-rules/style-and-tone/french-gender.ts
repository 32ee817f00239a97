import { packTable, packWords } from '../../packs/tables.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf, byLanguage, inCaseOf, matching, phraseRewriter } from '../words.ts';

/** A word with both endings, as its masculine form and the feminine ending that is written after it. */
interface MarkedWord {
  readonly masculine: string;
  readonly ending: string;
  readonly plural: boolean;
}

/** Feminine endings and the masculine ones that they go with. */
const endings: readonly (readonly [ending: string, masculine: RegExp, feminine: (masculine: string) => string])[] = [
  ['trice', /teur$/u, (word) => word.replace(/eur$/u, 'rice')],
  ['rice', /teur$/u, (word) => word.replace(/eur$/u, 'rice')],
  ['euse', /eur$/u, (word) => word.replace(/eur$/u, 'euse')],
  ['ère', /er$/u, (word) => word.replace(/er$/u, 'ère')],
  ['ière', /ier$/u, (word) => word.replace(/ier$/u, 'ière')],
  ['ve', /[iu]f$/u, (word) => word.replace(/f$/u, 've')],
  ['se', /eux$/u, (word) => word.replace(/x$/u, 'se')],
  ['ne', /[eio]n$/u, (word) => `${word}ne`],
  ['le', /el$/u, (word) => `${word}le`],
  ['e', /(?:[dtéinulcs]|[^e]r)$/u, (word) => `${word}e`],
];
const anyEnding = endings.map(([ending]) => ending).join('|');
const dot = '[·•‧∙.]';
const marked = new RegExp(
  `(?<![\\p{L}\\p{N}_@/.·-])([Uu]n|\\p{L}{3,30})(?:\\((${anyEnding})\\)(\\(?s\\)?)?|${dot}(${anyEnding})(${dot}?s)?|[-/](e|ère|trice|euse)([-/]?s)?)(?![\\p{L}\\p{N}_@(·]|[.-]\\p{L})`,
  'gu',
);

function readMarked([, masculine = '', a, as, b, bs, c, cs]: readonly (string | undefined)[]): MarkedWord | undefined {
  const ending = a ?? b ?? c ?? '';
  const known = endings.find(([name]) => name === ending);
  if (known === undefined || !known[1].test(masculine)) return undefined;
  return { masculine, ending, plural: (as ?? bs ?? cs) !== undefined };
}

function feminineOf({ masculine, ending }: MarkedWord): string {
  return endings.find(([name]) => name === ending)?.[2](masculine) ?? masculine;
}

function inPlural(word: string): string {
  return /[sxz]$/u.test(word) ? word : `${word}s`;
}

let persons: ReadonlySet<string> | undefined;

/** Whether it is a noun of persons, in the masculine and in small letters. */
function isPerson(word: string): boolean {
  persons ??= new Set(packWords('fr', 'gender', 'persons'));
  return persons.has(word);
}

const determiners = 'les|des|nos|vos|leurs|aux|ces|mes|tes|ses';

/** `étudiants et étudiantes`, in either order, with or without its article twice. */
const pair = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:(${determiners}) )?(\\p{L}{2,30})s (?:et|ou) (?:(${determiners}) )?(\\p{L}{2,30})s(?![\\p{L}\\p{N}_]|[-’']\\p{L})`,
  'giu',
);

function readPair(one: string, other: string): MarkedWord | undefined {
  for (const [masculine, feminine] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!isPerson(masculine.toLowerCase())) continue;
    const found = endings.find(
      ([, fits, write]) => fits.test(masculine) && write(masculine).toLowerCase() === feminine.toLowerCase(),
    );
    if (found !== undefined)
      return { masculine: masculine.toLowerCase(), ending: found[0] === 'rice' ? 'trice' : found[0], plural: true };
  }
  return undefined;
}

/** Pairs become one word behind one article. */
function joinPairs(write: (word: MarkedWord) => string | undefined): StyleRewriter {
  return matching(pair, ([, article, one = '', otherArticle, other = '']) => {
    const word = readPair(one, other);
    if (word === undefined || (otherArticle !== undefined && article?.toLowerCase() !== otherArticle.toLowerCase()))
      return undefined;
    const text = write(word);
    if (text === undefined) return undefined;
    return article === undefined ? inCaseOf(one.slice(0, 1), text) : `${article} ${text}`;
  });
}

const every =
  /(?<![\p{L}\p{N}_-])([Tt])ou(?:s(?:[·•‧∙.]|\()te(?:s|\)s?)|[·•‧∙.]te[·•‧∙.]?s|\(te\)s|(?:te)?s et tou(?:te)?s)(?![\p{L}\p{N}_]|[.-]\p{L})/gu;

function everyone(text: string): StyleRewriter {
  return matching(every, ({ 0: found, 1: initial = '' }) =>
    /^tout?e?s et tout?e?s$/iu.test(found) && !/^(?:tous et toutes|toutes et tous)$/iu.test(found)
      ? undefined
      : initial + text,
  );
}

function written(write: (word: MarkedWord) => string, all: string): RewrittenValue {
  return byLanguage({
    fr: () =>
      allOf(
        matching(marked, (match) => {
          const word = readMarked(match);
          return word === undefined ? undefined : write(word);
        }),
        joinPairs(write),
        everyone(all),
      ),
  });
}

const markedPlural = new RegExp(`(?<![\\p{L}\\p{N}_-])(${determiners}) (?=\\p{L}{3,30}[(·•‧∙./-])`, 'giu');

/** Only behind an article, and not where an adjective with both endings follows. */
const toPairs: StyleRewriter = (text, context) =>
  allOf(
    matching(
      new RegExp(`${markedPlural.source}${marked.source.replace('(?<![\\p{L}\\p{N}_@/.·-])', '')}`, 'giu'),
      (match) => {
        const [found, article = '', ...rest] = match;
        const word = readMarked(['', ...rest]);
        const after = text.slice(match.index + found.length, match.index + found.length + 40);
        if (word === undefined || !word.plural || !isPerson(word.masculine.toLowerCase())) return undefined;
        if (/^ (?:et )?\p{L}{3,30}(?:\(|[·•‧∙]|\.e)/u.test(after)) return undefined;
        return `${article} ${inPlural(feminineOf(word))} et ${article.toLowerCase()} ${inPlural(word.masculine)}`;
      },
    ),
    everyone('outes et tous'),
  )(text, context);

/** Articles and pronouns with both forms. */
const onlyHe = matching(
  /(?<![\p{L}\p{N}_.-])(?:(le)[·•/.(]la\)?|(il)[·•/.(]elle\)?|(ils)[·•/.(]elles\)?|(celui)[·•/.(]celle\)?|(ceux)[·•/.(]celles\)?)(?![\p{L}\p{N}_]|[.-]\p{L})/giu,
  (match) => match.slice(1).find((form) => form !== undefined),
);

export function frenchNeutralTerms(): StyleRewriter {
  const plurals = packTable('fr', 'gender', 'neutral-plurals');
  return allOf(
    matching(marked, (match) => {
      const word = readMarked(match);
      // After an apostrophe the article would have to change.
      if (word === undefined || !word.plural || /['’]/.test(match.input[match.index - 1] ?? '')) return undefined;
      const neutral = plurals[word.masculine.toLowerCase()];
      return neutral === undefined ? undefined : inCaseOf(word.masculine.slice(0, 1), neutral);
    }),
    joinPairs(({ masculine }) => plurals[masculine]),
    phraseRewriter(packTable('fr', 'gender', 'neutral')),
  );
}

export const frenchGender: Readonly<Record<string, RewrittenValue>> = {
  use_both_masculine_and_feminine_forms: byLanguage({ fr: () => toPairs }),
  use_gender_neutral_terms: byLanguage({ fr: frenchNeutralTerms }),
  use_masculine_form_only: byLanguage({
    fr: () =>
      allOf(written(({ masculine, plural }) => (plural ? inPlural(masculine) : masculine), 'ous').rewrite, onlyHe),
  }),
  use_middle_dots: written(({ masculine, ending, plural }) => `${masculine}·${ending}${plural ? '·s' : ''}`, 'ou·te·s'),
  use_parentheses: written(({ masculine, ending, plural }) => `${masculine}(${ending})${plural ? 's' : ''}`, 'ou(te)s'),
  use_periods: written(({ masculine, ending, plural }) => `${masculine}.${ending}${plural ? '.s' : ''}`, 'ou.te.s'),
};
