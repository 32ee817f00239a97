import { withoutOverlaps } from '../../../text-edit.ts';
import type { TextEdit } from '../../text-edit.ts';
import { agreed } from './agree.ts';
import { capitalsOfIch, missingCapitals, uncounted } from './capitals.ts';
import { conjunctions } from './conjunctions.ts';
import type { GermanWords } from './german-words.ts';
import { linkingLetters } from './linking.ts';
import { datives, plurals, weakNouns } from './noun-endings.ts';
import { numbers, persons } from './persons.ts';
import { phrasesOf, tokensOf } from './phrases.ts';
import { needlessCapitals } from './small-letters.ts';

/** What does not agree in a sentence, nouns without their capital, and *das* for *dass*, as edits in reading order. */
export function findGermanMistakes(sentence: string, words: GermanWords): readonly TextEdit[] {
  const tokens = tokensOf(sentence);
  const phrases = phrasesOf(tokens, words);
  return withoutOverlaps<TextEdit>([
    ...phrases.flatMap((phrase) => agreed(tokens, phrase, words)),
    ...datives(tokens, phrases, words),
    ...weakNouns(tokens, phrases, words),
    ...plurals(tokens, words),
    ...persons(tokens, words),
    ...numbers(tokens, phrases),
    ...needlessCapitals(tokens, words),
    ...linkingLetters(tokens, words),
    ...missingCapitals(tokens, words),
    ...capitalsOfIch(tokens),
    ...uncounted(tokens),
    ...conjunctions(sentence, tokens, words),
  ]);
}
