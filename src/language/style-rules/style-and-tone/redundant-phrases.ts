import { packLines, packTable } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import {
  allOf,
  anyPhrase,
  capitalized,
  englishPhrases,
  inEach,
  matching,
  phraseRewriter,
  sentenceStart,
} from '../words.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

function shorten(language: RewrittenLanguage): StyleRewriter {
  const table = packTable(language, 'phrases', 'redundant');
  return language === 'en' ? englishPhrases(table) : phraseRewriter(table);
}

/** With one of these the phrase says something else (`nicht eigentlich`, `and actually`). */
const bound = "not|nicht|no|non|pas|[\\p{L}]+n['’]t|and|und|but|aber|oder|or|y|e|et|ma|mais|pero|was|wie";

/** Takes phrases away that are between words or between two commas. */
function remove(phrases: readonly string[]): StyleRewriter {
  const any = anyPhrase(phrases);
  return allOf(
    matching(new RegExp(`(?<=\\p{L}), (?:${any}),(?= \\p{L})`, 'giu'), () => ''),
    matching(new RegExp(`(?<=\\p{L}) (?<!(?:^|\\P{L})(?:${bound}) )(?:${any})(?= \\p{Ll})`, 'giu'), () => ''),
  );
}

export const redundantPhraseValues: Values = {
  avoid_relativizing_and_redundant_phrases: inEach(europeanLanguages, (language) =>
    allOf(shorten(language), remove(packLines(language, 'phrases', 'relativizing'))),
  ),
  do_not_use_redundant_phrases: inEach(europeanLanguages, shorten),
};

/** The clause that the phrase introduces becomes the sentence. */
function removeRemarks(language: RewrittenLanguage): StyleRewriter {
  const clauses = packLines(language, 'phrases', 'remarks');
  // French que is elided before a vowel.
  const elided = language === 'fr' ? clauses.map((phrase) => phrase.replace(/e$/, "'")) : [];
  const parts = [`(?:${anyPhrase(clauses)}) `, ...(elided.length > 0 ? [`(?:${anyPhrase(elided)})`] : [])];
  return matching(new RegExp(`${sentenceStart}(?:${parts.join('|')})([\\p{L}\\p{N}])`, 'giu'), ([, initial = '']) =>
    capitalized(initial),
  );
}

/** Where a clause with its subject first follows; in German the verb would come first. */
function removeReferences(language: RewrittenLanguage): StyleRewriter {
  const any = anyPhrase(packLines(language, 'phrases', 'own-text-references'));
  const between = matching(new RegExp(`(?<=\\p{L}), (?:${any}),(?= \\p{L})`, 'giu'), () => '');
  if (language === 'de') return between;
  const first = new RegExp(`${sentenceStart}(?:${any}), ([\\p{L}\\p{N}])`, 'giu');
  return allOf(
    between,
    matching(first, ([, initial = '']) => capitalized(initial)),
  );
}

export const redundantIntroductoryPhrases: Values = {
  avoid_redundant_introductory_phrases: inEach(['en', 'es', 'fr', 'it'], removeRemarks),
  do_not_use_redundant_phrases_that_refer_to_current_text: inEach(europeanLanguages, removeReferences),
};
