import type { DictionaryFile } from '../../contracts/language/dictionary-files.ts';
import { judge, type Knowledge } from './certainty.ts';
import { type Detection, type LikelyLanguage, noLanguage } from './detection.ts';
import { createDictionaryEvidence } from './dictionaries/dictionary-evidence.ts';
import { createLanguageEvidence } from './language-evidence.ts';
import { type ReadableText, readableParts } from './readable-text.ts';
import { type ScriptShare, scriptShares } from './scripts.ts';

// The life of a detection:
//
//   text ─→ readableText ─→ scriptShares ─→ languages of each script ─→ languageEvidence ─→ likely languages
//           sample, drop     letters per     one? that is the answer     n-grams (eld)
//           URLs, code,      script                                      frequent words
//           numbers; lower                                               spellings
//           case; words                                                  foreign letters
//
// All known languages are weighed, whatever is installed. Nothing is loaded before the first text that needs it.

export interface LanguageDetector {
  /** Any string is accepted; the same text gives the same answer. */
  detect(text: string): Detection;
}

/** Less likely languages are left out. */
const leastProbability = 0.001;

/**
 * The detector over `eld`, helped by word lists and spelling rules where `eld` knows no difference, and by dictionaries
 * in texts of few words.
 */
export function createEldDetector(files: readonly DictionaryFile[] = []): LanguageDetector {
  const dictionaries = files.length === 0 ? undefined : createDictionaryEvidence(files);
  const knowledge = { evidence: createLanguageEvidence(), dictionaries };
  return {
    detect: (text) => majority(readableParts(text).map((part) => detectPart(part, knowledge))),
  };
}

function detectPart(readable: ReadableText, knowledge: Knowledge): Detection {
  if (isSymbol(readable.text)) return noLanguage;
  const scripts = weighted(scriptShares(readable.text));
  if (areNames(readable, scripts[0], knowledge)) return noLanguage;
  const found: (LikelyLanguage & { readonly cautious: number; readonly certainty: number })[] = [];
  for (const script of scripts) {
    const { name, languages, share } = script;
    if (share < leastProbability) continue;
    const judged = judge(readable, script, knowledge);
    // Half the world writes Latin letters; any other script is evidence by itself.
    if (judged === undefined && name === 'Latin') continue;
    const even = 1 / languages.length;
    for (const [order, language] of languages.entries()) {
      const cautious = share * (judged?.cautious[order] ?? even);
      if (cautious < leastProbability) continue;
      const probability = share * (judged?.probabilities[order] ?? even);
      found.push({ language, probability, cautious, certainty: share * (judged?.certainties[order] ?? 0) });
    }
  }
  found.sort((one, other) => other.probability - one.probability);
  const [first] = found;
  if (first === undefined) return noLanguage;
  const likely = found.map(({ language, cautious: probability }) => ({ language, probability }));
  return { language: first.language, confidence: first.certainty, likely };
}

/** A few words that dictionaries know as names only, such as `Angela Merkel`, are in no language. */
function areNames({ spelled }: ReadableText, script: ScriptShare | undefined, { dictionaries }: Knowledge): boolean {
  return script !== undefined && dictionaries?.areNames(spelled, script.languages) === true;
}

/** A single letter of an alphabet that is not Latin or Cyrillic is one of formulas and units: `π`, `Ω`. */
function isSymbol(text: string): boolean {
  return (
    /^\p{Alphabetic}$/u.test(text) &&
    !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Ideographic}\p{Script=Hangul}]/u.test(text)
  );
}

/** The language of most parts, with the confidence that it has in these. */
function majority(parts: readonly Detection[]): Detection {
  const readable = parts.filter(({ language }) => language !== undefined);
  const [only = noLanguage] = readable;
  if (readable.length <= 1) return only;
  const sums = new Map<string, number>();
  for (const { likely } of readable)
    for (const { language, probability } of likely) sums.set(language, (sums.get(language) ?? 0) + probability);
  const likely = [...sums]
    .map(([language, sum]) => ({ language, probability: sum / readable.length }))
    .sort((one, other) => other.probability - one.probability);
  const { language, probability } = likely[0] as LikelyLanguage;
  const own = readable.filter((part) => part.language === language);
  if (own.length <= readable.length / 2) return { language, confidence: probability, likely };
  return { language, confidence: own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length, likely };
}

/** The main script counts for more than its share: the rest is names and terms. */
function weighted(shares: readonly ScriptShare[]): readonly ScriptShare[] {
  const total = shares.reduce((sum, { share }) => sum + share ** 3, 0);
  return shares.map((script) => ({ ...script, share: script.share ** 3 / total }));
}
