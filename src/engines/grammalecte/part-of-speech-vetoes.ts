import { isAdjectiveThere } from './agreement.ts';
import { clauseReach, plural } from './clause-vetoes.ts';
import { nameReach } from './name-vetoes.ts';
import type { ReadWord } from './read-answer.ts';
import { has, isUnknown, type Veto } from './reading-veto.ts';

/*
 * A word that is another part of speech than the rule takes it for, as the lexicon's readings of the sentence show: a noun, an
 * infinitive, a participle, a pronoun, or one of several words with a number of its own.
 */

/** `la ou les cellules`, `un ou plusieurs`: of such determiners, one is in the other number. */
export const isAlternative: Veto = (sentence, { end }) => alternative.test(sentence.slice(end, end + nameReach));
const alternative = /^\sou\s(?:aux?|d[eu]s?|l[ae]s?|plusieurs|une?)\s/;

/** `sa si grande bonté` */
export const isPossessive: Veto = (sentence, { start, end }, words) => {
  if (sentence.slice(start, end).toLowerCase() !== 'sa') return false;
  const [next, second] = words.filter((word) => word.start >= end);
  return next !== undefined && second !== undefined && has(next, /:W/) && has(second, /:[AN]/);
};

/** `la zone de liste liste les événements`: of two words alike, one may be the verb. */
export const isRightTwice: Veto = (sentence, { start, end, rule }, words) => {
  if (rule !== 'doublon') return false;
  // `Aimez-vous toujours toujours.`
  if (
    /^(?:ah|bien|eh|encore|ha|hi|ho|jamais|longtemps|oh|si|surtout|toujours|très|trop|vite)\s/i.test(
      sentence.slice(start, end),
    )
  )
    return true;
  // `l’élément n n’est pas donné`
  if (/^\p{L}\s/u.test(sentence.slice(start, end)) || /[’']/.test(sentence.charAt(end))) return true;
  const word = words.find((other) => other.start >= start && other.end <= end);
  if (word === undefined) return false;
  // `le premier premier ministre`, `un grand grand merci`: the second adjective is part of a name, or stresses the first.
  const next = words.find((other) => other.start >= end);
  if (word.readings.length > 0 && word.readings.every(isAdjective) && next !== undefined && has(next, /:N/))
    return true;
  return has(word, /:N/) && has(word, /:V/);
};

function isAdjective(reading: string): boolean {
  return /^:N:A:/.test(reading);
}

/** `n’importe quelle image` is no verb, and its author may have written *qu’elle*. */
export const isSetPhrase: Veto = (sentence, { start, end }) =>
  sentence.slice(start, end) === 'importe' && /n[’']$/.test(sentence.slice(Math.max(0, start - 2), start));

/** `un environnement multi-utilisateurs`: which number a compound has is the choice of its author. */
export const isCompound: Veto = (sentence, { start, end, replacements }) => {
  const written = sentence.slice(start, end);
  const bare = written.replace(/s$/, '');
  return written.includes('-') && replacements.every((replacement) => replacement.replace(/s$/, '') === bare);
};

/** `les distributions stable, unstable et experimental`: of several, each has its own number. */
export const isOneOfSeveral: Veto = (sentence, { start, end, replacements }) =>
  !/[sx]$/.test(sentence.slice(start, end)) &&
  replacements.every((replacement) => /[sx]$/.test(replacement)) &&
  /^(?:,| et| ou) \p{L}+(?<![sx])(?!\p{L})/u.test(sentence.slice(end, end + nameReach));

/** `un a du être enlevé`: before an infinitive, no article is meant. */
export const isBeforeInfinitive: Veto = (sentence, { start, end }, words) => {
  if (!/^du\s?$/.test(sentence.slice(start, end))) return false;
  const next = words.find((word) => word.start >= end);
  return next !== undefined && has(next, /:Y/);
};

/**
 * `les familles de fusillés`: an infinitive has no plural that its author could have had in mind. Behind *savoir*, *à même de* and
 * the like, only an infinitive can be.
 */
export const isPluralParticiple: Veto = (sentence, { start, end, rule }) =>
  !asksInfinitive(rule) && /ée?s$/.test(sentence.slice(start, end));

/** The rule is about more than a preposition or a pronoun. */
function asksInfinitive(rule: string): boolean {
  return !/infi_(?:de|à|par|pour|sans|nous)_/.test(rule);
}

/** `les fichiers source sont lus`, `les positions initiale et finale`: what looks like a verb belongs to the noun before it. */
export const isNounInstead: Veto = (_, { start, end }, words) => {
  const at = words.findIndex((word) => word.start === start && word.end === end);
  const [word, next] = words.slice(at, at + 2);
  if (at < 0 || word === undefined || next === undefined || !has(word, /:[NA]/)) return false;
  // `les paquets sources et les autres`: what is only in the second person as a verb is the plural of a noun.
  const isPlural = has(word, /:N.*:p\b/) && !word.readings.some((reading) => /:(?:[13]|2p)[sp]?\b/.test(reading));
  if ((has(word, /:A/) || isPlural) && has(next, /:G:C/)) return true;
  const isVerb = next.readings.some((reading) => /:[123][sp]/.test(reading) && !/:[NGA]/.test(reading));
  if (isVerb || next.readings.every((reading) => /:[QA]/.test(reading))) return true;
  return has(word, /:N/) && words.slice(at + 1).some(isFiniteVerb);
};

/** `est` is the east as well. */
function isVerbOfSentence(word: ReadWord): boolean {
  return isFiniteVerb(word) || has(word, /:V0.*:3[sp]/);
}

function isFiniteVerb({ readings }: ReadWord): boolean {
  return readings.length > 0 && readings.every((reading) => /:V.*:3[sp]/.test(reading));
}

/** `les appareils pris en charge sont neufs`: before the verb of the sentence, a participle is none. */
export const isParticipleInstead: Veto = (_, { start, end, rule }, words) => {
  if (!/_det_|_nom_/.test(rule)) return false;
  const at = words.findIndex((word) => word.start === start && word.end === end);
  return at >= 0 && has(words[at] as ReadWord, /:Q/) && words.slice(at + 1).some(isVerbOfSentence);
};

/** `le nom et le mot de passe que vous avez choisis`: what is in the plural may belong to more than one noun. */
export const isOfSeveralNouns: Veto = (sentence, { start, end, replacements }) =>
  /[sx]$/.test(sentence.slice(start, end)) &&
  replacements.every((form) => !/[sx]$/.test(form)) &&
  /(?:\set|\sou|\sni|,)\s[^;:.!?]*$/.test(sentence.slice(Math.max(0, start - clauseReach), start)) &&
  /\s(?:et|ou|ni)\s/.test(sentence.slice(Math.max(0, start - clauseReach), start));

/** `les plus souvent utilisés`, `le plus grand`: what is compared decides. */
export const isSuperlative: Veto = (sentence, { end }) =>
  /^\s?(?:plus|moins|mieux)\s/.test(sentence.slice(end, end + 7));

/** `au lieu du copier et du coller` */
export const isNominalInfinitive: Veto = (sentence, { start, end }, words) => {
  const word = words.find((other) => other.start === start && other.end === end);
  if (word === undefined || isUnknown(word) || !word.readings.every((reading) => reading.includes(':Y'))) return false;
  return /(?:^|\s)(?:du|au)\s$/i.test(sentence.slice(Math.max(0, start - 4), start));
};

/** `Définit la couleur`, `Centre le ou les paragraphes`: what a function does, and no order. */
export const isNoOrder: Veto = (sentence, { start, end }, words) => {
  if (/^\sou\s/.test(sentence.slice(end, end + 4))) return true;
  // `Ne fait que renvoyer la valeur`
  if (/^ne\s/i.test(sentence) && /^\squ(?:e\s|[’'])/.test(sentence.slice(end, end + 5))) return true;
  // `Ne l’attend pas`, `Répond.`
  if (words.length < 3 || /^n(?:e\s|['’])/i.test(sentence)) return false;
  // `Apporte moi`, `accorde-t-en`: a pronoun goes with orders only.
  if (/[\s-]/.test(sentence.slice(start, end))) return false;
  const verb = words.find((word) => word.start >= start && word.end <= end);
  return verb === undefined || isUnknown(verb) || has(verb, /:3s/);
};

/** `zones` are not meant to be `zonés`, nor `styles` to be `stylées`: agreement makes no participle of a noun. */
export const becomesParticiple: Veto = (sentence, { start, end, replacements }) => {
  const count = (word: string): number => word.split('é').length;
  return replacements.some((replacement) => count(replacement) > count(sentence.slice(start, end)));
};

/** `afin de le lire`: a pronoun before a verb, not an article before a noun that looks like it. */
export const isPronounBeforeVerb: Veto = (sentence, { start, end }, words) => {
  // `comme le montre le chapitre suivant`
  if (/(?:^|\s)comme\s$/i.test(sentence.slice(Math.max(0, start - 7), start))) return true;
  const at = words.findIndex((word) => word.start <= start && word.end >= end - 1);
  const [word, next] = words.slice(at, at + 2);
  if (at < 0 || word === undefined) return false;
  return (word.start === start && has(word, /:Y/)) || (next !== undefined && has(word, /:O/) && has(next, /:Y/));
};

/** `la docteur`: which gender a noun has in the text is the choice of its author. Its number is not. */
export const changesGenderOfNoun: Veto = (_, { start, end, replacements }, words) => {
  const word = words.find((other) => other.start === start && other.end === end);
  if (word === undefined || isUnknown(word)) return false;
  // `les permissions utilisateur`
  if (has(word, /:N/) && replacements.some((replacement) => /(?:trice|euse)s?$/.test(replacement))) return true;
  // `6 décimales`: only its number could be wrong.
  if (has(word, /:N.*:[mfe]:p/) && replacements.every((replacement) => /[sx]$/.test(replacement))) return true;
  const isMasculine = word.readings.every((reading) => /:N:(?!A)/.test(reading) && reading.includes(':m:'));
  return isMasculine && replacements.some((replacement) => /es?$/.test(replacement));
};

/** `les variables objet`, `ils sont fonction du choix`, `le trait noir`: a noun, where the rule takes it for something else. */
export const isNounHere: Veto = (sentence, finding, words) => {
  const { start, end, rule, kind } = finding;
  const word = words.find((other) => other.start === start && other.end === end);
  // What the lexicon lacks is a matter of spelling.
  if (word !== undefined && kind === 'infi' && isUnknown(word)) return true;
  if (word === undefined || !has(word, /:N/)) return false;
  if (kind === 'infi') return !asksInfinitive(rule) || article.test(sentence.slice(Math.max(0, start - 6), start));
  if (kind === 'ppas') return !has(word, /:[AQ]/);
  return rule.includes('_2m__') && !isAdjectiveThere({ sentence, words }, finding);
};
const article = /(?:^|[\s’'])(?:l[ae]s?|l[’']|une?|des?|cette|[mst]on|[mst]a|[mst]es)\s?$/i;

/** `pouvez maintenant voir`: behind a verb, an infinitive is right. */
export const isInfinitiveBehindVerb: Veto = (_, { start, end }, words) => {
  const at = words.findIndex((word) => word.start === start && word.end === end);
  const word = words[at];
  if (word === undefined || isUnknown(word) || !word.readings.every((reading) => reading.includes(':Y'))) return false;
  let before = at - 1;
  while (before > 0 && has(words[before] as ReadWord, /:W/)) before -= 1;
  const verb = words[before];
  return verb !== undefined && has(verb, /:V.*:[123]/) && !has(verb, /:[NG]/);
};

/** `la directive 94/55/CE qui est soumise`, `nous tous qui allons partir`: what is before *qui* is not what the rule takes it for. */
export const isBehindAntecedent: Veto = (sentence, { start }) =>
  /(?:\p{Lu}{2,}|(?<!\p{L})(?:nous|vous)(?: tous| toutes)?)\squi\s(?:\p{L}+\s)?$/u.test(
    sentence.slice(Math.max(0, start - nameReach), start),
  );

/** `La boîte des tables qui s’ouvre`: the verb may be that of a noun farther to the left. */
export const isOfEarlierNoun: Veto = (sentence, { start, end }, words) => {
  const at = words.findIndex((word) => word.start === start && word.end === end);
  const qui = words.findLastIndex((word, index) => index < at && sentence.slice(word.start, word.end) === 'qui');
  if (at < 0 || qui < 0 || at - qui > 3) return false;
  const number = plural.test(sentence.slice(start, end)) ? /:N.*:[pi](?![\p{L}\d])/u : /:N.*:[si](?![\p{L}\d])/u;
  return words
    .slice(Math.max(0, qui - 8), Math.max(0, qui - 1))
    .some((word) => word.end - word.start > 2 && has(word, number) && !has(word, /:[GVWBOR]/));
};

/** `Il peut être sélectionné`: two verbs. */
export const isVerbBeforeParticiple: Veto = (sentence, { start, end }, words) => {
  if (sentence.slice(start, end).toLowerCase() !== 'peut être') return false;
  const next = words.find((word) => word.start >= end);
  return next !== undefined && has(next, /:[QA]/);
};
