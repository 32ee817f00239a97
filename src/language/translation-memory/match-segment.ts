import type { Segment } from '../../contracts/segment.ts';
import type { MemoryMatch } from '../../contracts/stores/translation-memories.ts';
import { isCode } from '../segments.ts';
import { adaptTranslation } from './adapt-translation.ts';
import { type ComparableSegment, comparableSegment } from './comparable-segment.ts';
import { findContrast, knowsContrasts } from './contrasts.ts';
import { fromMemoryForm, type MemoryForm, memoryForm } from './memory-form.ts';
import { textDistance, weightOf } from './text-distance.ts';
import { foldedText } from './tokenize.ts';

/** Tokens beyond which only the same text matches: comparing takes the square of their count. */
export const longestComparable = 300;

export interface MatchOptions {
  /** Canonical code of the texts. */
  readonly sourceLanguage: string;
  /** Canonical code of the translation. */
  readonly language: string;
  /** Least score of an exact match. */
  readonly exact: number;
  /** Least score of a fuzzy match; above 100 for none. */
  readonly fuzzy: number;
}

/**
 * How the translation of `source` serves for the segment; undefined when it does not. `docs/explanation/translation-memories.md`
 * says why the score is what it is.
 */
export function matchSegment(
  wanted: ComparableSegment,
  source: Segment,
  translation: Segment,
  { sourceLanguage, language, exact, fuzzy }: MatchOptions,
): MemoryMatch | undefined {
  const stored = comparableSegment(source);
  const identical = wanted.text === stored.text;
  if (!identical && Math.max(wanted.tokens.length, stored.tokens.length) > longestComparable) return undefined;
  const form = memoryForm(translation, stored.form);
  const adapted = adaptTranslation(wanted, stored, form, language);
  const inlines = adapted && fromMemoryForm(wanted.form, adapted.inlines);
  if (adapted !== undefined && inlines !== undefined) {
    const score = 100 - adapted.changes;
    if (score >= exact) return { kind: 'exact', score, target: { inlines } };
  }
  return identical || !mayHelp(wanted, stored, sourceLanguage) ? undefined : fuzzyMatch(wanted, stored, form, fuzzy);
}

function fuzzyMatch(
  wanted: ComparableSegment,
  stored: ComparableSegment,
  translation: MemoryForm,
  least: number,
): MemoryMatch | undefined {
  const full = Math.max(weightOf(wanted.tokens), weightOf(stored.tokens));
  const limit = full * (1 - least / 100) + 1e-9;
  if (least > 99 || full === 0) return undefined;
  const distance = textDistance(wanted.tokens, stored.tokens, limit);
  if (distance >= limit) return undefined;
  const score = Math.min(99, Math.floor(100 * (1 - distance / full) + 1e-9));
  if (score < least) return undefined;
  return { kind: 'fuzzy', score, source: stored.text, target: foldedText(translation.segment) };
}

/** The texts differ in words only, and in none that makes one say another thing than the other. */
function mayHelp(wanted: ComparableSegment, stored: ComparableSegment, language: string): boolean {
  const [one, other] = [wanted.frame, stored.frame];
  return (
    knowsContrasts(language) &&
    sameTexts(one.numbers, other.numbers) &&
    sameTexts(one.placeholders, other.placeholders) &&
    !sameTexts(one.words.toSorted(), other.words.toSorted()) &&
    sameCodes(wanted.form.segment, stored.form.segment) &&
    findContrast(one.words, other.words, language) === undefined
  );
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

/** Codes of the same kinds in the same order; which words they are at shows in the translation only. */
function sameCodes(one: Segment, other: Segment): boolean {
  const kinds = ({ inlines }: Segment): string =>
    inlines.map((inline) => (isCode(inline) ? inline.kind : '')).join(' ');
  return kinds({ inlines: one.inlines.filter(isCode) }) === kinds({ inlines: other.inlines.filter(isCode) });
}
