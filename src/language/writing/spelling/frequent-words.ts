import { germanicWords } from '../../detection/words/germanic.ts';
import { neighbourWords } from '../../detection/words/neighbours.ts';
import { romanceWords } from '../../detection/words/romance.ts';
import { everydayWords } from './everyday-words.ts';

const byLanguage = new Map<string, ReadonlySet<string>>();
const likelyByLanguage = new Map<string, ReadonlySet<string>>();

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

/** Those, and everyday words: what is likely meant where a word is misspelt. */
export function likelyWords(base: string): ReadonlySet<string> {
  const known = likelyByLanguage.get(base);
  if (known !== undefined) return known;
  const made = new Set([...frequentWords(base), ...(everydayWords[base]?.trim().split(/\s+/) ?? [])]);
  likelyByLanguage.set(base, made);
  return made;
}
