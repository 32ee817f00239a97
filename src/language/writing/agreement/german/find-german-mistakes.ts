import type { TextEdit } from '../../text-edit.ts';
import { agreed } from './agree.ts';
import type { GermanWords } from './german-words.ts';
import { phrasesOf, tokensOf } from './phrases.ts';

/** What does not agree in a sentence, as edits in reading order. */
export function findGermanMistakes(sentence: string, words: GermanWords): readonly TextEdit[] {
  const tokens = tokensOf(sentence);
  return phrasesOf(tokens, words).flatMap((phrase) => agreed(tokens, phrase, words));
}
