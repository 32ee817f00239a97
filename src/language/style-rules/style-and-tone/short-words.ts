import { packTable } from '../../packs/tables.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { PhraseTable } from '../words.ts';
import { allOf, byLanguage, englishPhrases, inCaseOf, matching, phraseRewriter, wordEnd, wordStart } from '../words.ts';

function shortWords(language: string): PhraseTable {
  return packTable(language, 'phrases', 'short-words');
}

/** Verbs of the first conjugation whose every form has the same ending in both; `e` before them may be `y`. */
const spanishEnding =
  'o|as|a|amos|áis|an|é|aste|ó|asteis|aron|aba(?:s|n)?|ábamos|ar(?:é|ás|á|emos|éis|án|ía|ías|íamos|ían)?|e|es|emos|éis|en|ando|ad[oa]s?|ar(?:lo|la|los|las|se)|ase';
const italianEnding =
  'o|i|a|iamo|ate|ano|avo|avi|ava|avamo|avate|avano|ai|asti|ò|ammo|aste|arono|er(?:ò|ai|à|emo|ete|anno|ei|esti|ebbe|emmo|este|ebbero)|are|ar(?:lo|la|li|le|si)|ando|at[oaie]|ino';

function sameConjugation(stems: Readonly<Record<string, string>>, ending: string): StyleRewriter {
  const pattern = new RegExp(
    `${wordStart}(?<!(?:^|\\P{L})e )(${Object.keys(stems).join('|')})(${ending})${wordEnd}`,
    'giu',
  );
  return matching(pattern, ([, stem = '', form = '']) => inCaseOf(stem, stems[stem.toLowerCase()] ?? stem) + form);
}

export const shortVsLongWords: Readonly<Record<string, RewrittenValue>> = {
  use_short_words: byLanguage({
    de: () => phraseRewriter(shortWords('de')),
    en: () => englishPhrases(shortWords('en')),
    es: () =>
      allOf(
        phraseRewriter(shortWords('es')),
        sameConjugation({ utiliz: 'us', utilic: 'us', increment: 'aument' }, spanishEnding),
      ),
    fr: () => phraseRewriter(shortWords('fr')),
    it: () =>
      allOf(phraseRewriter(shortWords('it')), sameConjugation({ utilizz: 'us', increment: 'aument' }, italianEnding)),
  }),
};
