import type { SpokenWord } from '../../../contracts/engines/speech-recognizer.ts';

/** Words that were said in a stretch of speech, each with a share of its time by the number of its letters. */
export function spreadWords(text: string, startMs: number, endMs: number): readonly SpokenWord[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const length = words.reduce((sum, word) => sum + word.length, 0);
  const timeAt = (letters: number): number => Math.round(startMs + ((endMs - startMs) * letters) / length);
  let before = 0;
  return words.map((word) => {
    const start = timeAt(before);
    before += word.length;
    return { text: word, startMs: start, endMs: timeAt(before) };
  });
}
