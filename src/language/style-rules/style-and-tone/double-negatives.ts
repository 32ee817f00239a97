import { packTable } from '../../packs/tables.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import type { PhraseTable } from '../words.ts';
import { allOf, byLanguage, inCaseOf, inEach, matching, phraseRewriter, wordEnd, wordStart } from '../words.ts';

function doubled(language: string): PhraseTable {
  return packTable(language, 'phrases', 'double-negatives');
}

function englishNegation(): StyleRewriter {
  const table = doubled('en');
  const words = Object.keys(table).join('|');
  return allOf(
    matching(new RegExp(`${wordStart}not (${words})${wordEnd}`, 'giu'), ([found, word = '']) =>
      inCaseOf(found, table[word.toLowerCase()] ?? word),
    ),
    matching(
      new RegExp(`${wordStart}((?:is|are|was|were))n['’]t (${words})${wordEnd}`, 'giu'),
      ([, verb = '', word = '']) => `${verb} ${table[word.toLowerCase()]}`,
    ),
  );
}

/** `nicht unerhebliche Kosten`: the ending stays. */
function germanNegation(): StyleRewriter {
  const table = doubled('de');
  return matching(
    new RegExp(`${wordStart}nicht (${Object.keys(table).join('|')})(e[mnrs]?)?${wordEnd}`, 'giu'),
    ([found, word = '', ending = '']) => inCaseOf(found, (table[word.toLowerCase()] ?? word) + ending),
  );
}

export const doubleNegatives: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_double_negatives: byLanguage({
    de: germanNegation,
    en: englishNegation,
    es: () => phraseRewriter(doubled('es')),
    fr: () => phraseRewriter(doubled('fr')),
    it: () => phraseRewriter(doubled('it')),
  }),
};

export const positiveLanguage: Readonly<Record<string, RewrittenValue>> = {
  use_positive_language: inEach(europeanLanguages, (language) =>
    phraseRewriter(packTable(language, 'phrases', 'positive')),
  ),
};

/** `Do you need to`, `If you have to` and `all you need to` say something else. */
const needed =
  /(?<=(?:^|\n|[.!?] )|(?:^|\n|[.!?] )(?:First|Then|Now|Next|Finally), |(?:^|\n|[.!?] )(?:Before|To|After|For|In) [^,.!?\n]{2,60}, )([Yy]ou(?: (?:need to|have to|are required to|will need to|will have to)|['’](?:re required to|ll need to|ll have to)))(?= (?!admit|say|wonder|love|understand|remember)\p{Ll}+)(?![^.!?\n]{0,300}\?)/gu;

export const readerActionRequired: Readonly<Record<string, RewrittenValue>> = {
  use_you_must_when_action_is_required_from_reader: byLanguage({
    en: () => matching(needed, ([found]) => `${found.slice(0, 3)} must`),
  }),
};
