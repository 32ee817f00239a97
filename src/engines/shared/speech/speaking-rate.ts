import type { SpokenWord } from '../../../contracts/engines/speech-recognizer.ts';

/** Fewer say too little about how fast somebody speaks. */
const fewestWords = 5;
/** Older speech counts less from then on. */
const rememberedMs = 60_000;

/** Words a minute of somebody's speech. */
export class SpeakingRate {
  #words = 0;
  #spokenMs = 0;

  /** The words of one segment. */
  add(words: readonly SpokenWord[]): void {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined || last.endMs <= first.startMs) return;
    this.#words += words.length;
    this.#spokenMs += last.endMs - first.startMs;
    if (this.#spokenMs <= rememberedMs) return;
    this.#words /= 2;
    this.#spokenMs /= 2;
  }

  wordsPerMinute(): number | undefined {
    return this.#words < fewestWords ? undefined : (this.#words * 60_000) / this.#spokenMs;
  }
}
