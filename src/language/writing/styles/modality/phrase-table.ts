/** One place of a phrase: alternatives (`''` for the end of the clause), or `~` for one or two words that do not matter. */
export type PhraseSlot = ReadonlySet<string> | '~';

/** Phrases of a data file, which are found by their first word. */
export interface PhraseTable {
  /** Where the longest phrase ends that starts at a word of a clause in lower case; undefined where none does. */
  endAt(words: readonly string[], index: number): number | undefined;
}

interface Phrase {
  readonly slots: readonly PhraseSlot[];
  readonly atStart: boolean;
}

/**
 * Reads phrases as data files have them: words or alternatives (`or|else`), `^` for the start of a clause, `~` for one or two words,
 * `$` for its end, `block*` for any ending.
 */
export function readPhrases(phrases: readonly string[]): PhraseTable {
  const byWord = new Map<string, Phrase[]>();
  const prefixes: string[] = [];
  for (const phrase of phrases) {
    const parts = phrase.split(' ').filter((part) => part !== '^');
    if (phrase.endsWith('*')) prefixes.push(phrase.slice(0, -1));
    else {
      const read = { slots: readSlots(parts), atStart: phrase.startsWith('^') };
      for (const first of (parts[0] as string).split('|')) byWord.set(first, [...(byWord.get(first) ?? []), read]);
    }
  }
  return {
    endAt: (words, index) => {
      const word = words[index] as string;
      const ends = (byWord.get(word) ?? []).flatMap(({ slots, atStart }) =>
        atStart && index > 0 ? [] : (endOf(words, index, slots) ?? []),
      );
      if (ends.length > 0) return Math.max(...ends);
      return prefixes.some((prefix) => word.startsWith(prefix)) ? index + 1 : undefined;
    },
  };
}

export function readSlots(parts: readonly string[]): readonly PhraseSlot[] {
  return parts.map((part) => (part === '~' ? part : new Set(part === '$' ? [''] : part.split('|'))));
}

/** Where a phrase ends that starts at a word; undefined where it does not. */
export function endOf(words: readonly string[], start: number, slots: readonly PhraseSlot[]): number | undefined {
  let index = start;
  for (const [position, slot] of slots.entries()) {
    if (slot !== '~') {
      if (!slot.has(words[index] ?? '')) return undefined;
      index += 1;
      continue;
    }
    const next = slots[position + 1];
    const width = [1, 2].find((count) => next !== undefined && next !== '~' && next.has(words[index + count] ?? ''));
    if (width === undefined) return undefined;
    index += width;
  }
  return index;
}
