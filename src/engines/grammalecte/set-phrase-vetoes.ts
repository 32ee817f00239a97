import data from './french-words.json' with { type: 'json' };
import type { Veto } from './reading-veto.ts';
import { has } from './reading-veto.ts';

/*
 * What good authors write where a rule takes it for a slip: orders of *être*, participles that are nouns, colours of two words,
 * lists behind one determiner.
 */

const reach = 80;

/** `une bonne fois`, `la prima donna`, `faire marché avec eux`: the words of the phrase are meant, with an article before it. */
export const isInSetPhrase: Veto = (sentence, { start, end }) => {
  const from = Math.max(0, start - reach);
  const text = sentence.slice(from, end + reach).toLowerCase();
  return [...text.matchAll(setPhrase)].some(
    ({ index, 0: phrase }) => from + index < end && from + index + phrase.length > start - 1,
  );
};
const setPhrase = new RegExp(`(?<!\\p{L})(?:l[ae] )?(?:${data.setPhrases.join('|')})(?!\\p{L})`, 'gu');

/** `C’est ma foi vrai`: the noun before it is an interjection. */
export const isBehindInterjection: Veto = (sentence, { start }) =>
  interjection.test(sentence.slice(Math.max(0, start - reach), start));
const interjection = new RegExp(`(?<!\\p{L})(?:${data.interjections.join('|')}),? $`, 'iu');

/** `il arriva que Laurence dut partir`: what happened is stated. */
export const isOfHappening: Veto = (sentence, { start, rule }) =>
  rule.includes('_verbe_que_') && happening.test(sentence.slice(Math.max(0, start - reach), start));
const happening = new RegExp(`(?<!\\p{L})il (?:${data.happenings.join('|')}) qu(?:e |[’'])[^.;:!?]*$`, 'iu');

/** `Sois donc tranquille` */
export const isOrderToBe: Veto = (sentence, { start, end }) =>
  /^sois$/i.test(sentence.slice(start, end)) && opensClause(sentence, start);

/** `la part du renonçant` */
export const isPersonInAnt: Veto = (sentence, { start, end }) => /ants?$/.test(sentence.slice(start, end));

/** `tels sont les conduites d’eau et les égouts` */
export const isBeforeSeveral: Veto = (sentence, { start, end, rule }) =>
  rule.includes('adj_être_det_nom') &&
  /s$/.test(sentence.slice(start, end)) &&
  /^ (?:sont|étaient|furent|seront) [^.;:!?]*(?:, | et | ou )/.test(sentence.slice(end, end + reach));

/** `les nom, prénoms et sexe`: each has its own number. */
export const isFirstOfList: Veto = (sentence, { start, end, replacements }) =>
  !/[sx]$/.test(sentence.slice(start, end)) &&
  replacements.every((form) => /[sx]$/.test(form)) &&
  /^(?:, \p{L}+){1,4} (?:et|ou) \p{L}/u.test(sentence.slice(end, end + reach));

/** `ses yeux bleu dur`: a colour with what it is like does not change. */
export const isColourOfTwo: Veto = (sentence, { start, end }, words) => {
  if (!colour.test(sentence.slice(start, end))) return false;
  const next = words.find((word) => word.start === end + 1);
  return next !== undefined && has(next, /:[AN]/) && !/[sx]$/.test(sentence.slice(next.start, next.end));
};
const colour =
  /^(?:blanche?|bleue?|blonde?|brune?|châtain|grise?|jaune|noire?|rose|rouge|rousse|roux|verte?|violette?)$/i;

/** `l’amendement numéro cent cinquante-trois rectifié` */
export const isBehindNumberOf: Veto = (sentence, { start, end, rule }) =>
  rule.includes('_nombre_') &&
  /(?:numéro|article|n°) [\p{L}\d -]+$/iu.test(sentence.slice(Math.max(0, start - reach), end));

/** `soit à bord, soit même à l’étranger` */
export const isAlternativeEven: Veto = (sentence, { start, rule }) =>
  rule.includes('soi_soit') && /(?<!\p{L})soit(?!\p{L})/iu.test(sentence.slice(0, start));

/** `de la laisser activée`: how something is left. */
export const isLeftAs: Veto = (_, { rule }) => rule.includes('infi_laisser');

/** `une chasse aux bogues Debian et Ubuntu aura lieu`: names behind a noun are no subject. */
export const isNamesBehindNoun: Veto = (sentence, { start, rule }) =>
  rule.includes('nom_propre_et_nom_propre') &&
  /\p{Ll} \p{Lu}[\p{L}-]* et \p{Lu}[\p{L}-]* $/u.test(sentence.slice(0, start));

/** `Oui, voudrais les voir`: whoever leaves *je* out means it. */
export const isWithoutSubject: Veto = (sentence, { start, rule }) =>
  rule.includes('sans_sujet') && opensClause(sentence, start);

function opensClause(sentence: string, start: number): boolean {
  return /(?:^|[,;:!?.—–«»"“-]\s?)$/.test(sentence.slice(0, start));
}
