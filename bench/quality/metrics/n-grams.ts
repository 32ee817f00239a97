/** What separates words, as the scores' reference programs see it: unlike JavaScript's `\s`, not U+FEFF. */
const whiteSpace = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

const whiteSpaceAtStart = new RegExp(`^${whiteSpace.source}`, 'u');
const whiteSpaceAtEnd = new RegExp(`${whiteSpace.source}$`, 'u');

export function trimStart(text: string): string {
  return text.replace(whiteSpaceAtStart, '');
}

export function trimEnd(text: string): string {
  return text.replace(whiteSpaceAtEnd, '');
}

export function splitWords(text: string): readonly string[] {
  return text.split(whiteSpace).filter((word) => word !== '');
}

/** How often each run of `order` units occurs. `separator` keeps units apart that could run into each other. */
export function countNGrams(units: readonly string[], order: number, separator: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + order <= units.length; start += 1) {
    const gram = units.slice(start, start + order).join(separator);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** How many n-grams of one are also in the other, each as often as both have it. */
export function countMatches(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let matches = 0;
  for (const [gram, count] of one) matches += Math.min(count, other.get(gram) ?? 0);
  return matches;
}

/** For each n-gram the most that any of the texts has of it. */
export function mostOfEach(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const [first] = all;
  if (all.length === 1 && first !== undefined) return first;
  const most = new Map<string, number>();
  for (const counts of all) for (const [gram, count] of counts) most.set(gram, Math.max(count, most.get(gram) ?? 0));
  return most;
}
