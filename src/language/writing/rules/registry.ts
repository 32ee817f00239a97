import { baseLanguage } from '../../codes.ts';
import type { CorrectionRule } from './correction-rules.ts';
import { englishConfusions } from './english/confusions.ts';
import { englishGrammar } from './english/grammar.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { italian } from './italian/italian.ts';
import { portuguese } from './portuguese/portuguese.ts';
import { spanish } from './spanish/spanish.ts';
import { typography } from './typography.ts';

/**
 * Rules by base language, the surest first. Adding a language: a folder here that exports its rules, and a line in
 * this table.
 */
const byLanguage: Readonly<Record<string, readonly CorrectionRule[]>> = {
  de: german,
  en: [...englishConfusions, ...englishGrammar],
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};

/** Rules of every language with letters that are in words. */
const everywhere: readonly CorrectionRule[] = [typography];

export function correctionRules(language: string): readonly CorrectionRule[] {
  return [...(byLanguage[baseLanguage(language)] ?? []), ...everywhere];
}
