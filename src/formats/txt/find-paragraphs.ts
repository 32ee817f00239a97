import type { TextSpan } from '../../language/text-edit.ts';
/** A line without its end, and where what is said on it is. */
export interface Line extends TextSpan {
  /** The characters that end it: none at the end of the text. */
  readonly lineEnd: string;
  /** Indentation, `>` of quoted mail, the mark of a list item. */
  readonly prefix: string;
  /** Begins a list item or a heading. */
  readonly marked: boolean;
  readonly body: string;
}

/** Lines that belong together: one by itself, or several that an editor or a mail program has broken. */
export interface Paragraph {
  readonly lines: readonly Line[];
  /** What the lines say, without the breaks. */
  readonly text: string;
}

const endOfLine = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/g;
const prefixPattern = /^[ \t]*(?:>[ \t]?)*[ \t]*/;
const markPattern = /^(?:[-*+•·◦▪‣–—]|#{1,6})[ \t]+/;

/** Columns of a table: tabs, or more spaces than anybody puts between sentences. */
export const columnGap = /\t+| {3,}/g;

/** Shorter lines are lines of their own (verses, addresses), longer ones are not broken at all. */
const narrowest = 40;
const widest = 200;

/** Narrower lines count as broken only when all but the first go on in lower case. */
const surelyBroken = 60;

export function* findParagraphs(text: string): Generator<Paragraph> {
  let group: Line[] = [];
  for (const line of findLines(text)) {
    if (line.body === '' || line.marked || !continues(group, line)) {
      yield* asParagraphs(group);
      group = [];
    }
    if (line.body !== '') group.push(line);
  }
  yield* asParagraphs(group);
}

function* findLines(text: string): Generator<Line> {
  let start = 0;
  const lineTo = (end: number, lineEnd: string): Line => {
    const source = text.slice(start, end);
    const indentation = prefixPattern.exec(source)?.[0] ?? '';
    const mark = markPattern.exec(source.slice(indentation.length))?.[0] ?? '';
    const prefix = indentation + mark;
    return { start, end, lineEnd, prefix, marked: mark !== '', body: source.slice(prefix.length).trim() };
  };
  for (const { 0: lineEnd, index } of text.matchAll(endOfLine)) {
    yield lineTo(index, lineEnd);
    start = index + lineEnd.length;
  }
  yield lineTo(text.length, '');
}

/** The second line may be indented in another way than the first; all that follow are as the second one. */
function continues(group: readonly Line[], line: Line): boolean {
  const [first, second] = group;
  if (first === undefined) return true;
  return second === undefined ? quoting(first) === quoting(line) : second.prefix === line.prefix;
}

function quoting(line: Line): string {
  return line.prefix.replaceAll(/[^>]/g, '');
}

function* asParagraphs(lines: readonly Line[]): Generator<Paragraph> {
  const joined = joinBroken(lines);
  if (joined !== undefined) yield { lines, text: joined };
  else for (const line of lines) yield { lines: [line], text: line.body };
}

/**
 * Lines were broken by a width when the first word of each would not have fitted on the one before. Lines that all end in
 * a full stop or the like are taken as they are.
 */
function joinBroken(lines: readonly Line[]): string | undefined {
  if (lines.length < 2) return undefined;
  const width = lines.reduce((widest, line) => Math.max(widest, widthOf(line)), 0);
  if (width < narrowest || width > widest) return undefined;
  if ((width < surelyBroken || lines.length === 2) && !lines.slice(1).every(({ body }) => /^\p{Ll}/u.test(body)))
    return undefined;
  if (lines.every(({ body }) => /[.!?:;…。！？]["'”’»)]*$/.test(body))) return undefined;
  let text = '';
  for (const [index, line] of lines.entries()) {
    if (line.body.search(columnGap) !== -1) return undefined;
    const before = lines[index - 1];
    if (before !== undefined) {
      const space = spaceBetween(before.body, line.body);
      if (!isFull(before, line, space, width)) return undefined;
      text += space;
    }
    text += line.body;
  }
  return text;
}

export function widthOf(line: Line): number {
  return columnsOf(line.prefix) + columnsOf(line.body);
}

/** As on a screen: East Asian characters are twice as wide. */
export function columnsOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

function isFull(line: Line, next: Line, space: string, width: number): boolean {
  const length = widthOf(line);
  if (!/[\p{L}\p{N}\p{M},.!?…"'’”»)\]-]$/u.test(line.body) || !/^[\p{L}\p{N}"'‘“„«¿¡([]/u.test(next.body)) return false;
  // Without spaces a line may be broken anywhere.
  if (space === '' && !line.body.endsWith('-')) return length >= width - 2;
  const [word = ''] = next.body.split(' ', 1);
  return length >= width / 2 && length + space.length + columnsOf(word) > width;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff01-\uff60]/u;

function spaceBetween(left: string, right: string): string {
  if (/\p{L}-$/u.test(left)) return '';
  return unspaced.test(left.slice(-1)) && unspaced.test(right.slice(0, 1)) ? '' : ' ';
}
