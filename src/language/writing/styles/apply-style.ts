import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import { baseLanguage } from '../../codes.ts';
import { mergeRanges } from '../../style-rules/edit-text.ts';
import { protectedRangesFor } from '../../style-rules/protected-ranges.ts';
import type { ProtectedRange, StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { protectedRanges } from '../protected-ranges.ts';
import { rewriteText } from '../rewrite-text.ts';
import type { StylesOfLanguage } from './language-styles.ts';
import { stylesOfLanguage } from './registry.ts';

/** Rules that write what others find; more rounds than these are never needed. */
const rounds = 3;

/**
 * The text in a style or a tone that `stylesOf` (`styled-languages.ts`) has; unchanged in any other. Headings, labels, lists of keywords, code,
 * quotations, names, numbers, addresses and markup stay. Applied to its own result it changes nothing.
 */
export function applyStyle(text: string, language: string, style: StyleOrTone): string {
  const rewriters = rewritersOf(language, style);
  let [before, after] = ['', text];
  for (let round = 0; round < rounds && before !== after; round += 1) {
    before = after;
    after = rewriteText(before, rewriters, language, withQuotations(before));
  }
  return after;
}

function withQuotations(text: string): readonly ProtectedRange[] {
  return mergeRanges([...protectedRanges(text), ...protectedRangesFor(text, { quotations: true })]);
}

const made = new Map<string, readonly StyleRewriter[]>();

function rewritersOf(language: string, style: StyleOrTone): readonly StyleRewriter[] {
  const name = `${language} ${style}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const rewriters = rulesOf(language)[style]?.() ?? [];
  made.set(name, rewriters);
  return rewriters;
}

function rulesOf(language: string): StylesOfLanguage {
  return stylesOfLanguage[language] ?? stylesOfLanguage[baseLanguage(language)] ?? {};
}
