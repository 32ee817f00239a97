import { capitalLike, has, isStrongPronoun, lemmaOf, type Unit, withWords } from './form-units.ts';

/** Prepositions that make one word with the familiar pronoun: `con` and `ti`. */
const joined: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { con: 'contigo' },
  pt: { com: 'contigo' },
};

/** Puts `con ti` into one word, where a pronoun that was exchanged came to come after its preposition. */
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
