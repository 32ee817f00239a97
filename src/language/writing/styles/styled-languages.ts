import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import { baseLanguage } from '../../codes.ts';
import { stylesAndTones } from './styles-and-tones.ts';

/** Languages whose rules have every style and tone (`registry.ts`, which a test compares): asked without loading the rules. */
const styledLanguages: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'it', 'pt']);

/** Styles and tones that rules know in a language. */
export function stylesOf(language: string): readonly StyleOrTone[] {
  return styledLanguages.has(baseLanguage(language)) ? stylesAndTones : [];
}
