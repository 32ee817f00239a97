import type { ConfiguredRules } from '../../contracts/stores/style-rules.ts';
import { prepareStyleList } from '../style-rules/apply-style-list.ts';
import { describeRule } from '../style-rules/describe-rule.ts';

export interface StyleListInput {
  readonly rules: ConfiguredRules;
  /** Canonical, with its variant. */
  readonly target: string;
}

/** What no rewriter does in the language, in words for an engine that follows instructions. */
export function run({ rules, target }: StyleListInput): readonly string[] {
  return prepareStyleList(rules, target).byEngine.map(({ category, rule, value }) =>
    describeRule(category, rule, value),
  );
}
