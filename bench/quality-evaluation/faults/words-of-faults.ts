import words from './words.json' with { type: 'json' };

type ByLanguage<Value> = Readonly<Record<string, Value | undefined>>;

/** Names of units by what they measure; one may replace another. */
export const units: readonly ByLanguage<readonly string[]>[] = Object.values(words.units);
/** From two on. */
export const numberWords: ByLanguage<readonly string[]> = words.numbers;
export const terms: readonly ByLanguage<string>[] = Object.values(words.terms);

interface Address {
  readonly formal: readonly string[];
  readonly familiar: readonly string[];
}

const { sources, ...addresses } = words.address;
/** Sentences that address their reader, the same ones in both forms. */
export const address: ByLanguage<Address> = addresses;
export const addressSources: ByLanguage<readonly string[]> = sources;

/** Where a word is, as a whole one in languages that put spaces between words. */
export function findWord(text: string, word: string, language: string): number {
  if (/^(?:ja|zh)/.test(language)) return text.indexOf(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').exec(text)?.index ?? -1;
}

/** As they are within a date. */
export function monthNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 15));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return /^\d+$/.test(name) ? `${name}月` : name;
  });
}
