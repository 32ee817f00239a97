import { baseLanguage } from '../../codes.ts';
import type { ProtectedRange } from '../../style-rules/style-rewriter.ts';
import { capitalized } from '../../style-rules/words.ts';
import { protectedRanges } from '../protected-ranges.ts';
import type { TextEdit } from '../text-edit.ts';
import { chooseSuggestion } from './choose-suggestion.ts';
import type { Spelling } from './spelling.ts';
import { readWords, type SpelledWord } from './words.ts';

/** The words that an engine asks its dictionary about, each once. */
export function wordsToCheck(text: string, language: string): readonly string[] {
  return [...new Set(readWords(text, language, protectedRanges(text)).map(({ word }) => word))];
}

/** So many unknown words of all say that a text is in another language, if it has some at all. */
const foreignShare = 0.4;
const fewestWords = 4;
/** So many unknown words in a row are a passage in another language, or a list of names. */
const foreignRun = 3;

/** Whether so little of a text is known to the dictionary that it is probably in another language. */
export function isProbablyForeign(text: string, language: string, spelling: Spelling): boolean {
  return isForeign(readWords(text, language, protectedRanges(text)), spelling);
}

/**
 * Words that the dictionary does not have and that are surely another one. Names, terms and foreign words stay: whatever
 * comes twice, is capitalized in mid-sentence, or stands among other unknown words.
 */
export function findMisspellings(
  text: string,
  language: string,
  spelling: Spelling,
  ranges: readonly ProtectedRange[],
): readonly TextEdit[] {
  const words = readWords(text, language, ranges);
  if (isForeign(words, spelling)) return [];
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const passages = foreignPassages(words, spelling);
  return words.flatMap((spelled) => {
    if ((counts.get(spelled.word) ?? 0) > 1 || passages.has(spelled)) return [];
    const replacement = replacementFor(spelled, language, spelling);
    return replacement === undefined
      ? []
      : [{ start: spelled.start, end: spelled.end, text: replacement, rule: 'spelling' }];
  });
}

function replacementFor({ word, startsSentence }: SpelledWord, language: string, spelling: Spelling) {
  const unknown = spelling.unknown(word);
  if (unknown === undefined) return undefined;
  const capital = /^\p{Lu}/u.test(word);
  const nouns = baseLanguage(language) === 'de';
  // In mid-sentence a capital makes a name, but in German any noun.
  if (capital && !startsSentence && !nouns) return undefined;
  const chosen = chooseSuggestion(word, unknown.suggestions, { language, careful: capital });
  return chosen === undefined || !capital ? chosen : capitalized(chosen);
}

function isForeign(words: readonly SpelledWord[], spelling: Spelling): boolean {
  const small = words.filter(({ word }) => word.length > 1);
  if (small.length < fewestWords) return false;
  const unknown = small.filter(({ word }) => spelling.unknown(word) !== undefined).length;
  return unknown > small.length * foreignShare;
}

function foreignPassages(words: readonly SpelledWord[], spelling: Spelling): ReadonlySet<SpelledWord> {
  const found = new Set<SpelledWord>();
  let run: SpelledWord[] = [];
  const end = (): void => {
    if (run.length >= foreignRun) for (const word of run) found.add(word);
    run = [];
  };
  for (const spelled of words) {
    if (spelling.unknown(spelled.word) === undefined) end();
    else run.push(spelled);
  }
  end();
  return found;
}
