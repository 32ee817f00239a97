import type { SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { spreadWords } from '../shared/recognition/spread-words.ts';

/** A word as the decoder writes it: text of its dictionary, first and last millisecond of the utterance, probability. */
export type DecodedWord = readonly [text: string, startMs: number, endMs: number, probability: number];

export interface ReadingOptions {
  /** Milliseconds of the stream before the utterance. */
  readonly offsetMs: number;
  /** Milliseconds of the stream that were heard: no word ends later. */
  readonly endMs: number;
  /** What words of the dictionary represent that are no words themselves. */
  readonly written: ReadonlyMap<string, string>;
  /** Whether the decoder has measured probabilities: only at the end of an utterance. */
  readonly isFinal: boolean;
}

/** Silence and noises. */
const filler = /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/;
/** Distinguishes pronunciations of a word: `a(2)`. */
const pronunciation = /\(\d+\)$/;

/** The words among what the decoder writes. */
export function readDecodedWords(decoded: readonly DecodedWord[], options: ReadingOptions): readonly SpokenWord[] {
  const { offsetMs, endMs: latest, written, isFinal } = options;
  return decoded
    .filter(([text]) => !filler.test(text))
    .flatMap(([text, start, end, probability]) => {
      const word = text.replace(pronunciation, '');
      const startMs = Math.min(offsetMs + start, latest);
      const endMs = Math.max(startMs, Math.min(offsetMs + end, latest));
      const confidence = isFinal ? { confidence: Math.min(Math.max(probability, 0), 1) } : {};
      // A term of several words is heard as one.
      return spreadWords(written.get(word) ?? word, startMs, endMs).map((part) => ({ ...part, ...confidence }));
    });
}
