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
        const best = bestCandidate(languages, candidates, () => evidence.probabilities(readable, languages), script);
        if (best !== undefined) {
          return { language: best.code, confidence: Math.max(leastConfidence, best.probability * share) };
        }
      }
      return { language: fallback, confidence: 0 };
    },
  };
}

interface Best {
  readonly code: string;
  readonly probability: number;
}

function bestCandidate(
  languages: readonly string[],
  candidates: ReadonlySet<string>,
  weigh: () => Float64Array | undefined,
  script: string,
): Best | undefined {
  const codes = languages.map((language) => servedCode(language, candidates));
  const first = codes.find((code) => code !== undefined);
  if (first === undefined) return undefined;
  if (languages.length === 1) return { code: first, probability: 1 };
  const probabilities = weigh();
  // Half the world writes Latin letters; any other script is evidence by itself.
  if (probabilities === undefined) {
    return script === 'Latin' ? undefined : { code: first, probability: 1 / languages.length };
  }
  let best: Best = { code: first, probability: 0 };
  for (const [order, code] of codes.entries()) {
    const probability = probabilities[order] ?? 0;
    if (code !== undefined && probability > best.probability) best = { code, probability };
  }
  return best;
}

function servedCode(language: string, candidates: ReadonlySet<string>): string | undefined {
  if (candidates.has(language)) return language;
  const other = otherCodes[language];
  return other !== undefined && candidates.has(other) ? other : undefined;
}
