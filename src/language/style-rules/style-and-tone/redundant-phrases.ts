import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import {
  allOf,
  anyPhrase,
  byLanguage,
  capitalized,
  englishPhrases,
  matching,
  phraseRewriter,
  sentenceStart,
} from '../words.ts';
import { ownTextReferences, remarkPhrases } from './introductory-tables.ts';
import { redundantPhrases, relativizingPhrases } from './redundant-tables.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

function inEach(make: (language: RewrittenLanguage) => StyleRewriter): RewrittenValue {
  return byLanguage(Object.fromEntries(europeanLanguages.map((language) => [language, () => make(language)])));
}

function shorten(language: RewrittenLanguage): StyleRewriter {
  const table = redundantPhrases[language] ?? {};
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
  avoid_relativizing_and_redundant_phrases: inEach((language) =>
    allOf(shorten(language), remove(relativizingPhrases[language] ?? [])),
  ),
  do_not_use_redundant_phrases: inEach(shorten),
};

/** The clause that the phrase introduces becomes the sentence. */
function removeRemarks(language: RewrittenLanguage): StyleRewriter {
  const { clauses = [], elided = [] } = remarkPhrases[language] ?? {};
  const parts = [
    ...(clauses.length > 0 ? [`(?:${anyPhrase(clauses)}) `] : []),
    ...(elided.length > 0 ? [`(?:${anyPhrase(elided)})`] : []),
  ];
  return matching(new RegExp(`${sentenceStart}(?:${parts.join('|')})([\\p{L}\\p{N}])`, 'giu'), ([, initial = '']) =>
    capitalized(initial),
  );
}

/** Where a clause with its subject first follows; in German the verb would come first. */
function removeReferences(language: RewrittenLanguage): StyleRewriter {
  const any = anyPhrase(ownTextReferences[language] ?? []);
  const between = matching(new RegExp(`(?<=\\p{L}), (?:${any}),(?= \\p{L})`, 'giu'), () => '');
  if (language === 'de') return between;
  const first = new RegExp(`${sentenceStart}(?:${any}), ([\\p{L}\\p{N}])`, 'giu');
  return allOf(
    between,
    matching(first, ([, initial = '']) => capitalized(initial)),
  );
}

export const redundantIntroductoryPhrases: Values = {
  avoid_redundant_introductory_phrases: byLanguage({
    en: () => removeRemarks('en'),
    es: () => removeRemarks('es'),
    fr: () => removeRemarks('fr'),
    it: () => removeRemarks('it'),
  }),
  do_not_use_redundant_phrases_that_refer_to_current_text: inEach(removeReferences),
};
