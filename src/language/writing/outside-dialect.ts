import { baseLanguage } from '../codes.ts';
import { findSentences } from '../segmentation/find-sentences.ts';
import { lastIndex } from '../style-rules/edit-text.ts';
import type { TextEdit } from './text-edit.ts';

/** How speech is written that leaves sounds out, by language. */
const signs: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:\p{L}{2,}in|an|o|th|wi|ol|fer)['’](?!\p{L})|['’](?:e|im|er|em|ow|ave|ere|ouse|ead|isself)(?!\p{L}))/giu,
  es: /(?<!\p{L})(?:ustés?|toos?|toas?|ná|mu|pa|er|nusotros|güen\p{L}*|(?:bon|ciu|mal|sole|ver)dá|edá|mitá|\p{L}{3,}[dnstz]ao)(?!\p{L})/giu,
};
/** One alone may be a slip, or a word of everybody: `lovin'`. */
const fewestSigns = 2;

/** In sentences of a dialect its words are right, whatever the dictionary says: `I be Nature's cheel, an' 'er knows it`. */
export function outsideDialect(text: string, language: string): (edits: readonly TextEdit[]) => readonly TextEdit[] {
  const sign = signs[baseLanguage(language)];
  if (sign === undefined || (text.match(sign)?.length ?? 0) < fewestSigns) return (edits) => edits;
  const sentences = findSentences(text, language, { newlines: true });
  const isDialect = sentences.map(({ start, end }) => (text.slice(start, end).match(sign)?.length ?? 0) >= fewestSigns);
  return (edits) =>
    edits.filter(
      ({ start, rule }) =>
        rule.startsWith('typography') || isDialect[lastIndex(sentences, (one) => one.start <= start)] !== true,
    );
}
