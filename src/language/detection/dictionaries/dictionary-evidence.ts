import type { DictionaryFile } from '../../../contracts/language/dictionary-files.ts';
import { withCapital } from '../../letter-case.ts';
import { createHunspellLexicon } from './hunspell-lexicon.ts';
import { latinSerbian } from './latin-serbian.ts';
import type { Lexicon, WordKind } from './lexicon.ts';
import { createTransducerLexicon, indexTransducer } from './transducer-lexicon.ts';

/**
 * Log odds for a language in whose dictionary a word is, and against one in whose dictionary it is not. Words of a text are not
 * independent, so from two on the sum grows with the root of their number.
 */
const evidence = { known: 2, unknown: 2 };
/** Longer texts have enough evidence of other kinds. */
export const longestLookup = 6;
/** In as many dictionaries a word is the name of a person, and in at most so many a common word. */
const leastPersons = 3;
const mostWords = 1;
/** Names of people have no more words. */
const longestName = 3;
/** Languages that write every noun with a capital letter. */
const nounCapitals: ReadonlySet<string> = new Set(['de', 'lb']);

/** What installed dictionaries know of the words of a short text. */
export interface DictionaryEvidence {
  /** Log odds of each language, in their order; 0 for one without a dictionary. */
  logOdds(words: readonly string[], languages: readonly string[]): Float64Array;
  /** Whether all words, as they are spelled, are names of people. */
  areNames(words: readonly string[], languages: readonly string[]): boolean;
}

export function createDictionaryEvidence(files: readonly DictionaryFile[]): DictionaryEvidence {
  const lexicons = new Map<string, Lexicon | undefined>();
  const byLanguage = new Map(files.flatMap((file) => file.languages.map((language) => [language, file] as const)));

  /** Opened when a word is looked up in it. */
  function lexiconOf(language: string): Lexicon | undefined {
    const file = byLanguage.get(language);
    if (file === undefined) return undefined;
    if (!lexicons.has(file.key)) lexicons.set(file.key, openLexicon(file));
    return lexicons.get(file.key);
  }

  return {
    logOdds(words, languages) {
      const dependence = Math.min(1, Math.sqrt(2 / words.length));
      return Float64Array.from(languages, (language) => {
        const lexicon = lexiconOf(language);
        if (lexicon === undefined) return 0;
        let sum = 0;
        for (const written of words) {
          const word = language === 'sr' ? latinSerbian(written) : written;
          const kind = kindIn(lexicon, word);
          if (kind === 'word') sum += evidence.known;
          else if (kind === undefined) sum -= evidence.unknown;
        }
        return sum * dependence;
      });
    },
    areNames(words, languages) {
      const known = languages.flatMap((language) => lexiconOf(language) ?? []);
      return words.length > 0 && words.length <= longestName && words.every((word) => isPerson(word, known));
    },
  };
}

/** Many languages know given names and surnames as such; a word of several languages is seldom only that. */
function isPerson(word: string, lexicons: readonly Lexicon[]): boolean {
  const lower = word.toLowerCase();
  if (word.charAt(0) === lower.charAt(0)) return false;
  const name = word.charAt(0) + lower.slice(1);
  let persons = 0;
  for (const lexicon of lexicons) if (lexicon.kindOf(name) === 'person') persons += 1;
  if (persons < leastPersons) return false;
  return lexicons.filter((lexicon) => lexicon.kindOf(lower) === 'word').length <= mostWords;
}

function openLexicon({ languages, format, bytes, affixes }: DictionaryFile): Lexicon | undefined {
  try {
    if (format === 'hunspell')
      return (
        affixes &&
        createHunspellLexicon(
          bytes,
          affixes,
          languages.some((language) => nounCapitals.has(language)),
        )
      );
    const index = indexTransducer(bytes);
    return index && createTransducerLexicon(bytes, index);
  } catch {
    // Not the kind of file that its name says.
    return undefined;
  }
}

/** Of a lower-case word. Elided articles and joined pronouns are words of their own: `l'eau`, `est-il`. */
function kindIn(lexicon: Lexicon, word: string): WordKind | undefined {
  const whole = lexicon.kindOf(word) ?? lexicon.kindOf(withCapital(word));
  if (whole !== undefined) return whole;
  const pieces = word.split(/(?<=['’])|-/).filter((piece) => piece !== '');
  if (pieces.length < 2) return undefined;
  return pieces.every((piece) => lexicon.kindOf(piece) === 'word') ? 'word' : undefined;
}
