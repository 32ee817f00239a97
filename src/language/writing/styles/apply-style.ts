import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import { baseLanguage } from '../../codes.ts';
import { type Inflection, noInflection } from '../../inflection/inflection.ts';
import { protectedRangesFor } from '../../style-rules/protected-ranges.ts';
import type { ProtectedRange, StyleRewriter, TextEdit } from '../../style-rules/style-rewriter.ts';
import { mergeSpans } from '../../text-edit.ts';
import { protectedRanges } from '../protected-ranges.ts';
import { rewriteText } from '../rewrite-text.ts';
import { conciseRules } from './concise.ts';
import type { StylesOfLanguage } from './language-styles.ts';
import { keepingModality } from './modality/keep-modality.ts';
import { stylesOfLanguage } from './registry.ts';

/** Rules that write what others find; more rounds than these are never needed. */
const rounds = 3;

/** A style or a tone, or what `rephrase` writes without one. */
export type RuleStyle = StyleOrTone | 'concise';

/**
 * The text in a style or a tone that `stylesOf` (`styled-languages.ts`) has, or more concise; unchanged in any other. Headings, labels, lists of keywords, code,
 * quotations, names, numbers, addresses and markup stay. Applied to its own result it changes nothing. Rules of
 * words that `inflection` lacks are left out. `onEdit` is called with every edit that is made.
 */
export function applyStyle(
  text: string,
  language: string,
  style: RuleStyle,
  inflection: Inflection = noInflection,
  onEdit?: (edit: TextEdit) => void,
): string {
  const rewriters = rewritersOf(language, style, inflection);
  let [before, after] = ['', text];
  for (let round = 0; round < rounds && before !== after; round += 1) {
    before = after;
    after = rewriteText(before, rewriters, language, withQuotations(before), onEdit);
  }
  return after;
}

function withQuotations(text: string): readonly ProtectedRange[] {
  return mergeSpans([...protectedRanges(text), ...protectedRangesFor(text, { quotations: true })]);
}

const made = new WeakMap<Inflection, Map<string, readonly StyleRewriter[]>>();

function rewritersOf(language: string, style: RuleStyle, inflection: Inflection): readonly StyleRewriter[] {
  const byName = made.get(inflection) ?? new Map<string, readonly StyleRewriter[]>();
  made.set(inflection, byName);
  const name = `${language} ${style}`;
  const known = byName.get(name);
  if (known !== undefined) return known;
  const rules = style === 'concise' ? conciseRules(language) : rulesOf(language)[style];
  const rewriters = (rules?.(inflection) ?? []).map(keepingModality);
  byName.set(name, rewriters);
  return rewriters;
}

function rulesOf(language: string): StylesOfLanguage {
  return stylesOfLanguage[language] ?? stylesOfLanguage[baseLanguage(language)] ?? {};
}
