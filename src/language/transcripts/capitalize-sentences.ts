import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { baseLanguage } from '../codes.ts';
import { packWords } from '../packs/tables.ts';

const capitalized: ReadonlySet<string> = new Set(packWords('en', 'speech', 'capitalized'));
const ends = /[.!?…][\p{Pe}\p{Pf}"']*$/u;

/** Capitals where marks end sentences, and in English of `I` and days. */
export function capitalizeSentences(segment: SpokenSegment, beginsSentence: boolean): SpokenSegment {
  const isEnglish = baseLanguage(segment.language) === 'en';
  let begins = beginsSentence;
  const words = segment.words.map((word) => {
    const plain = word.text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const isCapital = begins || (isEnglish && capitalized.has(plain));
    begins = ends.test(word.text);
    return isCapital ? { ...word, text: word.text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) } : word;
  });
  return { ...segment, words };
}
