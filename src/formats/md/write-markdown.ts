import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../../language/segments.ts';
import { delimiterWorks, htmlFor, isDelimiter } from './delimiters.ts';
import { escapeMarkdown, escapeStart } from './escape-markdown.ts';
import { isBoldLine } from './find-syntax.ts';

/** Where a text is written. */
export interface WritingContext {
  readonly kind: 'text' | 'title' | 'cell';
  /** What is between two lines, prefixes of quotations and lists included; undefined where there is one line only. */
  readonly lineBreak: string | undefined;
  /** Columns that lines are filled to. */
  readonly width: number;
  /** The text begins a line of the document. */
  readonly startsLine: boolean;
}

/** What is written for a code. */
export type CodeWriter = (code: InlineCode) => string;

/** A code, or text; what is written for it follows. */
interface Token {
  readonly inline: Inline;
  written: string;
}

/**
 * Markdown that reads as the segment. Marks of emphasis that would not be read as such where the translation has them
 * become HTML; text that could be read as markup is escaped.
 */
export function writeMarkdown(segment: Segment, context: WritingContext, writeCode: CodeWriter): string {
  const inlines = dropEmptyPairs(moveSpacesOut(segment.inlines));
  const tokens = inlines.map((inline): Token => ({ inline, written: isCode(inline) ? writeCode(inline) : inline }));
  writeDelimiters(tokens);
  for (const [index, token] of tokens.entries()) {
    if (isCode(token.inline)) continue;
    const [before, after] = [tokens[index - 1]?.written.at(-1) ?? '', tokens[index + 1]?.written.at(0) ?? ''];
    token.written = escapeMarkdown(token.inline, before, after, context.kind === 'cell');
    if (endsLine.test(tokens[index - 1]?.written ?? '')) token.written = escapeFirst(token.written);
  }
  return fillLines(tokens, context);
}

/** The end of a line with what the next one begins with. */
export const endsLine = /[\n\r][ \t>]*$/;

function escapeFirst(text: string): string {
  return text.replace(/^\S+/, (word) => escapeStart(word, false));
}

/** `** bold**` is no emphasis: spaces inside at the ends of a pair go outside. */
function moveSpacesOut(inlines: readonly Inline[]): Inline[] {
  const moved: Inline[] = inlines.map((inline) =>
    isCode(inline) ? inline : inline.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '),
  );
  for (let index = 0; index + 1 < moved.length; index++) {
    const [code, text] = [moved[index] as Inline, moved[index + 1] as Inline];
    if (!isCode(code) || code.kind !== 'open' || !isDelimiter(code.data) || isCode(text) || !text.startsWith(' '))
      continue;
    moved.splice(index, 2, ' ', code, text.trimStart());
    index++;
  }
  for (let index = moved.length - 1; index > 0; index--) {
    const [text, code] = [moved[index - 1] as Inline, moved[index] as Inline];
    if (!isCode(code) || code.kind !== 'close' || !isDelimiter(code.data) || isCode(text) || !text.endsWith(' '))
      continue;
    moved.splice(index - 1, 2, text.trimEnd(), code, ' ');
    index--;
  }
  const joined: Inline[] = [];
  for (const inline of moved) {
    const last = joined.at(-1);
    if (inline === '') continue;
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else joined.push(inline);
  }
  return joined;
}

/** `****` would be a line across the page, or nothing. */
function dropEmptyPairs(inlines: readonly Inline[]): Inline[] {
  const kept: Inline[] = [];
  for (const inline of inlines) {
    const last = kept.at(-1);
    const empty =
      last !== undefined && isCode(last) && isCode(inline) && last.kind === 'open' && inline.kind === 'close';
    if (empty && isDelimiter(inline.data)) kept.pop();
    else kept.push(inline);
  }
  return kept;
}

function writeDelimiters(tokens: readonly Token[]): void {
  const open: number[] = [];
  for (const [index, { inline, written }] of tokens.entries()) {
    if (!isCode(inline) || inline.kind === 'alone') continue;
    if (inline.kind === 'open') {
      open.push(index);
      continue;
    }
    const opened = open.pop() ?? index;
    if (!isDelimiter(written)) continue;
    const works = [opened, index].every((at) =>
      delimiterWorks(tokens[at]?.written ?? '', at === opened, around(tokens, at)),
    );
    if (works) continue;
    const [start, end] = htmlFor(tokens[opened]?.written ?? '');
    (tokens[opened] as Token).written = start;
    (tokens[index] as Token).written = end;
  }
}

function around(tokens: readonly Token[], index: number): readonly [before: string, after: string] {
  const before = [...(tokens[index - 1]?.written ?? '').slice(-2)].at(-1) ?? '';
  const after = [...(tokens[index + 1]?.written ?? '').slice(0, 2)].at(0) ?? '';
  return [before, after];
}

/** The token that ends a bold first line, which is known as such while it is one line; -1 without one. */
function endOfBoldLine(tokens: readonly Token[]): number {
  const [open] = tokens;
  if (open === undefined || !isCode(open.inline) || !/^(?:\*\*|__)$/.test(open.written)) return -1;
  const { id } = open.inline;
  const close = tokens.findIndex(({ inline }) => isCode(inline) && inline.kind === 'close' && inline.id === id);
  return /^[ \t]*[\n\r]/.test(tokens[close + 1]?.written ?? '') ? close : -1;
}

/** Joins the tokens; spaces of the text may become ends of lines. */
function fillLines(tokens: readonly Token[], { lineBreak, width, startsLine, kind }: WritingContext): string {
  const words: string[] = [''];
  const lastOfBoldLine = endOfBoldLine(tokens);
  let wordsOfBoldLine = 0;
  for (const [index, { inline, written }] of tokens.entries()) {
    const [first = '', ...others] = isCode(inline) ? [written] : written.split(' ');
    words[words.length - 1] += first;
    for (const word of others) words.push(word);
    if (index === lastOfBoldLine) wordsOfBoldLine = words.length;
  }
  let lines = '';
  let line = '';
  let column = 0;
  let isFirstLine = true;
  for (const [index, word] of words.entries()) {
    const isFull =
      index >= Math.max(1, wordsOfBoldLine) &&
      lineBreak !== undefined &&
      word !== '' &&
      column + 1 + word.length > width;
    // Of several spaces, as between columns, one would be left.
    const breaks: boolean = isFull && words[index - 1] !== '' && !(isFirstLine && isBoldLine(line));
    isFirstLine &&= !breaks;
    const atStart = index === 0 ? startsLine : breaks;
    const text = atStart && kind !== 'cell' ? escapeStart(word, index === words.length - 1) : word;
    if (breaks) {
      const written = line.trimEnd();
      lines = (written === '' ? lines.trimEnd() : lines + written) + lineBreak;
      [line, column] = ['', 0];
    } else if (index > 0) {
      line += ' ';
      column += 1;
    }
    const lastLine = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    column = lastLine === 0 ? column + text.length : text.length - lastLine;
    line += text;
  }
  return lines + line;
}
