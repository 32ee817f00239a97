import type { Inflection } from '../../../inflection/inflection.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { type LetterLines, letterLines } from './letter-lines.ts';
import { phraseRewriter } from './phrase-rewriter.ts';
import type { RuleLanguage } from './rule-language.ts';

/** Rules by style or tone, in the notation of `parse-rules.ts`; formal words count for business and academic texts. */
export interface PhraseWords {
  readonly plainWords: string;
  readonly businessWords: string;
  readonly academicWords: string;
  readonly formalWords: string;
  readonly casualWords: string;
  readonly enthusiasticWords: string;
  readonly friendlyWords: string;
  readonly confidentWords: string;
  readonly diplomaticWords: string;
}

/** What letters begin and end with. */
export interface StyleLetters {
  readonly formal: LetterLines;
  readonly casual: LetterLines;
  readonly friendly: LetterLines;
}

/** All styles and tones of a language whose rules are phrases and the lines of letters. */
export function phraseStyles(
  language: RuleLanguage | ((inflection: Inflection) => RuleLanguage),
  words: PhraseWords,
  letters: StyleLetters,
): StylesOfLanguage {
  const rules = (inflection: Inflection, ...sources: readonly string[]) =>
    phraseRewriter(sources.join('\n'), withInflection(language, inflection));
  return {
    simple: (inflection) => [rules(inflection, words.plainWords)],
    business: (inflection) => [letterLines(letters.formal), rules(inflection, words.businessWords, words.formalWords)],
    academic: (inflection) => [rules(inflection, words.academicWords, words.formalWords)],
    casual: (inflection) => [letterLines(letters.casual), rules(inflection, words.casualWords)],
    enthusiastic: (inflection) => [rules(inflection, words.enthusiasticWords)],
    friendly: (inflection) => [letterLines(letters.friendly), rules(inflection, words.friendlyWords)],
    confident: (inflection) => [rules(inflection, words.confidentWords)],
    diplomatic: (inflection) => [rules(inflection, words.diplomaticWords)],
  };
}

function withInflection(
  language: RuleLanguage | ((inflection: Inflection) => RuleLanguage),
  inflection: Inflection,
): RuleLanguage {
  return typeof language === 'function' ? language(inflection) : { ...language, inflection };
}
