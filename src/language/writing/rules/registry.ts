import { baseLanguage } from '../../codes.ts';
import type { CorrectionRule } from './correction-rules.ts';
import { englishConfusions } from './english-confusions.ts';
import { englishGrammar } from './english-grammar.ts';
import { typography } from './typography.ts';

/**
 * Rules by base language, the surest first. Adding a language: a file `<language>.ts` here that exports its rules, and a
 * line in this table.
 */
const byLanguage: Readonly<Record<string, readonly CorrectionRule[]>> = {
  en: [...englishConfusions, ...englishGrammar],
};

/** Rules of every language with letters that stand in words. */
const everywhere: readonly CorrectionRule[] = [typography];

export function correctionRules(language: string): readonly CorrectionRule[] {
  return [...(byLanguage[baseLanguage(language)] ?? []), ...everywhere];
}
