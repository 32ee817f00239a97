import { createLanguageEvidence } from './language-evidence.ts';
import { readableText } from './readable-text.ts';
import { otherCodes } from './relatives.ts';
import { scriptShares } from './scripts.ts';

// The life of a detection:
//
//   text ─→ readableText ─→ scriptShares ─→ languages of the main script ─→ languageEvidence ─→ best candidate
//           sample, drop     letters per     one? that is the answer          n-grams (eld)
//           URLs, code,      script                                           frequent words
//           numbers; lower                                                    spellings
//           case; words                                                       foreign letters
//
// Every language of the script is weighed, candidate or not, so that the confidence tells when the true language is
// none of the candidates. Nothing is loaded before the first text that needs it.

export interface Detection {
  /** A candidate, spelled as there (or the fallback). */
  readonly language: string;
  /** 0..1: the probability of this language; 0 means that the text gave no evidence and this is the fallback. */
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
   * Best guess among `candidates`; `fallback` when the text gives no evidence (empty, numbers, URLs only, symbols, or no
   * candidate is written in its script). Any string is accepted; the same input gives the same answer.
   */
  detect(text: string, options: DetectionOptions): Detection;
}

/** Tells a guess among candidates that all look wrong from a fallback. */
const leastConfidence = 0.01;

/** The detector over `eld`, helped by word lists and spelling rules where `eld` knows no difference. */
export function createEldDetector(): LanguageDetector {
  const evidence = createLanguageEvidence();
  return {
    detect(text, { candidates, fallback }) {
      const readable = readableText(text);
      for (const { name: script, languages, share } of scriptShares(readable.text)) {
        const possible = languages.filter((language) => servedCode(language, candidates) !== undefined);
        const [first] = possible;
        if (first === undefined) continue;
        const probabilities = languages.length === 1 ? undefined : evidence.probabilities(readable, languages);
        // Half the world writes Latin letters; any other script is evidence by itself.
        if (probabilities === undefined && script === 'Latin') continue;
        const probabilityOf = (language: string) => probabilities?.get(language) ?? 1 / languages.length;
        const best = possible.reduce((left, right) => (probabilityOf(right) > probabilityOf(left) ? right : left));
        return {
          language: servedCode(best, candidates) ?? fallback,
          confidence: Math.max(leastConfidence, probabilityOf(best) * share),
        };
      }
      return { language: fallback, confidence: 0 };
    },
  };
}

function servedCode(language: string, candidates: ReadonlySet<string>): string | undefined {
  if (candidates.has(language)) return language;
  const other = otherCodes[language];
  return other !== undefined && candidates.has(other) ? other : undefined;
}
