import type { SpokenSegment, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { baseLanguage } from '../codes.ts';

/** A sentence of a transcript, with the words as they are to be read. */
export interface SpokenSentence {
  /** At least one. */
  readonly words: readonly SpokenWord[];
  /** The words with the spaces that their language has between them. */
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly language: string;
}

const withoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
const endMark = /[.!?…。！？؟।]["'”’»)\]]*$/u;
/** Words without any mark, for instance of a machine that nobody punctuates for, are cut behind so many. */
const mostWords = 60;

/** Whether words of a language are written one after another. */
export function isWrittenWithoutSpaces(language: string): boolean {
  return withoutSpaces.has(baseLanguage(language));
}

export function joinWords(words: readonly SpokenWord[], language: string): string {
  return words.map(({ text }) => text).join(isWrittenWithoutSpaces(language) ? '' : ' ');
}

/**
 * Segments of speech, in order, as sentences: one ends behind a mark, with a segment that ends one, and where the language
 * changes. A sentence that is spoken in several segments is one.
 */
export class SentenceJoiner {
  #words: SpokenWord[] = [];
  #language = '';

  /** The sentences that are over with this segment. */
  add({ words, language, endsSentence }: SpokenSegment): readonly SpokenSentence[] {
    const sentences = language === this.#language ? [] : this.end();
    this.#language = language;
    for (const [index, word] of words.entries()) {
      this.#words.push(word);
      const isLast = index === words.length - 1;
      if (endMark.test(word.text) || (isLast && endsSentence) || this.#words.length >= mostWords)
        sentences.push(...this.end());
    }
    return sentences;
  }

  /** The sentence that goes on. */
  get begun(): SpokenSentence | undefined {
    const words = this.#words;
    const language = this.#language;
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    return { words, text: joinWords(words, language), startMs: first.startMs, endMs: last.endMs, language };
  }

  /** What is left when no segment comes any more. */
  end(): SpokenSentence[] {
    const { begun } = this;
    this.#words = [];
    return begun === undefined ? [] : [begun];
  }
}

/** The sentences of segments, as they come to their end. */
export function* sentencesOf(segments: Iterable<SpokenSegment>): Generator<SpokenSentence> {
  const joiner = new SentenceJoiner();
  for (const segment of segments) yield* joiner.add(segment);
  yield* joiner.end();
}
