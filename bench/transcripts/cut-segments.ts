import type { SpokenSegment } from '../../src/contracts/engines/speech-recognizer.ts';
import type { MarkedWord } from './edited-sentence.ts';

/** Where a speaker pauses, so that the recognizer concludes a segment. */
export const pauses = ['after each sentence', 'after each sentence and comma', 'after every 12 words'] as const;
export type Pauses = (typeof pauses)[number];

const wordMs = 400;

/** The segments of words as a recognizer without marks gives them: each one might end a sentence. */
export function cutSegments(words: readonly MarkedWord[], kind: Pauses, language: string): readonly SpokenSegment[] {
  const groups: MarkedWord[][] = [];
  let isOver = true;
  for (const word of words) {
    if (isOver) groups.push([]);
    const group = groups.at(-1) as MarkedWord[];
    group.push(word);
    if (kind === 'after every 12 words') isOver = group.length === 12;
    else isOver = word.mark === 'stop' || word.mark === 'question' || (kind !== pauses[0] && word.mark === 'comma');
  }
  let atMs = 0;
  return groups.map((group) => ({
    language,
    endsSentence: true,
    words: group.map(({ spoken }) => {
      atMs += wordMs;
      return { text: spoken, startMs: atMs - wordMs, endMs: atMs };
    }),
  }));
}

/** What was made of segments, as the words of the edited text are read. */
export function restoredWords(segments: readonly SpokenSegment[]): readonly MarkedWord[] {
  return segments.flatMap(({ words }) =>
    words.map(({ text }): MarkedWord => {
      const behind = /[^\p{L}\p{N}]*$/u.exec(text)?.[0] ?? '';
      const mark = behind.includes('?')
        ? 'question'
        : /[.!。…]/.test(behind)
          ? 'stop'
          : behind.includes(',')
            ? 'comma'
            : 'none';
      return { spoken: text.toLowerCase(), capital: /^[^\p{L}\p{N}]*\p{Lu}/u.test(text), first: false, mark };
    }),
  );
}
