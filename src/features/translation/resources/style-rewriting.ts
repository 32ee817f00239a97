import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { StyleRuleList } from '../../../contracts/stores/style-rules.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { prepareStyleList } from '../../../language/style-rules/apply-style-list.ts';
import { describeRule } from '../../../language/style-rules/describe-rule.ts';
import { locateTerms } from '../../../language/terminology/check-terms.ts';
import { plainRange } from '../../../language/terminology/matched-text.ts';
import type { StyleRewriting } from './request-resources.ts';

export function prepareStyle(list: StyleRuleList, { source, target }: LanguagePair): StyleRewriting {
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
