import type { SpokenWord } from '../../contracts/engines/speech-recognizer.ts';

/** Times of a stretch of text, in milliseconds. */
export interface TimedText {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

const written = new Set(['ja', 'th', 'zh', 'lo', 'km', 'my']);

/**
 * The words of a text with times. Servers report the words that they timed in another form than their text, without marks and
 * sometimes in other pieces. So every letter gets a time, and a word that of its letters, by position. Without times, words
 * are spread over the whole by their length.
 */
export function placeWords(
  text: string,
  language: string,
  timed: readonly TimedText[],
  durationMs: number,
): SpokenWord[] {
  const words = splitWords(text, language);
  const letters = letterTimes(timed, durationMs);
  const total = words.reduce((sum, word) => sum + weight(word), 0);
  let before = 0;
  let last = 0;
  return words.map((word) => {
    const [from, to] = [before / total, (before + weight(word)) / total];
    before += weight(word);
    const startMs = Math.max(last, Math.round(letters(from, 'start')));
    const endMs = Math.max(startMs, Math.round(letters(to, 'end')));
    last = startMs;
    return { text: word, startMs, endMs };
  });
}

function splitWords(text: string, language: string): readonly string[] {
  const pieces = text
    .trim()
    .split(/\s+/)
    .filter((piece) => piece !== '');
  if (!written.has(language.split('-')[0] ?? '')) return pieces;
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
    pieces.join(' '),
  )) {
    // Marks belong to the word before them.
    const last = words.at(-1);
    if (isWordLike !== true && last !== undefined) words[words.length - 1] = last + segment.trim();
    else if (segment.trim() !== '') words.push(segment);
  }
  return words;
}

/** Marks take no time. */
function weight(word: string): number {
  return Math.max(1, word.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0);
}

/** Milliseconds by the share of all letters: where the letter after it starts, or where the one before it ends. */
function letterTimes(
  timed: readonly TimedText[],
  durationMs: number,
): (share: number, edge: 'start' | 'end') => number {
  const clamp = (time: number): number => (time >= 0 ? Math.min(durationMs, time) : 0);
  const parts = timed.length > 0 ? timed : [{ text: 'x', startMs: 0, endMs: durationMs }];
  const total = parts.reduce((sum, { text }) => sum + weight(text), 0);
  const ends: number[] = [];
  let sum = 0;
  for (const { text } of parts) {
    sum += weight(text);
    ends.push(sum / total);
  }
  return (share, edge) => {
    // Rounding must not put a word that ends with a part into the next one.
    const near = edge === 'start' ? share + 1e-9 : share - 1e-9;
    const index = Math.min(parts.length - 1, firstAbove(ends, near));
    const { startMs, endMs } = parts[index] ?? { startMs: 0, endMs: durationMs };
    const begin = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const inside = (share - begin) / ((ends[index] ?? 1) - begin);
    return clamp(startMs + Math.max(0, Math.min(1, inside)) * (Math.max(startMs, endMs) - startMs));
  };
}

/** The index of the first value above a bound, in ascending values; their number where there is none. */
function firstAbove(values: readonly number[], bound: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
