/**
 * The "translation" of the fake engine: every letter becomes the next one of its alphabet, the last becomes the first
 * (`Zebra` → `Afcsb`). Plain to see, the same everywhere, and two hops differ from one.
 */
export function mapLetters(text: string): string {
  return text.replace(letters, (letter) => next.get(letter) ?? letter);
}

/** Takes `mapLetters` back. */
export function unmapLetters(text: string): string {
  return text.replace(letters, (letter) => previous.get(letter) ?? letter);
}

const letters = /\p{L}/gu;

/** First and last letters; letters that are in none of these stay as they are. */
const alphabets = ['az', 'AZ', 'ая', 'АЯ', 'αω', 'ΑΡ', 'ΣΩ'] as const;

const next = new Map(alphabets.flatMap(steps));

const previous = new Map([...next].map(([from, to]) => [to, from]));

function steps(ends: string): readonly (readonly [string, string])[] {
  const first = ends.charCodeAt(0);
  const count = ends.charCodeAt(1) - first + 1;
  const letter = (index: number): string => String.fromCharCode(first + (index % count));
  return Array.from({ length: count }, (_, index) => [letter(index), letter(index + 1)] as const);
}
