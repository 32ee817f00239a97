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
export function phraseStyles(language: RuleLanguage, words: PhraseWords, letters: StyleLetters): StylesOfLanguage {
  const rules = (...sources: readonly string[]) => phraseRewriter(sources.join('\n'), language);
  return {
    simple: () => [rules(words.plainWords)],
    business: () => [letterLines(letters.formal), rules(words.businessWords, words.formalWords)],
    academic: () => [rules(words.academicWords, words.formalWords)],
    casual: () => [letterLines(letters.casual), rules(words.casualWords)],
    enthusiastic: () => [rules(words.enthusiasticWords)],
    friendly: () => [letterLines(letters.friendly), rules(words.friendlyWords)],
    confident: () => [rules(words.confidentWords)],
    diplomatic: () => [rules(words.diplomaticWords)],
  };
}
