import { highConfidence } from './detection.ts';
import { type DictionaryEvidence, longestLookup } from './dictionaries/dictionary-evidence.ts';
import type { LanguageEvidence } from './language-evidence.ts';
import { groupWith } from './language-groups.ts';
import type { ReadableText } from './readable-text.ts';
import type { ScriptShare } from './scripts.ts';

/** What languages are known by. */
export interface Knowledge {
  readonly evidence: LanguageEvidence;
  /** Of the machine; short texts are looked up in them. */
  readonly dictionaries: DictionaryEvidence | undefined;
}

/** What a text says of the languages of one script, in their order. */
export interface Judgement {
  /** By all evidence. */
  readonly probabilities: Float64Array;
  /** The same with as little trust in the evidence as the length of the text allows. */
  readonly cautious: Float64Array;
  /** How sure each language is. Never more than its probability. */
  readonly certainties: Float64Array;
}

/** A text of this many letters has half of its log odds believed. */
const halfBelieved = 30;
/** Keeps the odds of what is as good as impossible finite. */
const leastOdds = 1e-9;
/** Log odds against Japanese for each Chinese character in a text without kana. */
const kanaMissed = 0.25;
/** What is left of the certainty where each word may be a name. */
const namesAlone = 0.8;
/** What is left of it where the text may be in a language that detection does not know. */
const ofStrangeTexts = 0.8;

/**
 * Weighs the languages of a script. Probabilities take words for independent evidence, which they are not, so certainty
 * asks for more: enough letters; words without a capital, which are no names or titles in another language, that say
 * the same; twice the evidence among languages of a group; and a text that is like others in the language.
 */
export function judge(
  text: ReadableText,
  script: ScriptShare,
  { evidence, dictionaries }: Knowledge,
): Judgement | undefined {
  const { languages, weight } = script;
  if (languages.length === 1) {
    const only = Float64Array.of(1);
    return { probabilities: only, cautious: only, certainties: only };
  }
  const { words, uncapitalized } = text;
  const isLookedUp = words.length <= longestLookup;
  const weigh = (some: Pick<ReadableText, 'words' | 'text'>): Float64Array | undefined => {
    const looked = isLookedUp ? dictionaries?.logOdds(some.words, languages) : undefined;
    const more = script.name === 'Han' ? withoutKana(some.text.length, languages) : looked;
    return evidence.probabilities(some, languages, more);
  };
  const probabilities = weigh(text);
  if (probabilities === undefined) return undefined;
  const doubted = (certainties: Float64Array): Float64Array =>
    certainties.map((certainty, order) =>
      certainty >= highConfidence && evidence.isStrange(text, languages[order] ?? '')
        ? certainty * ofStrangeTexts
        : certainty,
    );
  const letters = text.text.length * weight;
  const cautious = tempered(probabilities, letters);
  if (uncapitalized.length === words.length)
    return { probabilities, cautious, certainties: doubted(certain(languages, probabilities, letters)) };
  const plain = { words: uncapitalized, text: uncapitalized.join(' ') };
  const ofPlain = weigh(plain);
  const least = probabilities.map((probability, order) =>
    ofPlain === undefined ? probability * namesAlone : Math.min(probability, ofPlain[order] ?? 0),
  );
  const plainLetters = ofPlain === undefined ? letters : plain.text.length * weight;
  return { probabilities, cautious, certainties: doubted(certain(languages, least, plainLetters)) };
}

/** Japanese seldom writes two words without kana, and a text with kana never comes here (`scripts.ts`). */
function withoutKana(letters: number, languages: readonly string[]): Float64Array {
  return Float64Array.from(languages, (language) => (language === 'ja' ? -letters * kanaMissed : 0));
}

function certain(languages: readonly string[], probabilities: Float64Array, letters: number): Float64Array {
  const shares = new Map<string, number>();
  for (const [order, language] of languages.entries()) shares.set(language, probabilities[order] ?? 0);
  return probabilities.map((probability, order) =>
    certainty(inGroup(languages[order] ?? '', probability, shares), letters),
  );
}

function tempered(probabilities: Float64Array, letters: number): Float64Array {
  const part = believed(letters);
  const powers = probabilities.map((probability) => probability ** part);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Of the log odds of a short text only a part is believed. */
function certainty(probability: number, letters: number): number {
  return 1 / (1 + ((1 - probability + leastOdds) / (probability + leastOdds)) ** believed(letters));
}

function believed(letters: number): number {
  return letters / (letters + halfBelieved);
}

/** The probability of a language when the evidence between it and its group counts half. */
function inGroup(language: string, probability: number, shares: ReadonlyMap<string, number>): number {
  const group = groupWith(language);
  if (group === undefined || probability === 0) return probability;
  let ofGroup = 0;
  let roots = 0;
  for (const member of group) {
    const share = shares.get(member) ?? 0;
    ofGroup += share;
    roots += Math.sqrt(share);
  }
  return Math.min(probability, (ofGroup * Math.sqrt(probability)) / roots);
}
