import { has, isClitic, isStrongPronoun, lemmaOf, type Unit, withTag, withWords } from './form-units.ts';

/** Into Brazilian Portuguese the subject comes out as `tu` with the verb and all tags of `você`. */
export function secondPersonOfTu(sentence: readonly Unit[]): readonly Unit[] {
  return sentence.map((unit) => {
    const [word] = unit.words;
    if (word === undefined || !isStrongPronoun(word) || !has(word, 'p3') || lemmaOf(word) !== 'tu') return unit;
    return withWords(unit, [withTag(word, 'p3', 'p2')]);
  });
}

/**
 * Portuguese `a te ver` would run together with a polite pronoun (`ao ver`): puts the pronoun behind the infinitive, as in
 * `a vê-lo`.
 */
export function pronounsBehindInfinitives(sentence: readonly Unit[]): readonly Unit[] {
  const moves = (position: number): boolean => {
    const [pronoun] = sentence[position]?.words ?? [];
    const infinitive = sentence[position + 1];
    return (
      isClitic(pronoun) &&
      has(pronoun, 'pro', 'p2') &&
      has(sentence[position - 1]?.words[0], 'pr') &&
      infinitive?.words.length === 1 &&
      has(infinitive.words[0], 'inf')
    );
  };
  return sentence.flatMap((unit, position) => {
    if (moves(position)) return [];
    const pronoun = moves(position - 1) ? sentence[position - 1]?.words[0] : undefined;
    if (pronoun === undefined) return [unit];
    const tags = pronoun.tags.map((tag) => (tag === 'pro' ? 'enc' : tag));
    return [withWords(unit, [...unit.words, { ...pronoun, tags }])];
  });
}
