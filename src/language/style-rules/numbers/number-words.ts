import { packWords } from '../../packs/tables.ts';
import { europeanLanguages, type RewrittenLanguage } from '../style-languages.ts';

const inWords: ReadonlySet<string> = new Set(europeanLanguages);

/** Small numbers, from two on one by one to twelve; none in languages that write them with characters. */
export function numberWords(language: RewrittenLanguage): readonly string[] {
  return inWords.has(language) ? packWords(language, 'counting', 'small-numbers') : [];
}

/** Words for an amount that is no number: units after them are used without numeral. */
export function quantityWords(language: RewrittenLanguage): readonly string[] {
  return inWords.has(language) ? packWords(language, 'counting', 'quantities') : [];
}

/** `per kilometer`, but `several kilometers`. */
export function takesSingular(word: string): boolean {
  return word === 'per' || word === 'pro';
}
