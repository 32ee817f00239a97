import type { WordReading } from '../../../../contracts/language/morphology.ts';

/** The readings of words in small letters, by the word. */
export type EnglishReadings = ReadonlyMap<string, readonly WordReading[]>;

/** A word or a sign of a sentence. */
export interface EnglishToken {
  readonly start: number;
  readonly end: number;
  /** In small letters, with plain apostrophes. */
  readonly word: string;
  readonly isCapital: boolean;
  readonly isWord: boolean;
  readonly readings: readonly WordReading[];
}

const words = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu;

/** The words of a text, each once, as `EnglishReadings` has them. */
export function englishWords(text: string): readonly string[] {
  return Array.from(text.matchAll(words), ([found]) => plain(found)).filter((word) => /^\p{Ll}/u.test(word));
}

export function englishTokens(sentence: string, readings: EnglishReadings): readonly EnglishToken[] {
  return Array.from(sentence.matchAll(words), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    word: plain(found),
    isCapital: /^\p{Lu}/u.test(found),
    isWord: /^[\p{L}\p{N}]/u.test(found),
    readings: readings.get(plain(found)) ?? [],
  }));
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

type Test = (token: EnglishToken | undefined) => boolean;

const someReading =
  (is: (reading: WordReading) => boolean): Test =>
  (token) =>
    token?.readings.some(is) === true;

const first = ({ tags }: WordReading): string => tags[0] ?? '';
const isOf =
  (...classes: readonly string[]) =>
  (reading: WordReading): boolean =>
    classes.includes(first(reading));
const isVerbReading = (reading: WordReading): boolean => /^vb(?:lex|haver|do|ser)$/.test(first(reading));

export const isNoun = someReading(isOf('n', 'np'));
export const isSingularNoun = someReading((reading) => first(reading) === 'n' && reading.tags.includes('sg'));
export const isPluralNoun = someReading((reading) => first(reading) === 'n' && reading.tags.includes('pl'));
export const isAdjective = someReading(isOf('adj'));
export const isPreposition = someReading(isOf('pr'));
export const isVerb = someReading(isVerbReading);
/** `go`, which is what follows a modal verb. */
export const isPlainVerb = someReading((reading) => isVerbReading(reading) && reading.tags.includes('inf'));
/** `goes` */
export const isThirdPerson = someReading((reading) => isVerbReading(reading) && reading.tags.includes('p3'));
export const isPast = someReading((reading) => isVerbReading(reading) && reading.tags.includes('past'));
export const isParticiple = someReading((reading) => isVerbReading(reading) && reading.tags.includes('pp'));
/** `car` has a reading as an adjective too, as any noun before another one. */
export const isOnlyAdjective: Test = (token) => isAdjective(token) && !isNoun(token) && !isVerb(token);
/** Nothing is known of it, as of a name. */
export const isUnknown: Test = (token) => token?.isWord === true && token.readings.length === 0;

export function reading(token: EnglishToken, is: Test): WordReading | undefined {
  return token.readings.find((one) => is({ ...token, readings: [one] }));
}
