import type { Inflection } from '../../../inflection/inflection.ts';
import { rulesOfPack } from '../../../packs/rule-groups.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { type LetterLines, letterLines } from './letter-lines.ts';
import { phraseRewriter } from './phrase-rewriter.ts';
import type { RuleLanguage } from './rule-language.ts';

/** What letters begin and end with. */
export interface StyleLetters {
  readonly formal: LetterLines;
  readonly casual: LetterLines;
  readonly friendly: LetterLines;
}

/**
 * All styles and tones of a language whose rules are phrases and the lines of letters: the files of its pack that are named like
 * the style or tone, and `formal` for business and academic texts.
 */
export function phraseStyles(
  language: RuleLanguage | ((inflection: Inflection) => RuleLanguage),
  letters: StyleLetters,
): StylesOfLanguage {
  const rules = (inflection: Inflection, ...names: readonly string[]) => {
    const inflected = withInflection(language, inflection);
    return phraseRewriter(rulesOfPack(inflected.language, ...names), inflected);
  };
  return {
    simple: (inflection) => [rules(inflection, 'simple')],
    business: (inflection) => [letterLines(letters.formal), rules(inflection, 'business', 'formal')],
    academic: (inflection) => [rules(inflection, 'academic', 'formal')],
    casual: (inflection) => [letterLines(letters.casual), rules(inflection, 'casual')],
    enthusiastic: (inflection) => [rules(inflection, 'enthusiastic')],
    friendly: (inflection) => [letterLines(letters.friendly), rules(inflection, 'friendly')],
    confident: (inflection) => [rules(inflection, 'confident')],
    diplomatic: (inflection) => [rules(inflection, 'diplomatic')],
  };
}

function withInflection(
  language: RuleLanguage | ((inflection: Inflection) => RuleLanguage),
  inflection: Inflection,
): RuleLanguage {
  return typeof language === 'function' ? language(inflection) : { ...language, inflection };
}
