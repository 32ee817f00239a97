import { capitalLike, has, isClitic, isStrongPronoun, lemmaOf, type Unit, withWords } from './form-units.ts';

/** Prepositions that make one word with the familiar pronoun: `con` and `ti`. */
const joined: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { con: 'contigo' },
  pt: { com: 'contigo' },
};

/** Puts `con ti` into one word, where a pronoun that was exchanged came to stand behind its preposition. */
export function joinPronouns(sentence: readonly Unit[], language: string): readonly Unit[] {
  const words = joined[language];
  if (words === undefined) return sentence;
  return sentence.flatMap((unit, position) => {
    const [word] = unit.words;
    const [next] = sentence[position + 1]?.words ?? [];
    const [previous] = sentence[position - 1]?.words ?? [];
    if (word === undefined) return [unit];
    if (has(word, 'pr') && isFamiliar(next) && words[lemmaOf(word)] !== undefined) {
      const lemma = capitalLike(word.lemma, words[lemmaOf(word)] ?? '');
      return [withWords(unit, [{ lemma, tags: ['prn', 'tn', 'p2', 'mf', 'sg'], queue: '' }])];
    }
    const follows = previous !== undefined && has(previous, 'pr') && words[lemmaOf(previous)] !== undefined;
    return follows && isFamiliar(word) ? [] : [unit];
  });
}

function isFamiliar(word: Unit['words'][number] | undefined): boolean {
  return isStrongPronoun(word) && word !== undefined && has(word, 'p2', 'sg') && lemmaOf(word) === 'ti';
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
