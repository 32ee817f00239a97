import { has, isClitic, isFiniteVerb, isVerb, lemmaOf, type Unit, withWords } from './form-units.ts';

/**
 * `non dimentichi` forbids politely, since the second person of the subjunctive is also its third: as to a friend it is
 * `non dimenticare`.
 */
export function familiarProhibitions(sentence: readonly Unit[]): readonly Unit[] {
  const position = forbidden(sentence);
  const unit = sentence[position];
  const [verb, ...others] = unit?.words ?? [];
  if (unit === undefined || verb === undefined || !isVerb(verb) || !has(verb, 'prs', 'p2', 'sg')) return sentence;
  const kind = verb.tags.slice(0, verb.tags.indexOf('prs'));
  return sentence.with(position, withWords(unit, [{ ...verb, tags: [...kind, 'inf'] }, ...others]));
}

/** `non dirmi bugie` forbids as one does to a friend: makes it an order that can become polite. */
export function prohibitionsAsOrders(sentence: readonly Unit[]): readonly Unit[] {
  const position = forbidden(sentence);
  const unit = sentence[position];
  const [verb, ...pronouns] = unit?.words ?? [];
  if (unit === undefined || verb === undefined || !has(verb, 'inf') || pronouns.length === 0) return sentence;
  if (sentence.some(({ words }) => words.some(isFiniteVerb))) return sentence;
  const kind = verb.tags.slice(0, verb.tags.indexOf('inf'));
  return sentence.with(position, withWords(unit, [{ ...verb, tags: [...kind, 'imp', 'p2', 'sg'] }, ...pronouns]));
}

/** The position of what a `non` that opens the sentence comes before, object pronouns left out; -1 where there is none. */
function forbidden(sentence: readonly Unit[]): number {
  const negation = sentence.findIndex(({ words: [word] }) => word !== undefined && !has(word, 'lquest'));
  const [no] = sentence[negation]?.words ?? [];
  if (no === undefined || lemmaOf(no) !== 'non') return -1;
  return sentence.findIndex((unit, index) => index > negation && !isClitic(unit.words[0]));
}
