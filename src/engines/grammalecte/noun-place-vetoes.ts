import type { Veto } from './reading-veto.ts';
import { has } from './reading-veto.ts';

/*
 * Nouns where a rule takes a word for a verb or an article for that of another noun, and the subjects that a rule does not see: letters,
 * acronyms, two pronouns, what is quoted before a verb of saying.
 */

const reach = 120;

function before(sentence: string, start: number): string {
  return sentence.slice(Math.max(0, start - reach), start);
}

/** `des repartages de vos messages`, `à la recopie régulière`: behind an article and before its complement is a noun, which the lexicon may lack. */
export const isNounWithComplement: Veto = (sentence, { start, end, replacements }, words) => {
  const stem = sentence.slice(start, end).replace(/(?:es?|ée?s?)$/, '');
  const isOfVerb = replacements.every((form) => form.replace(/(?:er|ée?s?)$/, '') === stem);
  if (!isOfVerb || !behindArticle.test(before(sentence, start))) return false;
  const next = words.find((word) => word.start > end - 1);
  if (next === undefined || sentence.slice(end, next.start).trim() !== '') return false;
  const isAdjective = has(next, /:A/) && !has(next, /:[GVWY]/);
  return isAdjective || /^ (?:de |des |du |d[’'])/.test(sentence.slice(end, end + 5));
};
const behindArticle =
  /(?:^|[\s’'])(?:aux?|ce(?:s|t|tte)?|des?|du|l[ae]s?|leurs?|[mts](?:a|es|on)|nos|notre|une?|vos|votre) $/i;

/** `un paquet a dépend d’un paquet b`: letters that name things. */
export const isBehindLetterOfName: Veto = (sentence, { start, end }) => {
  const left = before(sentence, start);
  const noun = /(?<!\p{L})(\p{Ll}{3,}) a (?:\p{Ll}+ )?$/u.exec(left)?.[1];
  const around = left + sentence.slice(start, end + reach);
  return noun !== undefined && new RegExp(`(?<!\\p{L})${noun}s? [b-df-xz](?!\\p{L})`, 'u').test(around);
};

/** `les TC ne peuvent pas être utilisées`: the author knows which gender the acronym has. */
export const isGenderOfAcronym: Veto = (sentence, { start, end, replacements }) => {
  const bare = sentence.slice(start, end).replace(/e(?=s?$)/, '');
  return (
    replacements.every((form) => form.replace(/e(?=s?$)/, '') === bare) &&
    acronymAsSubject.test(before(sentence, start))
  );
};
const acronymAsSubject =
  /(?:^|[\s’'«(])(?:[Cc]e(?:s|t|tte)? |[Ll][ae]s? |[Ll][’']|[Uu]ne? |[Dd]es |[NnVv]o(?:s|tre) |[Ll]eurs? )\p{Lu}[\p{Lu}\d]+s? (?:n[’'])?(?:\p{Ll}+ ){1,5}$/u;

/** `le Centre ressources autisme`, `Mes Aides répond`: the name of a thing, in which a noun may be beside a noun. */
export const isBesideCapital: Veto = (sentence, { start, rule }) =>
  rule.includes('_nom__') && namedThing.test(before(sentence, start));
const namedThing =
  /(?:^|[\s(«])(?:[DLMSTdlmst]es|[Ll]e|[LMSTlmst]a|[MSTmst]on|[Uu]ne?|[NVnv]os|[Ll]eurs) \p{Lu}\p{Ll}+ $/u;

/** `Si vous pouvez veuillez l’ouvrir`: it only asks for something; a comma is missing. */
export const isRequest: Veto = (sentence, { start, end }) => /^veuille[zr]?$/i.test(sentence.slice(start, end));

/** `dès qu’ils et elles arrivent` */
export const isBetweenPronouns: Veto = (sentence, { start, end }) =>
  /^(?:et|ou)$/i.test(sentence.slice(start, end)) &&
  /^ (?:elles?|ils?|eux|ceux|celles?)(?!\p{L})/u.test(sentence.slice(end, end + 8));

/** `« Une folie » écrit-il`: who speaks is no word of what is said. */
export const isOfSpeaker: Veto = (sentence, { start, end }) =>
  /-(?:t-)?(?:ils?|elles?)$/.test(sentence.slice(start, end)) && /[»”"’,!?…]\s?$/.test(before(sentence, start));

/** `Le graphique Pression affiche les mesures`: behind the noun is the name of the thing. */
export const isBeforeNamedNoun: Veto = (sentence, { end, rule }) =>
  rule.includes('_2m_') && /^\s\p{Ll}+ \p{Lu}\p{Ll}/u.test(sentence.slice(end, end + reach));

/** `les mêmes nom d’utilisateur et mot de passe`: of several, each has its own number. */
export const isFirstOfTwo: Veto = (sentence, { start, end, replacements }) =>
  !/[sx]$/.test(sentence.slice(start, end)) &&
  replacements.every((form) => /[sx]$/.test(form)) &&
  /^ (?:de |d[’'])\p{Ll}+ et \p{Ll}+(?<![sx])(?!\p{L})/u.test(sentence.slice(end, end + reach));

/** `des référentiels carbone clairs`: the adjective in the plural says that the noun before the name of its kind is right. */
export const isBeforePlural: Veto = (sentence, { start, end, replacements }, words) => {
  if (!/[sx]$/.test(sentence.slice(start, end)) || replacements.some((form) => /[sx]$/.test(form))) return false;
  const [kind, adjective] = words.filter((word) => word.start > end - 1);
  return (
    kind !== undefined &&
    adjective !== undefined &&
    sentence.slice(end, adjective.start).split(' ').length === 3 &&
    has(kind, /:N/) &&
    has(adjective, /:A.*:[pi](?![\p{L}\d])/u) &&
    !has(adjective, /:[GV]/)
  );
};

/** `et diffère en ce qu’elle est plus courte` */
export const isInThat: Veto = (sentence, { start, end }) =>
  / en$/.test(sentence.slice(start, end)) && /^ ce qu/.test(sentence.slice(end, end + 6));
