import { has, isClitic, isVerb, lemmaOf, type Unit, withWords } from './form-units.ts';

/**
 * `non dimentichi` forbids politely, since the second person of the subjunctive is also its third: as to a friend it is
 * `non dimenticare`.
 */
export function familiarProhibitions(sentence: readonly Unit[]): readonly Unit[] {
  const negation = sentence.findIndex(({ words: [word] }) => word !== undefined && !has(word, 'lquest'));
  const [no] = sentence[negation]?.words ?? [];
  if (no === undefined || lemmaOf(no) !== 'non') return sentence;
  const position = sentence.findIndex((unit, place) => place > negation && !isClitic(unit.words[0]));
  const unit = sentence[position];
  const [verb, ...others] = unit?.words ?? [];
  if (unit === undefined || verb === undefined || !isVerb(verb) || !has(verb, 'prs', 'p2', 'sg')) return sentence;
  const kind = verb.tags.slice(0, verb.tags.indexOf('prs'));
  return sentence.with(position, withWords(unit, [{ ...verb, tags: [...kind, 'inf'] }, ...others]));
}
