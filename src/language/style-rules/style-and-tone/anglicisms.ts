import { packTable } from '../../packs/tables.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import {
  allOf,
  anyPhrase,
  byLanguage,
  capitalized,
  inCaseOf,
  matching,
  phraseKey,
  startsSentence,
  wordEnd,
  wordStart,
} from '../words.ts';

/** A capital inside of a sentence is that of a name (`Google Cloud`). */
function inFrench(): StyleRewriter {
  const french = packTable('fr', 'phrases', 'anglicisms');
  const words = new RegExp(`${wordStart}(?:${anyPhrase(Object.keys(french))})${wordEnd}`, 'giu');
  return matching(words, ({ 0: found, index, input }) => {
    const replacement = french[phraseKey(found)] ?? found;
    if (found === found.toLowerCase()) return replacement;
    return startsSentence(input, index) && found.slice(1) === found.slice(1).toLowerCase()
      ? capitalized(replacement)
      : undefined;
  });
}

/** After `empreinte` it is of the finger. */
const digital = new RegExp(`(?<=${wordStart}(?!empreintes?)\\p{Ll}+ )digit(?:al|ale|ales|aux)${wordEnd}`, 'gu');
const mail = new RegExp(`${wordStart}(?:(cet|bel|nouvel)( )|([ldLD])['’])?(e-?mail)(s)?${wordEnd}`, 'giu');
const beforeConsonant: Readonly<Record<string, string>> = {
  cet: 'ce',
  bel: 'beau',
  nouvel: 'nouveau',
  l: 'le',
  d: 'de',
};

export const anglicisms: Readonly<Record<string, RewrittenValue>> = {
  avoid_anglicisms_when_there_is_a_french_equivalent: byLanguage({
    fr: () =>
      allOf(
        inFrench(),
        matching(digital, ([found]) => (/(?:x|s)$/.test(found) ? 'numériques' : 'numérique')),
        matching(mail, ({ 0: found, 1: full, 2: gap, 3: elided, 4: word = '', 5: plural = '', index, input }) => {
          if (found !== found.toLowerCase() && !startsSentence(input, index)) return undefined;
          const before = full ?? elided;
          if (before === undefined) return inCaseOf(word, 'courriel') + plural;
          return `${inCaseOf(before, beforeConsonant[before.toLowerCase()] ?? '')}${gap ?? ' '}courriel${plural}`;
        }),
      ),
  }),
};
