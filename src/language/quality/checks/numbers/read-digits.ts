import type { TextSpan } from '../../../text-edit.ts';

/** A number of a text with everything that it may be. */
export interface ReadNumber extends TextSpan {
  readonly text: string;
  /** `1.500` may be 1500 or 1.5. */
  readonly values: readonly number[];
  /** What is between separators, where these may be no part of a number: `2008 400`, `12.11.2024`, `9.30`. */
  readonly parts: readonly number[];
  readonly form: 'digits' | 'words' | 'roman';
  /** Never reported by itself: the word has other meanings too. */
  readonly doubtful: boolean;
}

/** Spaces between groups of three, and marks within numbers. */
const number =
  /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?![\d])(?:[.,]\d{1,4}(?!\d))?|\d{1,30}(?:[.,'’·٫٬]\d{1,20}){0,8}/g;

/** Digits of all scripts as those of ASCII; the text keeps its length. */
export function withPlainDigits(text: string): string {
  if (!/[^\P{Nd}0-9]/u.test(text)) return text;
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    if (digit.length > 1) return '\0'.repeat(digit.length);
    return String(digitValue(digit.charCodeAt(0)));
  });
}

/** The ten digits of a script follow each other, and none has another script's digit before its zero. */
function digitValue(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return code - zero;
}

/** `km2`, `m3` */
const unitBefore = /(?<![\p{L}\p{M}])[kcdm]?m$/u;

/** Numbers in digits, in reading order. */
export function readDigits(text: string): readonly ReadNumber[] {
  const found = Array.from(text.matchAll(number)).filter(
    ({ 0: written, index }) =>
      (written !== '2' && written !== '3') || !unitBefore.test(text.slice(Math.max(0, index - 3), index)),
  );
  return found.map(({ 0: written, index: start }) => ({
    start,
    end: start + written.length,
    text: written,
    values: valuesOf(written),
    parts: partsOf(written),
    form: 'digits' as const,
    doubtful: false,
  }));
}

function partsOf(written: string): readonly number[] {
  const parts = written.split(/[^\d]+/);
  return parts.length === 1 ? [] : parts.map(Number);
}

function valuesOf(written: string): readonly number[] {
  const bare = written
    .replaceAll(/[ \u00a0\u202f\u2009'’]/g, '')
    .replaceAll('٬', ',')
    .replaceAll(/[٫·]/g, '.');
  const marks = [...new Set(bare.match(/[.,]/g))];
  const [first = '', second] = marks;
  if (marks.length === 0) return [Number(bare)];
  if (second !== undefined) {
    // The last mark is the decimal one.
    const isDecimal = bare.indexOf(second) === bare.lastIndexOf(second);
    return isDecimal ? [Number(bare.replaceAll(first, '').replace(second, '.'))] : [];
  }
  const groups = bare.split(first);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3;
  const values = isGrouped ? [Number(groups.join(''))] : [];
  if (groups.length === 2) values.push(Number(groups.join('.')));
  return values;
}
