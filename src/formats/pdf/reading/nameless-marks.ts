import type { Box } from './page-content.ts';
import { closelySet } from './scripts.ts';

/** A character, as far as it says what a mark beside it is. */
export interface MarkNeighbour {
  readonly text: string;
  /** From what is drawn of the mark to where the character ends or begins, in sizes; `Infinity` on another line. */
  readonly gap: number;
}

export interface NamelessMark {
  /** What is drawn, from the origin, in sizes. */
  readonly ink: Box;
  /** In sizes. */
  readonly advance: number;
  readonly before: MarkNeighbour | undefined;
  readonly after: MarkNeighbour | undefined;
}

/** In sizes: marks above small letters begin and end there. */
const raised = { bottom: 0.38, top: 1.1, height: 0.42 };
const single = { width: 0.22, slimness: 1.3 };
const double = { width: 0.45 };
const dash = { height: 0.1, width: 0.35, long: 0.75, bottom: 0.15, top: 0.55 };
const ellipsis = { height: 0.2, width: 0.6, bottom: -0.05 };
/** As wide as a letter of Chinese, in which a quote is on the side of what it quotes. */
const wide = 0.9;
const near = 0.4;
const nearer = 0.1;
/** An accent is drawn over its letter, not beside it. */
const overlap = -0.1;

const letter = /^\p{L}/u;
const endsWithLetter = /\p{L}\p{M}*$/u;
const endOfQuote = /[\p{L}.,!?;:)\u2026]$/u;
const beginOfQuote = /^[\p{L}\p{N}(]/u;

/**
 * The punctuation that a glyph is whose font does not say so, by its shape and the text beside it: TeX takes it from fonts of Chinese,
 * without a table of texts. Undefined where it may be anything else.
 */
export function textOfMark({ ink, advance, before, after }: NamelessMark): string | undefined {
  const [width, height] = [ink.right - ink.left, ink.top - ink.bottom];
  const [left, right] = [before?.text ?? '', after?.text ?? ''];
  const [gapBefore, gapAfter] = [before?.gap ?? Infinity, after?.gap ?? Infinity];
  if (closelySet.test(left) || closelySet.test(right) || !(width > 0 && height > 0)) return undefined;
  if (Math.min(gapBefore, gapAfter) < overlap) return undefined;
  const opens = gapAfter < near && gapAfter + nearer < gapBefore && beginOfQuote.test(right);
  const closes = gapBefore < near && gapBefore <= gapAfter + nearer && endOfQuote.test(left);
  if (ink.bottom > raised.bottom && ink.top < raised.top && height < raised.height) {
    if (width < single.width && height > single.slimness * width) {
      if (closes && endsWithLetter.test(left)) return '\u2019';
      return opens && advance > wide ? '\u2018' : undefined;
    }
    if (width > single.width && width < double.width && advance > wide) {
      if (closes && (gapAfter > near || !letter.test(right))) return '\u201d';
      return opens ? '\u201c' : undefined;
    }
  }
  if (ink.top > dash.top || !endOfQuote.test(left)) return undefined;
  if (height < dash.height && width > dash.width && ink.bottom > dash.bottom) {
    if (!letter.test(right)) return undefined;
    return width > dash.long ? '\u2014' : '\u2013';
  }
  const isEllipsis = width > ellipsis.width && height < ellipsis.height && ink.bottom > ellipsis.bottom;
  return isEllipsis && gapBefore < near ? '\u2026' : undefined;
}
