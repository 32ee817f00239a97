import type { TextSpan } from '../text-edit.ts';
import type { ChoicePart } from './parse-message.ts';

type PluralType = Exclude<ChoicePart['type'], 'select'>;

/** Which number a text is about: a category of CLDR, or `=3`. */
export interface PluralKey {
  readonly type: PluralType;
  readonly key: string;
}

/** Languages of what is read and written; a missing one makes no difference to numbers. */
export interface PluralLanguages {
  readonly source?: string | undefined;
  readonly target?: string | undefined;
}

/** The forms that a language has (CLDR: English has two, Polish four); `other` alone for what is no known language. */
export function pluralCategories(language: string, type: PluralType): readonly string[] {
  return rulesOf(language, type)?.resolvedOptions().pluralCategories ?? ['other'];
}

/** The form that a number takes. */
export function categoryOf(number: number, type: PluralType, language: string): string {
  return rulesOf(language, type)?.select(number) ?? 'other';
}

const knownRules = new Map<string, Intl.PluralRules | undefined>();

function rulesOf(language: string, type: PluralType): Intl.PluralRules | undefined {
  const name = `${type} ${language}`;
  if (!knownRules.has(name)) {
    if (knownRules.size > 200) knownRules.clear();
    knownRules.set(name, createRules(language, type));
  }
  return knownRules.get(name);
}

function createRules(language: string, type: PluralType): Intl.PluralRules | undefined {
  try {
    // The rules of another language would come instead of an unknown one.
    if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
    return new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  } catch {
    return undefined;
  }
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Small numbers come late: they are in texts already, and some styles spell them out. */
const candidates: readonly number[] = [
  25,
  22,
  23,
  24,
  ...upTo(26, 99),
  ...upTo(2, 21),
  0,
  1,
  ...upTo(100, 200),
  1e6,
  1.5,
  0.1,
];

/** For forms that the language does not have. */
const usual: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, few: 3 };

/**
 * A number as it is written in the source language, for which a text in the target language takes this form: engines
 * inflect around it. It is none that the text has or that is taken.
 */
export function numberFor(
  { type, key }: PluralKey,
  languages: PluralLanguages,
  isTaken: (shown: string) => boolean,
): string | undefined {
  if (key.startsWith('=')) return key.slice(1);
  for (const sample of samplesOf(key, type, languages.target)) {
    const shown = showNumber(sample, languages.source);
    if (!isTaken(shown)) return shown;
  }
  return undefined;
}

/** The same for counts that the file itself describes; one for a text in the singular. */
export function numberWhere(
  matches: (count: number) => boolean,
  sourceLanguage: string | undefined,
  isTaken: (shown: string) => boolean,
  singular: boolean,
): string | undefined {
  for (const number of singular ? [1, ...candidates] : candidates) {
    if (number !== Math.trunc(number) || !matches(number)) continue;
    const shown = showNumber(number, sourceLanguage);
    if (!isTaken(shown)) return shown;
  }
  return undefined;
}

const known = new Map<string, readonly number[]>();

function samplesOf(category: string, type: PluralType, language: string | undefined): readonly number[] {
  const name = `${type} ${category} ${language}`;
  let samples = known.get(name);
  if (samples === undefined) {
    if (known.size > 500) known.clear();
    samples = findSamples(category, type, language);
    known.set(name, samples);
  }
  return samples;
}

function findSamples(category: string, type: PluralType, language: string | undefined): readonly number[] {
  const rules = language === undefined ? undefined : rulesOf(language, type);
  const found = candidates.filter((number) => rules?.select(number) === category);
  const fallback = usual[category];
  // Sources write `one` around a singular.
  if (category === 'one' && (found.length === 0 || found.includes(1))) return [1, ...found.filter((n) => n !== 1)];
  if (found.length > 0) return found;
  return fallback === undefined ? candidates : [fallback, ...candidates];
}

/** Only one number takes this form, so that a text may do without it: `un archivo`. */
export function isOneNumber({ type, key }: PluralKey, language: string | undefined): boolean {
  if (key.startsWith('=')) return true;
  if (type === 'selectordinal') return false;
  const [first, ...others] = samplesOf(key, type, language).filter((number) => number === Math.trunc(number));
  return first !== undefined && first < 10 && others.length === 0;
}

function showNumber(number: number, language: string | undefined): string {
  if (number === Math.trunc(number) || language === undefined) return String(number);
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(number);
  } catch {
    return String(number);
  }
}

/** Finds a number again, whatever the separators and digits that a translator has written it with. */
export function findNumber(text: string, shown: string): readonly TextSpan[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const [whole = '', fraction] = shown.split(/[.,]/);
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`[\s.,'’٬]?`);
  const body = fraction === undefined ? grouped : `${grouped}[.,٫]${fraction}`;
  const pattern = new RegExp(String.raw`(?<!\d|\d[.,٫٬])${body}(?!\d|[.,٫٬]\d)`, 'g');
  return Array.from(asciiDigits(text).matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** As long as the text. */
function asciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    if (digit.length > 1) return digit;
    // Digits are in blocks of ten.
    const code = digit.charCodeAt(0);
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1;
    return String(value);
  });
}
