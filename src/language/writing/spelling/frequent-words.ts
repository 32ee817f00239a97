import { germanicWords } from '../../detection/words/germanic.ts';
import { neighbourWords } from '../../detection/words/neighbours.ts';
import { romanceWords } from '../../detection/words/romance.ts';

const byLanguage = new Map<string, ReadonlySet<string>>();

/** The words that the detection of languages knows: few hundred a language, the most frequent ones. Small letters. */
export function frequentWords(base: string): ReadonlySet<string> {
  const known = byLanguage.get(base);
  if (known !== undefined) return known;
  const words = [germanicWords, romanceWords, neighbourWords]
    .flat()
    .filter(([languages]) => languages.split(/\s+/).includes(base))
    .flatMap(([, listed]) => listed.trim().split(/\s+/));
  const made = new Set(words);
  byLanguage.set(base, made);
  return made;
}
