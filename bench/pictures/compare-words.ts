/** How many of the known words were read. */
export interface WordCounts {
  readonly known: number;
  readonly read: number;
  readonly both: number;
}

/** Words of three letters or more, with how often they are there. */
export function wordsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function sumOf(counts: ReadonlyMap<string, number>): number {
  return counts.values().reduce((sum, count) => sum + count, 0);
}

export function compareWords(known: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): WordCounts {
  let both = 0;
  for (const [word, count] of known) both += Math.min(count, found.get(word) ?? 0);
  return { known: sumOf(known), read: sumOf(found), both };
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
