import { type Inflection, wordsWith } from '../../../inflection/inflection.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import { choosePerson } from './verbs.ts';

const elided: Readonly<Record<string, string>> = {
  de: "d'",
  que: "qu'",
  je: "j'",
  ne: "n'",
  me: "m'",
  te: "t'",
  se: "s'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
};
const full = new Map(Object.entries(elided).map(([word, short]) => [short, word]));
export const vowel = /^[aeiouyàâäéèêëîïôöûü]/;
/** Their form depends on gender as well, so that what follows has to stay a vowel or a consonant. */
const beforeConsonants = new Set([
  'le',
  'la',
  'du',
  'au',
  'ce',
  'ma',
  'ta',
  'sa',
  'beau',
  'nouveau',
  'vieux',
  'jusque',
]);
const beforeVowels = new Set(["l'", "jusqu'", "c'", 'cet', 'bel', 'nouvel']);

export const french: RuleLanguage = {
  language: 'fr',
  habits: { splitsApostrophes: true, capitalNouns: false },
  chooseForm: choosePerson,
  fit: (word, next) => {
    const isVowel = vowel.test(next);
    if (Object.hasOwn(elided, word)) return next.startsWith('h') ? undefined : isVowel ? elided[word] : word;
    if (full.has(word)) return next.startsWith('h') || isVowel ? word : full.get(word);
    if (beforeConsonants.has(word)) return isVowel ? undefined : word;
    return beforeVowels.has(word) && !isVowel ? undefined : word;
  },
};

/** With the verbs that the lexicon inflects. */
export function frenchWith(inflection: Inflection): RuleLanguage {
  return { ...french, groups: { infinitive: wordsWith(inflection, 'inf').join(' ') }, inflection };
}

/** The space that the text has before its signs. */
export function spaceBeforeSigns(text: string): string {
  return /[\p{L})»]([ \u00a0\u202f])[!?]/u.exec(text)?.[1] ?? '\u202f';
}
