import type { Segment } from '../../contracts/segment.ts';
import { findUncut } from '../code/find-code.ts';
import { plainText, textSegment } from '../segments.ts';
import type { TextSpan } from '../text-edit.ts';
import { findSentences } from './find-sentences.ts';
import { joinSentences } from './join-sentences.ts';
import { isSpace } from './marks.ts';

/** `interface.md`, Text translation: not at all, at punctuation and newlines, at punctuation only. */
export type SplitSentences = '0' | '1' | 'nonewlines';

/**
 * Text cut into translatable segments, in reading order, plus what is between them. White space around sentences
 * and passages without letters or digits are not part of any segment, so there may be none at all.
 */
export interface ExtractedText {
  readonly segments: readonly Segment[];
  /**
   * The text with the translations at the positions of the segments; `merge(segments)` is the text itself. With a target
   * language the spaces between sentences follow its habits (`joinSentences`). Takes as many segments as there are.
   */
  merge(translated: readonly Segment[], targetLanguage?: string): string;
}

export interface SplitOptions {
  /** Any language code; what is unknown gets general rules. */
  readonly language: string;
  readonly splitSentences: SplitSentences;
  /** Code spans, template expressions and ICU messages are not cut, and blocks of code are part of no segment. */
  readonly keepCode?: boolean | undefined;
}

/** Plain text as segments without codes. */
export function extractPlain(text: string, options: SplitOptions): ExtractedText {
  const shadow = coverCode(text, options);
  const spans = splitText(shadow, options).filter((span) => isTranslatable(shadow, span.start, span.end));
  return {
    segments: spans.map((span) => textSegment(text.slice(span.start, span.end))),
    merge(translated, targetLanguage) {
      if (translated.length !== spans.length)
        throw new RangeError(`${spans.length} segments, not ${translated.length}`);
      let merged = '';
      let position = 0;
      let left = '';
      for (const [index, span] of spans.entries()) {
        const right = plainText(translated[index] as Segment);
        merged += joinSentences(text.slice(position, span.start), left, right, targetLanguage) + right;
        position = span.end;
        left = right;
      }
      return merged + text.slice(position);
    },
  };
}

const coveredCode = '\ufffc';
/** A noncharacter that ends a segment however text is split: a tab between columns, a block of code. */
export const endOfCell = '\uffff';

/** What sentences are found in: the text with other characters, as many, for code that is not to be cut. */
export function coverCode(text: string, { keepCode }: SplitOptions): string {
  if (keepCode !== true) return text;
  const { blocks, spans } = findUncut(text);
  if (blocks.length + spans.length === 0) return text;
  let covered = '';
  let position = 0;
  const cover = ({ start, end }: TextSpan, character: string): void => {
    if (start < position) return;
    covered += text.slice(position, start) + character.repeat(end - start);
    position = end;
  };
  let next = 0;
  for (const block of blocks) {
    for (; (spans[next]?.end ?? Infinity) <= block.start; next += 1) cover(spans[next] as TextSpan, coveredCode);
    cover(block, endOfCell);
  }
  for (const span of spans.slice(next)) cover(span, coveredCode);
  return covered + text.slice(position);
}

/** Sentences of a text, or the whole of it without the white space around it; a tab between columns always ends one. */
export function splitText(text: string, options: SplitOptions): TextSpan[] {
  if (!/[\t\uffff]/.test(text)) return splitCell(text, options);
  return findCells(text).flatMap((cell) =>
    splitCell(text.slice(cell.start, cell.end), options).map(({ start, end }) => ({
      start: start + cell.start,
      end: end + cell.start,
    })),
  );
}

/** What is between tabs and ends of cells; tabs at the start and at the end of a line are layout. */
function findCells(text: string): TextSpan[] {
  const cells: TextSpan[] = [];
  let start = 0;
  for (const { 0: blank, index } of text.matchAll(/[^\S\n\r\u0085\u2028\u2029]+|\uffff+/g)) {
    const end = index + blank.length;
    const isLayout = !blank.includes('\t') || isLineEnd(text, index - 1) || isLineEnd(text, end);
    if (isLayout && !blank.startsWith(endOfCell)) continue;
    cells.push({ start, end: index });
    start = end;
  }
  cells.push({ start, end: text.length });
  return cells;
}

function isLineEnd(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === '' || /[\n\r\u0085\u2028\u2029]/.test(character);
}

function splitCell(text: string, options: SplitOptions): TextSpan[] {
  if (options.splitSentences !== '0') {
    return findSentences(text, options.language, { newlines: options.splitSentences === '1' });
  }
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return start === end ? [] : [{ start, end }];
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** False for bullets, rules, emoji and other passages an engine could only spoil. */
export function isTranslatable(text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(start);
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return end > start;
  return letterOrDigit.test(text.slice(start, end));
}
