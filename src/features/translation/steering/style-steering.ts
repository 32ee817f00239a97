import type { FoundTerm } from '../../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { StyleRuleList } from '../../../contracts/stores/style-rules.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { prepareStyleList } from '../../../language/style-rules/apply-style-list.ts';
import { describeRule } from '../../../language/style-rules/describe-rule.ts';
import { locateTerms } from '../../../language/terminology/check-terms.ts';
import { plainRange } from '../../../language/terminology/matched-text.ts';

/** A style rule list made ready for one direction. */
export interface StyleSteering {
  /** Does what can be done by rule to a translated segment; the terms that were to be in it stay as they are. */
  rewrite(translated: Segment, terms: readonly FoundTerm[]): Segment;
  /** Prompts of the custom instructions that are for this source language. */
  readonly instructions: readonly string[];
  /** Rules that only an engine which follows instructions can honour, in words. */
  readonly rulesInWords: readonly string[];
}

export function prepareStyle(list: StyleRuleList, { source, target }: LanguagePair): StyleSteering {
  const prepared = prepareStyleList(list.configuredRules, target);
  const instructions = list.customInstructions.filter(
    ({ sourceLanguage }) => sourceLanguage === undefined || baseLanguage(sourceLanguage) === source,
  );
  return {
    instructions: instructions.map(({ prompt }) => prompt),
    rulesInWords: prepared.byEngine.map(({ category, rule, value }) => describeRule(category, rule, value)),
    rewrite(translated, terms) {
      const { ranges } = locateTerms(translated, terms, target);
      return prepared.apply(
        translated,
        ranges.map((range) => plainRange(translated, range)),
      );
    },
  };
}
