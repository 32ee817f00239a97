import { createLetterLackers, foreignShares, type LetterLackers } from './alphabets.ts';
import { type Calibration, calibrationOf, evidenceWeights, mostWords } from './calibration.ts';
import { createLanguageIndex, type LanguageIndex, type Tally } from './language-index.ts';
import { createNGramEvidence } from './n-gram-evidence.ts';
import type { ReadableText } from './readable-text.ts';
import { type Relatives, readRelatives } from './relatives.ts';
import { createSpellings, type Spellings, spellingScores } from './spelling-evidence.ts';
import { isUntypical } from './typical-texts.ts';
import { createVocabulary, type Vocabulary, wordScores } from './word-evidence.ts';

/** Weighs n-grams, frequent words, spellings and letters against each other. */
export interface LanguageEvidence {
  /**
   * The probability of each of `languages`, in their order; undefined when nothing in the text points anywhere. `more` is
   * other evidence, as log odds of each language.
   */
  probabilities(
    text: Pick<ReadableText, 'words' | 'text'>,
    languages: readonly string[],
    more?: Float64Array,
  ): Float64Array | undefined;
  /** Whether a text is unlike texts in this language, whatever other languages it is even less like. */
  isStrange(text: Pick<ReadableText, 'words' | 'text'>, language: string): boolean;
}

interface Lists {
  readonly index: LanguageIndex;
  readonly vocabulary: Vocabulary;
  readonly spellings: Spellings;
  readonly letterLackers: LetterLackers;
  readonly relatives: ReadonlyMap<string, Relatives>;
}

/** What is fixed for a language, looked up once. */
interface Contender {
  readonly slot: number;
  readonly calibration: Calibration;
  readonly blend: Relatives;
}

export function createLanguageEvidence(): LanguageEvidence {
  const nGrams = createNGramEvidence();
  const contenders = new Map<readonly string[], readonly Contender[]>();
  let lists: Lists | undefined;

  function contendersFor(languages: readonly string[], { index, relatives }: Lists): readonly Contender[] {
    let found = contenders.get(languages);
    if (found === undefined) {
      found = languages.map((language) => ({
        slot: index.of(language) ?? 0,
        calibration: calibrationOf(language),
        blend: relatives.get(language) ?? [[language, 1]],
      }));
      contenders.set(languages, found);
    }
    return found;
  }

  return {
    probabilities({ words, text }, languages, more) {
      lists ??= loadLists();
      const { index, vocabulary, spellings, letterLackers } = lists;
      const own: Tally = new Float64Array(index.size);
      const looks: Tally = new Float64Array(index.size);
      const foreign: Tally = new Float64Array(index.size);
      const fits = nGrams.scores(text);
      wordScores(words, vocabulary, own);
      spellingScores(words, spellings, looks);
      if (fits.size === 0 && !own.some(Boolean) && !looks.some(Boolean) && !more?.some((odds) => odds > 0))
        return undefined;
      foreignShares(words, letterLackers, foreign);
      const growth = Math.sqrt(Math.min(words.length, mostWords));
      const logOdds = new Float64Array(languages.length);
      let order = 0;
      for (const { slot, calibration, blend } of contendersFor(languages, lists)) {
        const [nGramPart, spellingPart, offset, prior] = calibration;
        const fit = fitOf(blend, fits);
        const strength =
          evidenceWeights.nGrams * nGramPart * fit +
          evidenceWeights.words * (own[slot] ?? 0) +
          evidenceWeights.spellings * spellingPart * (looks[slot] ?? 0) -
          evidenceWeights.foreign * (foreign[slot] ?? 0) +
          offset;
        logOdds[order] = growth * strength + prior + (more?.[order] ?? 0);
        order += 1;
      }
      return normalized(logOdds);
    },
    isStrange({ words, text }, language) {
      lists ??= loadLists();
      const { index, vocabulary, letterLackers, relatives } = lists;
      const slot = index.of(language) ?? 0;
      const foreign: Tally = new Float64Array(index.size);
      foreignShares(words, letterLackers, foreign);
      const frequent = words.filter((word) => vocabulary.get(word)?.slots.includes(slot) === true).length;
      const fit = fitOf(relatives.get(language) ?? [[language, 1]], nGrams.scores(text));
      return isUntypical(language, words.length, {
        fit,
        frequentWords: frequent / words.length,
        foreign: foreign[slot] ?? 0,
      });
    },
  };
}

function fitOf(blend: Contender['blend'], fits: ReadonlyMap<string, number>): number {
  let fit = 0;
  for (const [relative, part] of blend) fit += (fits.get(relative) ?? 0) * part;
  return fit;
}

function loadLists(): Lists {
  const index = createLanguageIndex();
  return {
    index,
    vocabulary: createVocabulary(index),
    spellings: createSpellings(index),
    letterLackers: createLetterLackers(index),
    relatives: readRelatives(),
  };
}

function normalized(logOdds: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const odds of logOdds) highest = Math.max(highest, odds);
  const weights = new Float64Array(logOdds.length);
  let total = 0;
  for (let order = 0; order < weights.length; order++) {
    const weight = Math.exp((logOdds[order] ?? 0) - highest);
    weights[order] = weight;
    total += weight;
  }
  for (let order = 0; order < weights.length; order++) weights[order] = (weights[order] ?? 0) / total;
  return weights;
}
