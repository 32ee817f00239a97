import { packWords } from '../../../packs/tables.ts';
import { withoutOverlaps } from '../../../text-edit.ts';
import { editMatches } from '../../edit-text.ts';
import { europeanLanguages, type RewrittenLanguage } from '../../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../../style-rewriter.ts';
import { inEach, matching } from '../../words.ts';
import { replacing, rewriting } from '../rewritten-value.ts';
import { findLists } from './find-lists.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

const latinAbbreviation = /(?<=(?<![\p{L}.])(?:i\.e|e\.g)\.),?(?= [\p{L}\p{N}"“(])/gu;

export const commaAfterLatinAbbreviations: Values = {
  do_not_use: replacing(['en'], latinAbbreviation, ''),
  use: replacing(['en'], latinAbbreviation, ','),
};

const item = "[\\p{L}\\p{N}'’-]{1,30}";
const and = (language: string): string => `(?:${packWords(language, 'counting', 'conjunctions').join('|')})`;
const verbs =
  'is|are|was|were|be|including|like|as|has|have|had|contains?|includes?|buys?|sells?|sold|bought|needs?|wants?|with';
const unserial = new RegExp(
  `(?<=(?:(?<!\\p{L})(?:${verbs})|[:,]) ${item}, ${item})(?= ${and('en')} ${item}(?:[.;!?:)]|$))`,
  'gmu',
);

function withoutSerialComma(language: RewrittenLanguage): StyleRewriter {
  const serial = `(?<=(?<!\\p{L})${item}, ${item}),(?= ${and(language)} ${item}(?:[.;!?:)]|$))`;
  return matching(new RegExp(serial, 'gmu'), () => '');
}

const withSerialComma: StyleRewriter = (text) => {
  const inserted = findLists(text).map((position) => ({ start: position, end: position, text: ',' }));
  const known = new Set(inserted.map(({ start }) => start));
  return withoutOverlaps(
    inserted,
    editMatches(text, unserial, () => ',').filter(({ start }) => !known.has(start)),
  );
};

export const serialComma: Values = {
  do_not_use: inEach(europeanLanguages, withoutSerialComma),
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
