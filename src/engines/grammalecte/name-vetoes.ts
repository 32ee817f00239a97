import type { ReadWord } from './read-answer.ts';
import { has, isUnknown, type Veto } from './reading-veto.ts';

/*
 * Names, code and words of other languages, which no rule of French grammar is about.
 */

/** Characters before a finding and behind it in which a name may be. */
export const nameReach = 20;

/** A capital within a sentence, or several words with capitals: names are written as they are. */
export const isName: Veto = (sentence, { start, end, rule }) => {
  const written = sentence.slice(start, end);
  // `la Haute Garonne`: the rule has a list of places. Saints are people as well.
  if (rule.includes('_toponymes') && !/^(?:Saint|Ste?|Sainte)\s/.test(written)) return false;
  if (/[\s-]\p{Lu}/u.test(written)) return true;
  return /^\p{Lu}/u.test(written) && /[\p{L}\p{N}]/u.test(sentence.slice(0, start));
};

/** `la SAR`, `la Saint-Honoré`: who knows the gender of a name. */
export const isBeforeName: Veto = (sentence, { end, kind }) =>
  kind !== 'conf' && /^[\s’']*\p{Lu}/u.test(sentence.slice(end, end + 3));

/** `les URL relatifs` */
export const isBehindAcronym: Veto = (sentence, { start }) =>
  /(?<![\p{L}’'])\p{Lu}{2,}s?\s$/u.test(sentence.slice(Math.max(0, start - nameReach), start));

/** Digits, abbreviations, `interfaces(5)`, words with signs around them, and what an accent that is a character of its own goes on. */
export const isCode: Veto = (sentence, { start, end }) =>
  /[\d_@#.]/.test(sentence.slice(start, end)) ||
  /[_^=<>{}|\\/]/.test(sentence.charAt(start - 1) + sentence.charAt(end)) ||
  sentence.charAt(end) === '(' ||
  /\p{M}/u.test(sentence.charAt(end));

/** `L’utilisateur A ouvre le fichier`: a letter that names something is before the word. */
export const isBehindLetter: Veto = (sentence, { start }) =>
  /(?<![\p{L}’'])\p{Lu}\s$/u.test(sentence.slice(Math.max(0, start - 3), start)) && start > 2;

/** `Tapez a wideslash b`: a letter, and no verb; `où ai est la i-ème pente`. */
export const isLetter: Veto = (sentence, { start, end, kind }, words) => {
  if (sentence.slice(start, end) === 'ai' && kind === 'conj') return true;
  if (sentence.slice(start, end) !== 'a') return false;
  const next = words.find((word) => word.start > start);
  if (next === undefined || isElided(sentence, next)) return false;
  return next.readings.length === 0 || next.end - next.start === 1;
};

/** `Un c' est un do`, `un la pour les autres`: behind a determiner, a short word is the name of something. */
export const isCitedWord: Veto = (sentence, { start, end }) =>
  /^(?:\p{L}[’']|l[ae]s?)\s?$/u.test(sentence.slice(start, end)) &&
  /(?:^|[\s’'])(?:ce|cet|cette|du|une?)\s$/i.test(sentence.slice(Math.max(0, start - 7), start));

/** `le paquet locales`, `la commande ps`: behind such nouns is a name. */
export const isNamedByNoun: Veto = (sentence, { start, end }, words) => {
  const word = words.find((other) => other.start === start && other.end === end);
  if (word === undefined || has(word, /:Q/)) return false;
  const before = sentence.slice(Math.max(0, start - nameReach), start);
  // `notre page statistiques`
  return naming.test(before) || (/[sx]$/.test(sentence.slice(start, end)) && beforeNames.test(before));
};
const naming =
  /(?<!\p{L})(?:attribut|balise|clause|commande|directive|déclaration|fonction|instruction|module|mot-clé|option|paquet|paramètre|programme|script|variable)\s$/u;
const beforeNames = /(?<!\p{L})(?:bouton|menu|onglet|page|rubrique)\s$/u;

/** Of a sentence in another language, the lexicon lacks many words; of a name, two in a row. */
export const isForeign: Veto = (sentence, { start, end }, words) => {
  const long = words.filter((word) => word.end - word.start > 2 && !isElided(sentence, word));
  const strange = long.filter(isUnknown).filter((word) => /^\p{Ll}/u.test(sentence.slice(word.start, word.start + 2)));
  if (strange.length > 2 && strange.length * foreignShare > long.length) return true;
  const near = long.filter((word) => word.end >= start - nameReach && word.start <= end + nameReach);
  return near.some((word, index) => {
    const next = near[index + 1];
    if (next === undefined || !isUnknown(word) || !isUnknown(next)) return false;
    return /^[\s'’-]+$/u.test(sentence.slice(word.end, next.start));
  });
};
const foreignShare = 5;

/** `Debian a été sélectionné`: only of first names the gender is known. */
export const isGenderOfName: Veto = (_, { start, rule, replacements }, words) => {
  if (!rule.includes('nom_propre')) return false;
  const word = words.find((other) => other.start === start);
  if (word === undefined || !replacements.some((form) => /e?s?$/.exec(form)?.[0].startsWith('e'))) return false;
  // `Al Alam`, `El Mansour`: a name of two letters may be an article of another language.
  return !words.some((other) => other.end < start && other.end - other.start >= shortestFirstName && has(other, /:M1/));
};

const shortestFirstName = 3;

/** `La commande ps aux liste les processus`: a word without vowels is a command, and what follows its parameters. */
export const isBehindCommand: Veto = (sentence, { start }, words) => {
  const at = words.findIndex((word) => word.start >= start);
  return words
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .some((word) => isUnknown(word) && /^[b-df-hj-np-tv-xz]{2,}$/.test(sentence.slice(word.start, word.end)));
};

/** `comme valeur de output_dir` */
export const isBeforeCode: Veto = (sentence, { end }) => /^[\p{L}]*[_\d]/u.test(sentence.slice(end, end + 30));

/** The `l` of `l’eau` is no word of the lexicon. */
function isElided(sentence: string, { end }: ReadWord): boolean {
  return /^[’']/.test(sentence.charAt(end));
}
