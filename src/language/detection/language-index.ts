import { knownLanguages } from './scripts.ts';

/** Gives every known language a place, so that evidence adds up in flat arrays. */
export interface LanguageIndex {
  readonly size: number;
  of(language: string): number | undefined;
  /** The places of languages written `es gl pt`. */
  all(languages: string): readonly number[];
}

/** A sum for each language, by its place. */
export type Tally = Float64Array;

export function createLanguageIndex(): LanguageIndex {
  const places = new Map(knownLanguages().map((language, place) => [language, place]));
  return {
    size: places.size,
    of: (language) => places.get(language),
    all(languages) {
      return languages.split(' ').map((language) => {
        const place = places.get(language);
        if (place === undefined) throw new Error(`No script lists the language '${language}'.`);
        return place;
      });
    },
  };
}

/** A sign (a word, a spelling) and the languages it speaks for. */
export interface Sign {
  readonly places: readonly number[];
  /** How much it says, 0..1: the fewer languages share it, the more. */
  readonly worth: number;
}

/** `worthlessCount` is how many languages must share a sign for it to say nothing. */
export function createSign(places: readonly number[], worthlessCount: number): Sign {
  return { places, worth: Math.max(0, 1 - Math.log(places.length) / Math.log(worthlessCount)) };
}
