import { knownLanguages } from './scripts.ts';

/** Gives every known language a place, so that evidence adds up in flat arrays. */
export interface LanguageIndex {
  readonly size: number;
  of(language: string): number | undefined;
  /** The places of languages written `es gl pt`. */
  all(languages: string): readonly number[];
}

/** A sum for each language, by its position. */
export type Tally = Float64Array;

export function createLanguageIndex(): LanguageIndex {
  const slots = new Map(knownLanguages().map((language, slot) => [language, slot]));
  return {
    size: slots.size,
    of: (language) => slots.get(language),
    all(languages) {
      return languages.split(' ').map((language) => {
        const slot = slots.get(language);
        if (slot === undefined) throw new Error(`No script lists the language '${language}'.`);
        return slot;
      });
    },
  };
}

/** The positions of the languages that have a sign, by sign. */
export function usersOfSigns(
  index: LanguageIndex,
  languages: readonly string[],
  signsOf: (language: string) => Iterable<string>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const users = new Map<string, Set<number>>();
  for (const language of languages) {
    const [slot] = index.all(language);
    for (const sign of signsOf(language)) {
      const known = users.get(sign) ?? new Set();
      if (slot !== undefined) known.add(slot);
      users.set(sign, known);
    }
  }
  return users;
}

/** A sign (a word, a spelling) and the languages it speaks for. */
export interface Sign {
  readonly slots: readonly number[];
  /** How much it says, 0..1: the fewer languages share it, the more. */
  readonly worth: number;
}

/** `worthlessCount` is how many languages must share a sign for it to say nothing. */
export function createSign(slots: readonly number[], worthlessCount: number): Sign {
  return { slots, worth: Math.max(0, 1 - Math.log(slots.length) / Math.log(worthlessCount)) };
}
