import { editMatches } from '../../edit-text.ts';
import { europeanLanguages } from '../../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../../style-rewriter.ts';
import { replacing, rewriting } from '../rewritten-value.ts';
import { findLists } from './find-lists.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

const latinAbbreviation = /(?<=(?<![\p{L}.])(?:i\.e|e\.g)\.),?(?= [\p{L}\p{N}"“(])/gu;

export const commaAfterLatinAbbreviations: Values = {
  do_not_use: replacing(['en'], latinAbbreviation, ''),
  use: replacing(['en'], latinAbbreviation, ','),
};

const conjunctions: Readonly<Record<string, string>> = {
  de: 'und|oder',
  en: 'and|or',
  es: 'y|e|o|u',
  fr: 'et|ou',
  it: 'e|ed|o',
};
const item = "[\\p{L}\\p{N}'’-]{1,30}";
const lists = new Map(
  Object.entries(conjunctions).map(([language, words]) => [
    language,
    {
      withComma: new RegExp(`(?<=(?<!\\p{L})${item}, ${item}),(?= (?:${words}) ${item}(?:[.;!?:)]|$))`, 'gmu'),
      without: new RegExp(
        `(?<=(?:(?<!\\p{L})(?:is|are|was|were|be|including|like|as|has|have|had|contains?|includes?|buys?|sells?|sold|bought|needs?|wants?|with)|[:,]) ${item}, ${item})(?= (?:${words}) ${item}(?:[.;!?:)]|$))`,
        'gmu',
      ),
    },
  ]),
);

const withoutSerialComma: StyleRewriter = (text, { language }) => {
  const pattern = lists.get(language.slice(0, 2))?.withComma;
  return pattern === undefined ? [] : editMatches(text, pattern, () => '');
};
const withSerialComma: StyleRewriter = (text) => {
  const pattern = lists.get('en')?.without;
  const afterVerbs = pattern === undefined ? [] : editMatches(text, pattern, () => ',');
  const inserted = findLists(text).map((position) => ({ start: position, end: position, text: ',' }));
  const known = new Set(inserted.map(({ start }) => start));
  return [...inserted, ...afterVerbs.filter(({ start }) => !known.has(start))].sort((a, b) => a.start - b.start);
};

export const serialComma: Values = {
  do_not_use: rewriting(europeanLanguages, withoutSerialComma),
  do_not_use_serial_comma_when_using_chinese_comma: replacing(['zh'], /、(?=[和与與及或]\p{Script=Han})/gu, ''),
  use: rewriting(['en'], withSerialComma),
};

/** Between letters or closing marks on the left and words on the right; a dash that opens a line is speech or a list. */
const sentenceBreak =
  /(?<=[\p{L}\p{N})”"»’%])(?:[ \u00a0](?:--?-?|–|—)[ \u00a0]|(?<=\p{L})—(?=\p{L}))(?=[\p{L}("“„«])/gu;

/** In a command line hyphens are options. */
function breaking(languages: readonly string[], dash: string): RewrittenValue {
  return rewriting(languages, (text) =>
    /(?:^|\s)--?\p{L}/u.test(text) ? [] : editMatches(text, sentenceBreak, () => dash),
  );
}

export const sentenceBreakIndicator: Values = {
  use_em_dash_with_space_on_either_side: breaking(['de', 'en', 'fr', 'it'], ' — '),
  use_em_dash_without_space_on_either_side: breaking(['en'], '—'),
  use_en_dash_with_space_on_either_side: breaking(['de', 'en', 'fr', 'it'], ' – '),
};
