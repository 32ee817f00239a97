import type { TextEdit } from '../../text-edit.ts';
import { agreed } from './agree.ts';
import { capitalsOfIch, missingCapitals, uncounted } from './capitals.ts';
import { conjunctions } from './conjunctions.ts';
import type { GermanWords } from './german-words.ts';
import { phrasesOf, tokensOf } from './phrases.ts';

/** What does not agree in a sentence, nouns without their capital, and *das* for *dass*, as edits in reading order. */
export function findGermanMistakes(sentence: string, words: GermanWords): readonly TextEdit[] {
  const tokens = tokensOf(sentence);
  return [
    ...phrasesOf(tokens, words).flatMap((phrase) => agreed(tokens, phrase, words)),
    ...missingCapitals(tokens, words),
    ...capitalsOfIch(tokens),
    ...uncounted(tokens),
    ...conjunctions(sentence, tokens, words),
  ].sort((one, other) => one.start - other.start);
}
