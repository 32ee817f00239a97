import { baseLanguage } from '../../language/codes.ts';
import table from './language-identifiers.json' with { type: 'json' };

const identifiers: Readonly<Record<string, number>> = table;

/** Microsoft's number of a language, or undefined if it has none. */
export function languageIdentifier(language: string): number | undefined {
  return identifiers[language] ?? identifiers[baseLanguage(language)];
}

/** Both are the same language, perhaps of different countries. */
export function isSameLanguage(identifier: number, other: number): boolean {
  return (identifier & 0x3ff) === (other & 0x3ff);
}

/** RTF has words of their own for languages that are written in East Asian fonts. */
export function isEastAsian(language: string): boolean {
  return ['zh', 'ja', 'ko'].includes(baseLanguage(language));
}
