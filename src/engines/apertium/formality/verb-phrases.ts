import { has, isClitic, isFiniteVerb, isVerb, lemmaOf, type Unit, type Word } from './form-units.ts';

/** How far a verb may be from its object pronoun, in units. */
const reach = 4;

/** The position of the verb that an object pronoun belongs to, or undefined. */
export function governingVerb(sentence: readonly Unit[], position: number): number | undefined {
  if (isVerb(sentence[position]?.words[0])) return position;
  for (let next = position + 1; next <= position + reach; next += 1) {
    const word = sentence[next]?.words[0];
    if (isVerb(word)) return next;
    if (!isClitic(word) && !has(word, 'adv')) return undefined;
  }
  return undefined;
}

/** The finite verb whose subject is the subject of the verb there: itself, or the nearest before an infinitive. */
export function finiteVerb(sentence: readonly Unit[], position: number): Word | undefined {
  for (let before = position; before >= 0; before -= 1) {
    const finite = sentence[before]?.words.find(isFiniteVerb);
    if (finite !== undefined) return finite;
  }
  return undefined;
}

const helping = new Set(['vbhaver', 'vbser', 'vbmod', 'vaux']);

/** The position of the verb that carries the meaning, behind auxiliaries and modal verbs. */
export function mainVerb(sentence: readonly Unit[], position: number): number {
  if (!helping.has(sentence[position]?.words[0]?.tags[0] ?? '')) return position;
  for (let next = position + 1; next <= position + reach; next += 1) {
    const word = sentence[next]?.words[0];
    if (isVerb(word)) return isFiniteVerb(word) ? position : mainVerb(sentence, next);
    if (!isClitic(word) && !has(word, 'adv') && !has(word, 'pr')) return position;
  }
  return position;
}

/** Whether a direct object comes right after a verb. */
export function hasDirectObject(sentence: readonly Unit[], position: number): boolean {
  let next = position + 1;
  while (has(sentence[next]?.words[0], 'adv') || has(sentence[next]?.words[0], 'preadv')) next += 1;
  const word = sentence[next]?.words[0];
  if (word === undefined) return false;
  if (has(word, 'cnjsub')) return true;
  if (has(word, 'prn', 'tn')) return has(word, 'nt') && !has(word, 'p2');
  return ['det', 'predet', 'num', 'n'].some((tag) => word.tags[0] === tag) && !isTime(sentence.slice(next, next + 4));
}

const times = new Set(
  `settimana mese anno giorno mattina sera notte volta lunedì martedì mercoledì giovedì venerdì sabato domenica semana mês
  ano dia manhã tarde noite vez segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo setmana mes
  any dia matí tarda vespre nit vegada dilluns dimarts dimecres dijous divendres dissabte diumenge`.split(/\s+/),
);

/** `la settimana prossima`: says when, not what. */
function isTime(phrase: readonly Unit[]): boolean {
  const noun = phrase.map(({ words }) => words[0]).find((word) => word?.tags[0] === 'n');
  return noun !== undefined && times.has(lemmaOf(noun));
}

/** Verbs that decide between the two objects by themselves; for all others what comes after them does. */
export interface ObjectVerbs {
  readonly dative: ReadonlySet<string>;
  readonly accusative: ReadonlySet<string>;
}

export function takesDative(sentence: readonly Unit[], position: number, verbs: ObjectVerbs): boolean {
  const main = mainVerb(sentence, position);
  const word = sentence[main]?.words[0];
  if (word === undefined) return false;
  if (verbs.dative.has(lemmaOf(word))) return true;
  return !verbs.accusative.has(lemmaOf(word)) && hasDirectObject(sentence, main);
}
