import type { SpokenWord } from '../../contracts/engines/speech-recognizer.ts';

/** So many tentative texts in a row have the words. */
const repetitions = 8;
/** Milliseconds since the end of the words. */
const age = 1000;
const fewestWords = 3;

/** Finds words of a long segment that will hardly change any more, while it is spoken. */
export class StablePrefix {
  #last: readonly string[] = [];
  /** How many texts in a row have had each word in its position, with the same words before it. */
  #counts: readonly number[] = [];

  /** How many of the words can be concluded: up to a gap between two of them, so that clauses stay whole. */
  add(words: readonly SpokenWord[], nowMs: number): number {
    let isSame = true;
    const counts = words.map(({ text }, index) => {
      isSame &&= this.#last[index] === text;
      return isSame ? (this.#counts[index] ?? 0) + 1 : 1;
    });
    this.#last = words.map(({ text }) => text);
    this.#counts = counts;
    const stable = words.filter(({ endMs }, index) => (counts[index] ?? 0) >= repetitions && nowMs - endMs >= age);
    const gap = stable.findLastIndex(({ endMs }, index) => (words[index + 1]?.startMs ?? endMs) > endMs);
    return gap + 1 >= fewestWords ? gap + 1 : 0;
  }

  reset(): void {
    this.#last = [];
    this.#counts = [];
  }
}

/**
 * Where a segment that is too long is cut, in milliseconds: in the longest gap between two words after `fromMs`; without a gap
 * before the last word, which may not be complete; where no word ends after `fromMs`, at the end.
 */
export function cutPoint(words: readonly SpokenWord[], fromMs: number, heardMs: number): number {
  const late = words.filter(({ endMs }) => endMs >= fromMs);
  let longest = { gap: 0, at: late.at(-2)?.endMs ?? heardMs };
  for (const [index, { endMs }] of late.slice(0, -1).entries()) {
    const next = late[index + 1]?.startMs ?? endMs;
    if (next > endMs && next - endMs >= longest.gap)
      longest = { gap: next - endMs, at: Math.round((endMs + next) / 2) };
  }
  return longest.at;
}
