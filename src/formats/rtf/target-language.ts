import { isRightToLeft } from '../shared/office/text-direction.ts';
import { isEastAsian, languageIdentifier } from './language-identifier.ts';

/** Words for the language of characters, each for its own kind of text. */
export type LanguageWord = 'lang' | 'langnp' | 'langfe' | 'langfenp' | 'alang';

/** What a file says of the language of a translation. */
export interface TargetLanguage {
  /** Microsoft's number. */
  readonly identifier: number | undefined;
  readonly isRightToLeft: boolean;
  readonly isEastAsian: boolean;
  /** The words for it. */
  readonly words: readonly LanguageWord[];
}

/** Looks each language up once: every run asks. */
export class TargetLanguages {
  readonly #known = new Map<string, TargetLanguage>();

  of(language: string): TargetLanguage {
    let target = this.#known.get(language);
    if (target === undefined) {
      target = lookUp(language);
      this.#known.set(language, target);
    }
    return target;
  }
}

function lookUp(language: string): TargetLanguage {
  const rightToLeft = isRightToLeft(language);
  const eastAsian = isEastAsian(language);
  // The second word is for programs that know that the first may say that spelling is not checked.
  const words: readonly LanguageWord[] = eastAsian ? ['langfe', 'langfenp'] : ['lang', 'langnp'];
  return {
    identifier: languageIdentifier(language),
    isRightToLeft: rightToLeft,
    isEastAsian: eastAsian,
    words: rightToLeft ? [...words, 'alang'] : words,
  };
}
