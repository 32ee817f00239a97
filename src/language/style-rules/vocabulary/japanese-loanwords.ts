import { packTable } from '../../packs/tables.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { anyPhrase, byLanguage } from '../words.ts';

/** Beside katakana or a middle dot the word is part of a longer one or of a name. */
function inJapanese(...sections: readonly string[]): StyleRewriter {
  const words = new Map(sections.flatMap((section) => Object.entries(packTable('ja', 'loanwords', section))));
  const pattern = new RegExp(
    `(?<![\\p{Script=Katakana}ー・A-Za-z])(?:${anyPhrase(words.keys())})(?![\\p{Script=Katakana}ー・A-Za-z])`,
    'gu',
  );
  return (text) => editMatches(text, pattern, ([found]) => words.get(found));
}

export const loanwords: Readonly<Record<string, RewrittenValue>> = {
  rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible: byLanguage({
    ja: () => inJapanese('unestablished', 'everyday'),
  }),
  rephrase_loanword_with_another_expression_if_not_established: byLanguage({ ja: () => inJapanese('unestablished') }),
};
