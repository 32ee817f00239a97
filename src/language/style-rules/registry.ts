import type { ConfiguredRules } from '../../contracts/stores/style-rules.ts';
import { ownEntry } from '../own-entry.ts';
import { datesAndTimesRules } from './dates-and-times/rules.ts';
import { formattingRules } from './formatting/rules.ts';
import { numbersRules } from './numbers/rules.ts';
import { punctuationRules } from './punctuation/rules.ts';
import { isSuperseded, ruleRank } from './rule-order.ts';
import { spellingAndGrammarRules } from './spelling-and-grammar/rules.ts';
import { styleAndToneRules } from './style-and-tone/rules.ts';
import type { ConfiguredValue } from './style-catalogue.ts';

import { coversLanguage, rewrittenLanguages } from './style-languages.ts';
import type { RewrittenRules, RewrittenValue, StyleRewriter } from './style-rewriter.ts';
import { vocabularyRules } from './vocabulary/rules.ts';

/** Every value that is done by rule: category → rule → value → how. */
export const rewrittenRules: Readonly<Record<string, RewrittenRules>> = {
  dates_and_times: datesAndTimesRules,
  formatting: formattingRules,
  numbers: numbersRules,
  punctuation: punctuationRules,
  spelling_and_grammar: spellingAndGrammarRules,
  style_and_tone: styleAndToneRules,
  vocabulary: vocabularyRules,
};

/** What a list asks for in one language. */
export interface StyleRewriters {
  /** In the order of `rule-order.ts`. */
  readonly rewriters: readonly StyleRewriter[];
  /** For telephone numbers and mail addresses, which are protected from `rewriters`; applied first. */
  readonly contactRewriters: readonly StyleRewriter[];
  /** Texts inside of quotation marks stay as they are. */
  readonly keepsQuotations: boolean;
  /** What no rewriter does in the language, in the order of the list; `describeRule` says it in words. */
  readonly byEngine: readonly ConfiguredValue[];
}

/** What protects texts instead of changing them: telephone numbers and quotations. */
const protections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  formatting: { phone_number_format: ['keep_original_format'] },
  spelling_and_grammar: {
    quotation_modification: [
      'do_not_modify_text_in_quotation_marks',
      'modify_text_in_quotation_marks_according_to_custom_rules',
    ],
  },
};

/** The languages in which a value is done by rule; none for what only engines do. */
export function languagesByRule({ category, rule, value }: ConfiguredValue): readonly string[] {
  if (ownEntry(ownEntry(protections, category), rule)?.includes(value)) return rewrittenLanguages;
  return findRewriter({ category, rule, value })?.languages ?? [];
}

/** The rewriters of a list for a target language in its canonical form with its variant (`de-CH`). */
export function styleRewriters(rules: ConfiguredRules, language: string): StyleRewriters {
  const chosen = Object.entries(rules).flatMap(([category, values]) =>
    Object.entries(values).map(([rule, value]) => ({ category, rule, value })),
  );
  const isByRule = (one: ConfiguredValue) => coversLanguage(languagesByRule(one), language);
  const byRule = chosen.filter(isByRule);
  const ordered = byRule
    .filter((one) => !isSuperseded(one, byRule))
    .sort((one, other) => ruleRank(one) - ruleRank(other));
  const rewriters = (areContacts: boolean) =>
    ordered.filter((one) => isContactRule(one) === areContacts).flatMap((one) => findRewriter(one)?.rewrite ?? []);
  return {
    rewriters: rewriters(false),
    contactRewriters: rewriters(true),
    keepsQuotations: rules.spelling_and_grammar?.quotation_modification === 'do_not_modify_text_in_quotation_marks',
    byEngine: chosen.filter((one) => !isByRule(one)),
  };
}

function isContactRule({ category, rule }: ConfiguredValue): boolean {
  return category === 'formatting' && (rule.startsWith('phone_number_') || rule === 'email_address_format');
}

function findRewriter({ category, rule, value }: ConfiguredValue): RewrittenValue | undefined {
  return ownEntry(ownEntry(ownEntry(rewrittenRules, category), rule), value);
}
