import { packTable, packWords } from '../../packs/tables.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { PhraseTable } from '../words.ts';
import { anyPhrase, byLanguage, inCaseOf, inverted, phraseKey, space, wordEnd } from '../words.ts';

/** Only after one of these is the word certainly a plural. */
const several =
  'des|les|ces|mes|tes|ses|nos|vos|leurs|aux|plusieurs|quelques|certains|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quels|tous les|\\d{1,3}';

function afterSeveral(table: PhraseTable): StyleRewriter {
  const pattern = new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:${several})${space}(?:(?:nouveaux|grands|petits|premiers|autres|derniers)${space})?)(?:${anyPhrase(Object.keys(table))})${wordEnd}`,
    'giu',
  );
  return (text) => editMatches(text, pattern, ([found]) => inCaseOf(found, table[phraseKey(found)] ?? found));
}

function foreignPlurals(): PhraseTable {
  return packTable('fr', 'spelling', 'foreign-plurals');
}

/** French plurals with the original ones, but those that both write alike or that are another word. */
function originalPlurals(): PhraseTable {
  const oneWay = packWords('fr', 'spelling', 'one-way-plurals');
  return inverted(Object.fromEntries(Object.entries(foreignPlurals()).filter(([plural]) => !oneWay.includes(plural))));
}

export const pluralizingForeignWords: Readonly<Record<string, RewrittenValue>> = {
  use_french_spelling_rules: byLanguage({ fr: () => afterSeveral(foreignPlurals()) }),
  use_original_language_spelling: byLanguage({ fr: () => afterSeveral(originalPlurals()) }),
};
