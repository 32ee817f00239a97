import { baseLanguage } from '../../codes.ts';
import type { Inflection } from '../../inflection/inflection.ts';
import type { TextEdit } from '../text-edit.ts';
import type { CorrectionContext, CorrectionRule } from './correction-rules.ts';
import { findByRules, writtenByRules } from './find-by-rules.ts';
import { typography } from './typography.ts';

/** Rules of every language with letters that are in words. */
const everywhere: readonly CorrectionRule[] = [typography];

/** Languages with corrections in their packs. */
export const correctedLanguages: readonly string[] = ['de', 'en', 'es', 'fr', 'it', 'pt'];

/** What the rules of a language find: lists of edits, the surest first. */
export function findRuled(text: string, context: CorrectionContext): readonly (readonly TextEdit[])[] {
  const base = baseLanguage(context.language);
  return [
    ...(correctedLanguages.includes(base) ? findByRules(text, context) : []),
    ...everywhere.map((rule) => rule(text, context)),
  ];
}

/** All words that the rules of a language can write. */
export function writtenByCorrections(language: string, inflection?: Inflection): readonly string[] {
  const base = baseLanguage(language);
  return [
    ...(correctedLanguages.includes(base) ? writtenByRules(language, inflection) : []),
    ...everywhere.flatMap(({ writes }) => [...writes(language, inflection)]),
  ];
}
