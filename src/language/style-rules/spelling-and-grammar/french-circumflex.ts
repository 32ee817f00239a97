import { packLines } from '../../packs/tables.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { byLanguage, wordStart } from '../words.ts';

const article =
  '(?<=(?:^|\\P{L})(?:la|une|cette|ma|ta|sa|notre|votre|leur|les|des|ces|vos|nos|leurs|mes|tes|ses|chaque|en|petite|grande) )';

/** The words of a section, `<article>` in which is that of a feminine noun or a plural. */
function words(section: string): readonly string[] {
  return packLines('fr', 'spelling', section).map((word) => word.replace('<article> ', article));
}

/** Finds the letter in the words, which are given with their circumflex. */
function markedLetter(words: readonly string[], letters: Readonly<Record<string, string>>): RegExp {
  const byMark = Object.entries(letters).map(([mark, letter]) => {
    const occurrences = words
      .filter((word) => word.includes(mark))
      .map((word) => {
        const [before, after] = word.split(mark);
        return `(?<=${wordStart}${before}${letter})(?=${after}(?!\\p{L}))`;
      });
    return `${letter}(?:${occurrences.join('|')})`;
  });
  return new RegExp(byMark.join('|'), 'giu');
}

function lettersBecome(letters: Readonly<Record<string, string>>): (match: RegExpExecArray) => string | undefined {
  return ([letter]) =>
    letter === letter.toLowerCase() ? letters[letter] : letters[letter.toLowerCase()]?.toUpperCase();
}

function replaced(pattern: RegExp, letters: Readonly<Record<string, string>>): StyleRewriter {
  const replace = lettersBecome(letters);
  return (text) => editMatches(text, pattern, replace);
}

export const circumflexOnIAndU: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones: byLanguage({
    fr: () => replaced(markedLetter(words('with-circumflex'), { î: 'î', û: 'û' }), { î: 'i', û: 'u' }),
  }),
  use_circumflex_accents: byLanguage({
    fr: () => replaced(markedLetter(words('without-circumflex'), { î: 'i', û: 'u' }), { i: 'î', u: 'û' }),
  }),
};
