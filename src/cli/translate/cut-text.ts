/**
 * Longest piece, in UTF-16 code units. As JSON a unit takes six bytes at most, so that a piece always fits into a request
 * of 128 KiB (`interface.md`, Text translation).
 */
export const pieceLimit = 20_000;

export interface CutOptions {
  /** Where an input may be cut without changing its translation: at any line end, or between paragraphs. */
  readonly at: 'lines' | 'paragraphs';
  /** Every line is a piece, at once when it is complete. */
  readonly eachLine?: boolean;
  readonly limit?: number;
}

/** Cuts a stream of text into pieces that together are the text. Holds little more than one piece in memory. */
export async function* cutText(chunks: AsyncIterable<string>, options: CutOptions): AsyncGenerator<string> {
  const limit = options.limit ?? pieceLimit;
  let held = '';
  for await (const chunk of chunks) {
    held += chunk;
    let start = 0;
    for (;;) {
      const lineEnd = options.eachLine === true ? held.indexOf('\n', start) + 1 : 0;
      const end =
        lineEnd > 0 && lineEnd - start <= limit
          ? lineEnd
          : held.length - start > limit
            ? start + pieceLength(held.slice(start, start + limit), options.at)
            : undefined;
      if (end === undefined) break;
      yield held.slice(start, end);
      start = end;
    }
    held = held.slice(start);
  }
  if (held !== '') yield held;
}

const paragraphEnd = /\n[^\S\n]*\n\s*/g;
const sentenceEnd = /[.!?\u2026][\p{Pe}\p{Pf}"']*\s+|[\u3002\uff01\uff1f]/gu;
const space = /\s+/g;

/** Length of the first piece of a text that is as long as a piece may be, cut where it does the least harm. */
function pieceLength(window: string, at: CutOptions['at']): number {
  const lineEnd = window.lastIndexOf('\n') + 1;
  if (at === 'lines' && lineEnd > 0) return lineEnd;
  return (
    (at === 'paragraphs' ? lastEnd(window, paragraphEnd) : 0) ||
    lastEnd(window, sentenceEnd) ||
    lineEnd ||
    lastEnd(window, space) ||
    (splitsSurrogates(window) ? window.length - 1 : window.length)
  );
}

/** Where the last match ends; 0 if there is none. */
function lastEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

function splitsSurrogates(window: string): boolean {
  return !window.isWellFormed() && window.length > 1 && /[\ud800-\udbff]$/.test(window);
}
