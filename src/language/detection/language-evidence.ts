import { createLetterLackers, foreignShares, type LetterLackers } from './alphabets.ts';
import { calibrationOf, evidenceWeights, mostWords } from './calibration.ts';
import { createLanguageIndex, type LanguageIndex, type Tally } from './language-index.ts';
import { createNGramEvidence } from './n-gram-evidence.ts';
import type { ReadableText } from './readable-text.ts';
import { relatives } from './relatives.ts';
import { createSpellings, type Spellings, spellingScores } from './spelling-evidence.ts';
import { createVocabulary, type Vocabulary, wordScores } from './word-evidence.ts';

/** Weighs n-grams, frequent words, spellings and letters against each other. */
export interface LanguageEvidence {
  /** The probability of each of `languages`; undefined when nothing in the text points to any of them. */
  probabilities(text: ReadableText, languages: readonly string[]): ReadonlyMap<string, number> | undefined;
}

interface Lists {
  readonly index: LanguageIndex;
  readonly vocabulary: Vocabulary;
  readonly spellings: Spellings;
  readonly letterLackers: LetterLackers;
}

export function createLanguageEvidence(): LanguageEvidence {
  const nGrams = createNGramEvidence();
  let lists: Lists | undefined;

  return {
    probabilities({ words, text }, languages) {
      lists ??= loadLists();
      const { index, vocabulary, spellings, letterLackers } = lists;
      const fits = nGrams.scores(text);
      const [own, looks, foreign] = [0, 1, 2].map(() => new Float64Array(index.size)) as [Tally, Tally, Tally];
      wordScores(words, vocabulary, own);
      spellingScores(words, spellings, looks);
      if (fits.size === 0 && !own.some(Boolean) && !looks.some(Boolean)) return undefined;
      foreignShares(words, letterLackers, foreign);
      const growth = Math.sqrt(Math.min(words.length, mostWords));
      const logOdds = new Map<string, number>();
      for (const language of languages) {
        const place = index.of(language) ?? 0;
        const [nGramPart, spellingPart, offset, prior] = calibrationOf(language);
        const strength =
          evidenceWeights.nGrams * nGramPart * blendedFit(language, fits) +
          evidenceWeights.words * (own[place] ?? 0) +
          evidenceWeights.spellings * spellingPart * (looks[place] ?? 0) -
          evidenceWeights.foreign * (foreign[place] ?? 0) +
          offset;
        logOdds.set(language, growth * strength + prior);
      }
      return normalized(logOdds);
    },
  };
}

function loadLists(): Lists {
  const index = createLanguageIndex();
  return {
    index,
    vocabulary: createVocabulary(index),
    spellings: createSpellings(index),
    letterLackers: createLetterLackers(index),
  };
}

function blendedFit(language: string, fits: ReadonlyMap<string, number>): number {
  const blend = relatives[language];
  if (blend === undefined) return fits.get(language) ?? 0;
  let sum = 0;
  for (const [relative, part] of blend) sum += (fits.get(relative) ?? 0) * part;
  return sum;
}

function normalized(logOdds: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const highest = Math.max(...logOdds.values());
  const probabilities = new Map<string, number>();
  let total = 0;
  for (const [language, odds] of logOdds) {
    const weight = Math.exp(odds - highest);
    probabilities.set(language, weight);
    total += weight;
  }
  for (const [language, weight] of probabilities) probabilities.set(language, weight / total);
  return probabilities;
}
