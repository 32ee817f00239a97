import { baseLanguage } from '../../codes.ts';
import type { CorrectionRule } from './correction-rules.ts';

/**
 * Rules by base language, the surest first. Adding a language: a file `<language>.ts` here that exports its rules, and a
 * line in this table.
 */
const byLanguage: Readonly<Record<string, readonly CorrectionRule[]>> = {};

/** Rules of every language with letters that stand in words. */
const everywhere: readonly CorrectionRule[] = [];

export function correctionRules(language: string): readonly CorrectionRule[] {
  return [...(byLanguage[baseLanguage(language)] ?? []), ...everywhere];
}
