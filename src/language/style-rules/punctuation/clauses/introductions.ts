import { packLines, packWords } from '../../../packs/tables.ts';
import { editMatches } from '../../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../../style-rewriter.ts';
import { allOf, anyCase } from '../../words.ts';

import { rewriting } from '../rewritten-value.ts';

/*
 * The comma between an introduction and the clause behind it: `After lunch, we left`. Behind the introduction a subject has to
 * stand. Pronouns of the nominative are subjects; an article may begin one, and `it` and `you` are subjects before an auxiliary.
 * `In the house we built, …` has no other sign than the later comma.
 */

const words = (section: string): string => packWords('en', 'introductions', section).join('|');
const phrases = (section: string): string => packLines('en', 'introductions', section).join('|');

const sentenceStart = '(?<=^|\\n|[.!?] |; )';
const wordEnd = "(?![\\p{L}'’-])";
const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]{0,20}";
/** To the end of the sentence without another comma. */
const withoutComma = '(?![^,.!?;:\\n]{0,300},)';

const nominative = `(?:${words('nominatives')})${wordEnd}`;
const article = `(?:${words('articles')})${wordEnd}`;
const beforeAuxiliary = `(?:it|you)(?= (?:${words('verbs-after-objects')})${wordEnd})`;
/** `In April this year` is one introduction. */
const noTime =
  '(?!(?:this|that|these|those) (?:year|week|month|time|morning|afternoon|evening|summer|winter|spring|autumn|fall|century|decade|season|day))';
const clause = `${noTime}(?:${nominative}|${article}|${beforeAuxiliary})`;

const neverLast = new RegExp(`^(?:${words('never-last')})$`, 'iu');
const verb = new RegExp(`^(?:\\p{Ll}{2,}ed|${words('verbs-before-subjects')})$`, 'u');
const determiner = new RegExp(`^(?:${words('opening-determiners')})$`, 'iu');
const nounsInIng: ReadonlySet<string> = new Set(packWords('en', 'introductions', 'nouns-in-ing'));
const fixed = phrases('fixed-openings').replaceAll('#', '\\d{4}');
const subject = `${noTime}(?:${words('beginnings-of-subjects')}|you)(?![\\p{L}'’])`;

const known = `(?:${fixed}|${phrases('opening-expressions')})`;
const phrase = `(?:${words('opening-prepositions')})(?: ${word}){1,4}?`;
const patterns = {
  fixed: new RegExp(`${sentenceStart}(${fixed})(,?) (?=${subject})`, 'gu'),
  expression: new RegExp(`${sentenceStart}(${phrases('opening-expressions')})(,?) (?=${subject})`, 'gu'),
  phrase: new RegExp(`${sentenceStart}(?!${known}${wordEnd})(${phrase})(,?) (?=${clause})${withoutComma}`, 'gu'),
};

/** Whether a phrase is a preposition with at most a determiner, an attribute and a noun. */
function isShortPhrase(found: string): boolean {
  const [, ...rest] = found.split(' ');
  const hasDeterminer = determiner.test(rest[0] ?? '');
  const nouns = hasDeterminer ? rest.slice(1) : rest;
  const [last, first] = [nouns.at(-1), nouns[0]];
  if (last === undefined || first === undefined || nouns.length > 2 || neverLast.test(last)) return false;
  if (nouns.length === 2 && (neverLast.test(first) || verb.test(last))) return false;
  return (
    hasDeterminer || (nouns.length > 1 && !/.{3}ing$/.test(first)) || !/.{3}ing$/.test(last) || nounsInIng.has(last)
  );
}

function between(pattern: RegExp, comma: ',' | '', accepts: (found: string) => boolean = () => true): StyleRewriter {
  return (text) =>
    editMatches(text, pattern, ([, found = '']) => (accepts(found) ? `${found}${comma} ` : undefined)).map((edit) => {
      const length = /,? $/.exec(text.slice(edit.start, edit.end))?.[0].length ?? 1;
      return { start: edit.end - length, end: edit.end, text: `${comma} ` };
    });
}

export const commaAfterShortIntroductoryPhrase: Readonly<Record<string, RewrittenValue>> = {
  do_not_use: rewriting(['en'], allOf(between(patterns.fixed, ''), between(patterns.phrase, '', isShortPhrase))),
  use: rewriting(
    ['en'],
    allOf(
      between(patterns.fixed, ','),
      between(patterns.expression, ','),
      between(patterns.phrase, ',', isShortPhrase),
    ),
  ),
};

const steady = anyCase(words('conjunctive-adverbs'));
const others = anyCase(words('other-conjunctive-adverbs'));
/** `Therefore Tom left`: a name with a word behind it that is no name. */
const name = "\\p{Lu}[\\p{L}'’-]{1,20} (?=\\p{Ll})";
const adverbs = {
  steady: new RegExp(`${sentenceStart}(${steady})(,?) (?=${subject}|${name})`, 'gu'),
  others: new RegExp(`${sentenceStart}(${others})(,?) (?=(?:${words('beginnings-of-subjects')})(?![\\p{L}'’]))`, 'gu'),
  however: new RegExp(
    `${sentenceStart}([Hh]owever)(,?) (?=(?:${words('beginnings-of-subjects')})(?![\\p{L}'’]))${withoutComma}`,
    'gu',
  ),
  withComma: new RegExp(`${sentenceStart}([Hh]owever|${steady}|[Ll]ikewise)(,?) (?=${subject})`, 'gu'),
};

export const commaAfterConjunctiveAdverbs: Readonly<Record<string, RewrittenValue>> = {
  do_not_use: rewriting(['en'], between(adverbs.withComma, '')),
  use: rewriting(
    ['en'],
    allOf(between(adverbs.steady, ','), between(adverbs.others, ','), between(adverbs.however, ',')),
  ),
};
