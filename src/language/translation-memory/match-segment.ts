import type { Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { carryCodes } from './carry-codes.ts';
import { withFullStopOf } from './full-stop.ts';
import { planNumbers, substituteNumbers } from './substitute-numbers.ts';
import { textDistance, weightOf } from './text-distance.ts';
import { codePositions, foldedText, type Token, tokenize } from './tokenize.ts';

/** A segment made ready to be compared with many others. */
export interface ComparableSegment {
  readonly segment: Segment;
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface SegmentMatch {
  /** 0 to 100. */
  readonly score: number;
  /** The stored translation with the numbers, the codes and the full stop of the segment. */
  readonly target: Segment;
}

/** Tokens beyond which only the same text matches: comparing takes the square of their count. */
export const longestComparable = 300;

const numberPenalty = 1;
const movedCodesPenalty = 1;
const codePenalty = 2;
const mostCodePenalty = 10;

export function comparableSegment(segment: Segment): ComparableSegment {
  const text = foldedText(segment);
  return { segment, text, tokens: tokenize(text) };
}

/**
 * How well the translation of `source` serves as that of the segment, as CAT tools count it; undefined when it is less
 * than `least`. `docs/explanation/translation-memories.md` says why it is what it is.
 */
export function matchSegment(
  wanted: ComparableSegment,
  source: Segment,
  translation: Segment,
  least: number,
): SegmentMatch | undefined {
  const stored = comparableSegment(source);
  const identical = wanted.text === stored.text;
  const numbers = identical ? undefined : planNumbers(wanted.tokens, stored.tokens, translation.inlines);
  let score = 100;
  if (!identical) {
    const full = Math.max(weightOf(wanted.tokens), weightOf(stored.tokens));
    const limit = full * (1 - least / 100) + 1e-9;
    if (full === 0 || Math.max(wanted.tokens.length, stored.tokens.length) > longestComparable) return undefined;
    const distance = textDistance(wanted.tokens, stored.tokens, limit, { numbersAlike: numbers !== undefined });
    if (distance >= limit) return undefined;
    const penalty = numbers !== undefined && numbers.replacements.size > 0 ? numberPenalty : 0;
    score = Math.min(99, Math.floor(100 * (1 - distance / full) + 1e-9) - penalty);
  }
  const carried = carryCodes(wanted.segment, source, translation);
  score = Math.max(0, score - codesPenalty(wanted.segment, source, carried.mapped));
  if (score < least) return undefined;
  const inlines = numbers === undefined ? carried.inlines : substituteNumbers(carried.inlines, numbers);
  if (identical) return { score, target: { inlines } };
  return { score, target: { inlines: withFullStopOf(wanted.segment, source, translation, inlines) } };
}

function codesPenalty(wanted: Segment, source: Segment, mapped: boolean): number {
  const wantedCodes = wanted.inlines.filter(isCode).length;
  const storedCodes = source.inlines.filter(isCode).length;
  if (!mapped) return Math.min(mostCodePenalty, codePenalty * Math.max(1, wantedCodes, storedCodes));
  if (wantedCodes === 0) return 0;
  const positions = codePositions(source);
  const same = codePositions(wanted).every((position, index) => position === positions[index]);
  return same ? 0 : movedCodesPenalty;
}
