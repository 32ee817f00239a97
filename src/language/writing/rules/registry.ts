import { baseLanguage } from '../../codes.ts';
import type { Inflection } from '../../inflection/inflection.ts';
import type { TextEdit } from '../text-edit.ts';
import type { CorrectionContext, CorrectionRule } from './correction-rules.ts';
import { findByRules, writtenByRules } from './find-by-rules.ts';
import { german } from './german/german.ts';
import { typography } from './typography.ts';

/**
 * Rules by base language, the surest first. Adding a language: a folder here that exports its rules, and a line in
 * this table.
 */
const byLanguage: Readonly<Record<string, readonly CorrectionRule[]>> = {
  de: german,
};

/** Rules of every language with letters that are in words. */
const everywhere: readonly CorrectionRule[] = [typography];

/** Languages with corrections in their packs. */
export const correctedLanguages: readonly string[] = ['en', 'es', 'fr', 'it', 'pt'];

/** What the rules of a language find: lists of edits, the surest first. */
export function findRuled(text: string, context: CorrectionContext): readonly (readonly TextEdit[])[] {
  const base = baseLanguage(context.language);
  return [
    ...(correctedLanguages.includes(base) ? findByRules(text, context) : []),
    ...[...(byLanguage[base] ?? []), ...everywhere].map((rule) => rule(text, context)),
  ];
}

/** All words that the rules of a language can write. */
export function writtenByCorrections(language: string, inflection?: Inflection): readonly string[] {
  const base = baseLanguage(language);
  return [
    ...(correctedLanguages.includes(base) ? writtenByRules(language, inflection) : []),
    ...[...(byLanguage[base] ?? []), ...everywhere].flatMap(({ writes }) => [...writes(language, inflection)]),
  ];
}
