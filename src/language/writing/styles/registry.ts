import { englishStyles } from './english/rules.ts';
import { frenchStyles } from './french/rules.ts';
import { germanStyles } from './german/rules.ts';
import { italianStyles } from './italian/rules.ts';
import type { StylesOfLanguage } from './language-styles.ts';
import { portugueseStyles } from './portuguese/rules.ts';
import { spanishStyles } from './spanish/rules.ts';

/**
 * By language, `en` for all its variants; a variant may have its own entry, which then counts alone. What is in this
 * table is listed by `GET /v3/languages?resource=write`, and nothing else. Adding a language: its pack
 * (`languages/<code>/styles/`), a folder `<language>/` here for what rules cannot say, and a line in this table.
 */
export const stylesOfLanguage: Readonly<Record<string, StylesOfLanguage>> = {
  de: germanStyles,
  en: englishStyles,
  es: spanishStyles,
  fr: frenchStyles,
  it: italianStyles,
  pt: portugueseStyles,
};
