import { createLanguageEvidence, type LanguageEvidence } from './language-evidence.ts';
import { type ReadableText, readableText } from './readable-text.ts';
import { areRelated, otherCodes } from './relatives.ts';
import { type ScriptShare, scriptShares } from './scripts.ts';

// The life of a detection:
//
//   text ─→ readableText ─→ scriptShares ─→ languages of the main script ─→ languageEvidence ─→ best candidate
//           sample, drop     letters per     one? that is the answer          n-grams (eld)
//           URLs, code,      script                                           frequent words
//           numbers; lower                                                    spellings
//           case; words                                                       foreign letters
//
// Every language of the script is weighed, candidate or not, so that the confidence shows when the true language is
// none of the candidates. Nothing is loaded before the first text that needs it.

export interface Detection {
  /** A candidate, spelled as there (or the fallback). */
  readonly language: string;
  /** 0..1: the probability of this language; 0 means that the text gave no evidence and this is the fallback. */
  readonly confidence: number;
  /** The language that the text is in as good as certainly, when it is none of the candidates. */
  readonly unserved?: string;
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

/** Distinguishes a fallback from a guess among candidates that all look wrong. */
const leastConfidence = 0.01;
/** Part of a text that its main script has when the rest is names and terms. */
const clearShare = 0.8;
/** Words from which on a language can be known for certain, where several are written in the script. */
const clearWords = 5;
const clearProbability = 0.9;

/** The detector over `eld`, helped by word lists and spelling rules where `eld` knows no difference. */
export function createEldDetector(): LanguageDetector {
  const evidence = createLanguageEvidence();
  return {
    detect(text, { candidates, fallback }) {
      const readable = readableText(text);
      const shares = scriptShares(readable.text);
      const weighed = new Map<readonly string[], Probabilities>();
      const weigh = (languages: readonly string[]): Probabilities => {
        if (!weighed.has(languages)) weighed.set(languages, evidence.probabilities(readable, languages));
        return weighed.get(languages);
      };
      const missing = unservedLanguage(readable, shares[0], candidates, weigh);
      const unserved = missing === undefined ? {} : { unserved: missing };
      for (const { name: script, languages, share } of shares) {
        const best = bestCandidate(languages, candidates, () => weigh(languages), script);
        if (best !== undefined) {
          return { language: best.code, confidence: Math.max(leastConfidence, best.probability * share), ...unserved };
        }
      }
      return { language: fallback, confidence: 0, ...unserved };
    },
  };
}

/** What the text is in when that is no candidate, nor related to one that it may be taken for. */
function unservedLanguage(
  readable: ReadableText,
  main: ScriptShare | undefined,
  candidates: ReadonlySet<string>,
  weigh: (languages: readonly string[]) => Probabilities,
): string | undefined {
  if (main === undefined || main.share < clearShare) return undefined;
  const { name, languages } = main;
  const served = languages.filter((language) => servedCode(language, candidates) !== undefined);
  const isOtherScript = served.length === 0 && name !== 'Latin';
  if (languages.length === 1) return isOtherScript ? languages[0] : undefined;
  if (readable.words.length < clearWords && !isOtherScript) return undefined;
  const probabilities = weigh(languages) ?? new Float64Array();
  const highest = Math.max(...probabilities);
  const likely = languages[probabilities.indexOf(highest)];
  if (isOtherScript) return likely ?? languages[0];
  if (likely === undefined || highest < clearProbability || served.includes(likely)) return undefined;
  return served.some((language) => areRelated(language, likely)) ? undefined : likely;
}

type Probabilities = ReturnType<LanguageEvidence['probabilities']>;

interface Best {
  readonly code: string;
  readonly probability: number;
}

function bestCandidate(
  languages: readonly string[],
  candidates: ReadonlySet<string>,
  weigh: () => Probabilities,
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
