import type { ReadWord } from './read-answer.ts';
import { has, type Veto } from './reading-veto.ts';

/* What the words around a clause say of its subject and its verb. */

/** Letters before a finding that are looked at. */
export const clauseReach = 150;

/** `ses gestes ainsi que sa voix le trahissent`, `vous ou votre ami pouvez`: a verb in the plural has more than the last subject. */
export const isOfMoreThanOne: Veto = (sentence, { start, end, replacements }) =>
  joinedPronoun.test(sentence.slice(Math.max(0, start - clauseReach), end)) ||
  ([sentence.slice(start, end), ...replacements].filter((form) => plural.test(form)).length === 1 &&
    plural.test(sentence.slice(start, end)) &&
    joined.test(sentence.slice(Math.max(0, start - clauseReach), start)));
export const plural = /(?:ent|ont)$/;
const joinedPronoun =
  /(?<!\p{L})(?:(?:[vn]ous|toi|moi) (?:et|ou) [^;:.!?]*|[^;:.!?]* (?:et|ou) (?:[vn]ous|toi|moi) )(?:ez|ons)$/u;
const joined = /(?:\set|\sou|\sni|\sainsi que|\scomme|,)\s[^;:.!?]*$/;

/** `il ne savait pas s’il viendrait`, `demande si elle pourrait`: such a clause is a question, and no condition. */
export const isIndirectQuestion: Veto = (sentence, { start, rule }) =>
  rule.includes('_si_') && asking.test(sentence.slice(Math.max(0, start - clauseReach), start));
const asking =
  /(?<!\p{L})(?:s[au][viu]\p{L}*|(?:se )?demand\p{L}+|ignor\p{L}+|vérifi\p{L}+|dout\p{L}+|question|comprendre|dire|voir)(?: pas| plus)?,? s(?:i|[’'])[^;:.!?]*$/iu;

/** `ce genre de vérification est effectuée`: what there is some of agrees as well. */
export const isOfKind: Veto = (sentence, { start, rule }, words) => {
  if (!/_être_|verbe_état/.test(rule)) return false;
  const from = Math.max(0, start - clauseReach);
  const kind = ofKind.exec(sentence.slice(from, start));
  const word = words.find((other) => other.start === start);
  if (kind === null || word === undefined) return false;
  const noun = words.find((other) => other.start >= from + kind.index + (kind[1] ?? '').length);
  return noun !== undefined && agree(noun, word);
};
const ofKind =
  /((?:genre|type|sorte|espèce|partie|moitié|tiers|nombre|ensemble|série|majorité|plupart|reste|quantité|groupe|ordre) (?:de |d[’']|des ))[^,;:.!?]*$/u;

function agree(noun: ReadWord, word: ReadWord): boolean {
  const features = (readings: readonly string[], tag: RegExp): readonly string[] =>
    readings.flatMap((reading) => (tag.test(reading) ? [/:([mfe]:[spi])(?![\p{L}\d])/u.exec(reading)?.[1] ?? ''] : []));
  const own = features(word.readings, /:[AQ]/).filter((one) => one !== '');
  return features(noun.readings, /:N/).some((one) => own.includes(one));
}

/** `les valeurs de date sont actualisées`: before a participle in the plural, this is the verb. */
export const isVerbOfPassive: Veto = (sentence, { start, end }, words) => {
  if (sentence.slice(start, end) !== 'sont') return false;
  const next = words.find((word) => word.start >= end);
  return next !== undefined && has(next, /:Q.*:[pi]/);
};

/** `utilisez la toute dernière version`, `prenez le plus grand`: an article, and no pronoun behind an order. */
export const isArticleBehindOrder: Veto = (sentence, { end, rule }) =>
  rule.includes('imp_union') &&
  /^ (?:toute?s?|même|plus|moins|seule?|double|demi) /.test(sentence.slice(end, end + nextWord));
const nextWord = 10;

/** `une autorisation ou une préférence requis pour`: a participle of several nouns, and no verb. */
export const isParticipleOfSeveral: Veto = (sentence, { start, end, rule }, words) => {
  const word = words.find((other) => other.start === start && other.end === end);
  if (word === undefined || !/_det_|_nom_/.test(rule) || !has(word, /:Q/)) return false;
  return /(?:^|\s)(?:et|ou) (?:l[ae]s?|une?|des|[mts]on|[mts]a|leurs?) \p{L}+ $/u.test(
    sentence.slice(Math.max(0, start - clauseReach), start),
  );
};

/** `Une façon de gérer cela sera traitée`: what is behind an infinitive is no subject. */
export const isBehindObject: Veto = (sentence, { start, rule }) =>
  rule.includes('_3sg_') &&
  /\p{L}+(?:er|ir|re) (?:cela|ceci|ça) \p{L}+ $/u.test(sentence.slice(Math.max(0, start - clauseReach), start));

/** `Quiconque travaille a droit à un salaire`: behind a clause about its subject, a sentence has its own verb. */
export const isVerbBehindClause: Veto = (sentence, { start, end }) =>
  sentence.slice(start, end) === 'a' && relative.test(sentence.slice(Math.max(0, start - clauseReach), start));
const relative = /(?<!\p{L})(?:qu[ei]|qu[’']\p{L}*|quiconque|dont|où)\s[^;:.!?]*$/iu;

/** `Les Andalouses est une plage`: of a title, the verb has the number of what follows it. */
export const isBeforePredicate: Veto = (sentence, { start, end }) =>
  /^(?:est|était|fut|sera)$/.test(sentence.slice(start, end)) && predicate.test(sentence.slice(end, end + 6));
const predicate = /^\s(?:une?\s|l[ea]\s|l[’'])/;

/** `c’est la méthode qui sera appliquée`: a verb in the singular before a participle in the singular. */
export const isNumberOfNext: Veto = (sentence, { start, end, replacements }, words) => {
  const next = words.find((word) => word.start >= end);
  if (plural.test(sentence.slice(start, end)) || !replacements.some((form) => plural.test(form))) return false;
  return (
    next !== undefined &&
    next.readings.length > 0 &&
    next.readings.every((reading) => /:Q:A:.*:s\b/.test(`${reading}:`))
  );
};
