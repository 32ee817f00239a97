import { isLatinWord } from '../../language/writing/spelling/foreign-words.ts';
import { wordFrequencies } from '../../language/writing/spelling/frequent-words.ts';
import data from './french-words.json' with { type: 'json' };
import type { ReadWord } from './read-answer.ts';
import { has, isUnknown, type Veto } from './reading-veto.ts';

/*
 * Of foreign words, quotations and people, the lexicon does not know the gender that their author means.
 */

/** `un " escape game "`, `du "Star Spangled Banner"`: who knows the gender of what is cited. */
export const isBeforeQuotation: Veto = (sentence, { end }) => /^\s?["“„«]/.test(sentence.slice(end, end + 2));

/** `un data lake`, `des pull request`: of two words the second of which the lexicon lacks, the first one is foreign as well. */
export const isBesideForeign: Veto = (sentence, { start, end }, words) => {
  const at = words.findIndex((word) => word.start < end && word.end > start);
  const last = words.findLastIndex((word) => word.start < end && word.end > start);
  const [first, second] = words.slice(last + 1, last + 3);
  const isDeterminer = at >= 0 && has(words[at] as ReadWord, /:[DR]/);
  const foreign = isDeterminer ? second : first;
  const before = isDeterminer ? first : words[last];
  if (foreign === undefined || before === undefined || !isUnknown(foreign)) return false;
  return /^[ \u00a0-]$/u.test(sentence.slice(before.end, foreign.start)) && foreign.end - foreign.start > 2;
};

/** `une slice`, `une pop-up`, `le source` of a program: which gender they have is the choice of their author. */
export const isGenderOfLoan: Veto = (sentence, { end, replacements }, words) => {
  const noun = words.find((word) => word.start >= end);
  if (noun === undefined || !replacements.every((form) => articles.test(form))) return false;
  const [written = ''] = /^[\p{L}-]+/u.exec(sentence.slice(noun.start)) ?? [];
  return severalGenders.has(written.toLowerCase()) || written.toLowerCase().split('-').some(isEnglishOnly);
};
const severalGenders: ReadonlySet<string> = new Set(data.severalGenders);
const articles = /^(?:l[ae]|une?|cet?|cette|[mts]on|[mts]a|du|au|de la|à la)$/i;

function isEnglishOnly(word: string): boolean {
  return wordFrequencies('en').has(word) && !wordFrequencies('fr').has(word);
}

/** `les articles brouillon`, `le code commune`: a noun that says of what kind the noun before it is. */
export const isApposed: Veto = (sentence, { start, end }, words) => {
  if (!apposed.has(sentence.slice(start, end).toLowerCase())) return false;
  const before = words.findLast((word) => word.end < start);
  return before !== undefined && has(before, /:N/) && sentence.slice(before.end, start) === ' ';
};
const apposed: ReadonlySet<string> = new Set(data.apposed);

/** `ex ante`, `ex post` */
export const isLatin: Veto = (sentence, { start, end }) => {
  const [first = '', ...others] = sentence.slice(start, end).toLowerCase().split(/\s+/);
  return first === 'ex' && others.length > 0 && others.every(isLatinWord);
};

/** `la chef de cabinet`: nouns of offices and professions have the gender of who is meant. */
export const isGenderOfPerson: Veto = (sentence, { start, end, replacements }, words) => {
  const written = sentence.slice(start, end).toLowerCase();
  if (!/^(?:l[ae]|une?|ce|cet|cette|[mts]on|[mts]a|du|au|de la|à la)$/.test(written) || replacements.length === 0)
    return false;
  const noun = words.find((word) => word.start >= end);
  return noun !== undefined && persons.has(sentence.slice(noun.start, noun.end).toLowerCase());
};
const persons: ReadonlySet<string> = new Set(data.persons);
