import { englishManners } from './english/rules.ts';
import { frenchManners } from './french/rules.ts';
import { germanManners } from './german/rules.ts';
import { italianManners } from './italian/rules.ts';
import type { MannerRules } from './manner-rules.ts';
import { portugueseManners } from './portuguese/rules.ts';
import { spanishManners } from './spanish/rules.ts';

/**
 * By language, `en` for all its variants; a variant may have an entry of its own, which then counts alone. What is in this
 * table is listed by `GET /v3/languages?resource=write`, and nothing else. Adding a language: a folder `<language>/` here
 * with its data, and a line in this table.
 */
export const mannerRules: Readonly<Record<string, MannerRules>> = {
  de: germanManners,
  en: englishManners,
  es: spanishManners,
  fr: frenchManners,
  it: italianManners,
  pt: portugueseManners,
};
