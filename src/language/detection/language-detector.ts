import { createLetterUsers, foreignShares, type LetterUsers } from './alphabets.ts';
import { createNGramEvidence } from './n-gram-evidence.ts';
import { readableText } from './readable-text.ts';
import { relatives } from './relatives.ts';
import { scriptShares } from './scripts.ts';
import { createVocabulary, type Vocabulary, wordScores } from './word-evidence.ts';

export interface Detection {
  /** Canonical BCP 47 base code, spelled as in the candidates. */
  readonly language: string;
  /** 0..1; 0 means that the text gave no evidence and this is the fallback. */
  readonly confidence: number;
}

export interface DetectionOptions {
  /** Canonical base codes (`src/language/codes.ts`) the answer is chosen from. */
  readonly candidates: ReadonlySet<string>;
  /** The answer for a text without evidence. Returned as it is, so it should be a candidate. */
  readonly fallback: string;
}

export interface LanguageDetector {
  /**
   * Best guess among `candidates`; `fallback` when the text gives no evidence (empty, numbers, URLs only, symbols).
   * Any string is accepted; the same input gives the same answer.
   */
  detect(text: string, options: DetectionOptions): Detection;
}

const wordWeight = 1.5;
const foreignWeight = 0.6;

/** The detector over `eld`; its database and word lists are loaded at the first text that needs them. */
export function createEldDetector(): LanguageDetector {
  const nGrams = createNGramEvidence();
  let lists: { readonly vocabulary: Vocabulary; readonly letterUsers: LetterUsers } | undefined;

  function scores(words: readonly string[], text: string, languages: readonly string[]): Map<string, number> {
    lists ??= { vocabulary: createVocabulary(), letterUsers: createLetterUsers() };
    const grams = nGrams.scores(text);
    const own = wordScores(words, lists.vocabulary);
    const foreign = foreignShares(words, languages, lists.letterUsers);
    const result = new Map<string, number>();
    for (const language of languages) {
      const near = relatives[language] ?? [[language, 1] as const];
      let fit = 0;
      for (const [relative, part] of near) fit = Math.max(fit, (grams.get(relative) ?? 0) * part);
      const score = fit + wordWeight * (own.get(language) ?? 0) - foreignWeight * (foreign.get(language) ?? 0);
      result.set(language, score);
    }
    return result;
  }

  return {
    detect(text, { candidates, fallback }) {
      const { words, text: readable } = readableText(text);
      for (const { languages, share } of words.length === 0 ? [] : scriptShares(readable)) {
        const possible = languages.filter((language) => candidates.has(language));
        const [first] = possible;
        if (first === undefined) continue;
        if (languages.length === 1) return { language: first, confidence: share };
        const all = scores(words, readable, languages);
        const best = possible.reduce((left, right) => ((all.get(right) ?? 0) > (all.get(left) ?? 0) ? right : left));
        return { language: best, confidence: 0.5 };
      }
      return { language: fallback, confidence: 0 };
    },
  };
}
