import { baseLanguage } from '../codes.ts';
import { findSentences } from '../segmentation/find-sentences.ts';
import { lastIndex } from '../style-rules/edit-text.ts';
import { orthographyOf } from './spelling/orthographies.ts';
import type { TextEdit } from './text-edit.ts';

/** One alone may be a slip, or a word of everybody: `lovin'`. */
const fewestSigns = 2;

/** In sentences of a dialect its words are right, whatever the dictionary says: `I be Nature's cheel, an' 'er knows it`. */
export function outsideDialect(text: string, language: string): (edits: readonly TextEdit[]) => readonly TextEdit[] {
  const sign = orthographyOf(baseLanguage(language))?.dialect;
  if (sign === undefined || (text.match(sign)?.length ?? 0) < fewestSigns) return (edits) => edits;
  const sentences = findSentences(text, language, { newlines: true });
  const isDialect = sentences.map(({ start, end }) => (text.slice(start, end).match(sign)?.length ?? 0) >= fewestSigns);
  return (edits) =>
    edits.filter(
      ({ start, rule }) =>
        rule.startsWith('typography') || isDialect[lastIndex(sentences, (one) => one.start <= start)] !== true,
    );
}
