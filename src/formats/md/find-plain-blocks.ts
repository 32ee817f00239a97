import type { TextSpan } from '../../language/text-edit.ts';
/** A block that is what it is by the starts of its lines. */
export interface PlainBlock extends TextSpan {
  readonly type: 'paragraph' | 'item' | 'heading' | 'cell' | 'html' | 'definition';
  /** The text in it, or the label of a definition, without marks and spaces around. */
  readonly from: number;
  readonly to: number;
  /** Spaces before each line of the text but the first. */
  readonly indent: number;
}

/*
 * Most blocks are paragraphs, headings, items of one paragraph, tables and code between fences that begin at the start of a line, and the
 * first characters of each line say so. Only such blocks are found here, up to one that could be anything else: a line that begins with
 * a space or `>`, a definition, a list in a list.
 */

/** A line with such a start goes on with the paragraph before it: it begins no block and underlines nothing. */
const wordStart =
  '[A-Za-z"\'(\\\\!{}$%&,./;?@^)\\]\\u0080-\\ufefe\\uff00-\\uffff]|\\d+[^\\d.)\\n]|`{1,2}[^`\\n]|(?:\\*{1,2}|_{1,2})[^*_\\s]' +
  '|<(?:a|b|code|em|i|kbd|small|span|strong|sub|sup)(?: [a-z-]+="[^"\\n\\r]*")*>(?=[^\\s])';
const lineStart = new RegExp(`${wordStart}|\\[`, 'y');
/** An item of a task begins with a box. */
const itemText = `(?:${wordStart}|\\[(?![ xX]\\]|\n))`;
const itemStart = new RegExp(`(?:[-*+]|\\d{1,9}[.)]) (?=${itemText})`, 'y');
const blankLine = / *(?:\n|$)/y;
const openingFence = '(?:(`{3,})[^`\\n\\r]*|(~{3,})[^\\n\\r]*)(?=[\\n\\r]|$)';
const fence = new RegExp(openingFence, 'y');
const heading = /#{1,6} +(?=[^\s#](?:[^\n]*[^\s#])?(?:\n|$))/y;
/** A comment with nothing beside it, and a tag before an empty line. */
const html =
  /<!-- (?:(?!-->)[^\r]){0,4000}-->(?=\n|$)|<(?!(?:script|pre|style|textarea)\b)(?:\/[a-z][a-z\d-]*|[a-z][a-z\d-]*(?: [a-z-]+="[^"\n\r]*")*)>(?=\n *(?:\n|$)|$)/iy;
/** Before an empty line or another one: a title may be on a line of its own. */
const definition =
  /\[(?!\^)[^\s[\]\\](?:[^[\]\\\n\r\t]{0,900}[^\s[\]\\])?\]: (?! )[^\s<"'(]+(?=\n *(?:\n|$)|$|\n\[[^\n]*\]: )/y;
/** What ends a paragraph without an empty line. */
const interruption = new RegExp(`#{1,6} +[^\\s#]|${openingFence}|[-*+] ${itemText}`, 'y');

/** Bars that are escaped are none between cells, and the text of code has them without the escape. */
const plainRow = /^\|(?:[^\\\0\t\r]|\\(?![\\|]))*\|$/;
const delimiterRow = /^\|(?: *:?-+:? *\|)+$/;

/** What the parser of blocks changes, and what may be a definition. */
const unsure = /[\0\t\r]|\]:| $/;

/** Paragraphs and lists are followed so far only: what is longer is cut, and a list is read again where something else is found in it. */
const longest = 32_000;

/** The blocks from a place on where nothing is open, until so many characters are read, and the start of the line behind them. */
export function findPlainBlocks(
  source: string,
  from: number,
  least: number,
): { readonly blocks: readonly PlainBlock[]; readonly end: number } {
  const blocks: PlainBlock[] = [];
  let at = from;
  while (at < source.length && at - from < least) {
    const next = readBlock(source, at, blocks);
    if (next === undefined) break;
    at = next;
  }
  // A byte order mark would be taken for that of a file.
  return source.charAt(at) === '\ufeff' ? { blocks: [], end: from } : { blocks, end: at };
}

/** Where the next block begins; undefined for one that is not plain. */
function readBlock(source: string, at: number, blocks: PlainBlock[]): number | undefined {
  const blank = endOf(blankLine, source, at);
  if (blank !== undefined) return blank;
  const defined = endOf(definition, source, at);
  if (defined !== undefined) {
    const label = { from: at + 1, to: source.indexOf(']', at) };
    blocks.push({ type: 'definition', start: at, end: defined, ...label, indent: 0 });
    return behindLine(source, defined);
  }
  if (endOf(lineStart, source, at) !== undefined) return readParagraph(source, at, blocks);
  const text = endOf(heading, source, at);
  if (text !== undefined) {
    const end = lineEnd(source, text);
    return addText(source, { type: 'heading', start: at, end, from: text, to: end, indent: 0 }, blocks);
  }
  if (endOf(itemStart, source, at) !== undefined) return readList(source, at, blocks);
  if (source.charAt(at) === '|') return readTable(source, at, blocks);
  fence.lastIndex = at;
  const marks = fence.exec(source);
  if (marks !== null) return behindCode(source, fence.lastIndex, marks[1] ?? marks[2] ?? '');
  const end = endOf(html, source, at);
  if (end === undefined) return undefined;
  blocks.push({ type: 'html', start: at, end, from: at, to: end, indent: 0 });
  return behindLine(source, end);
}

function readParagraph(source: string, start: number, blocks: PlainBlock[]): number | undefined {
  for (let line = start; line - start < longest; ) {
    const end = lineEnd(source, line);
    line = behindLine(source, end);
    if (endOf(blankLine, source, line) !== undefined || endOf(interruption, source, line) !== undefined)
      return addText(source, { type: 'paragraph', start, end, from: start, to: end, indent: 0 }, blocks);
    if (endOf(lineStart, source, line) === undefined) return undefined;
  }
  return undefined;
}

/** The items up to the end of the list, or up to the last empty line before something in it that is not plain. */
function readList(source: string, from: number, blocks: PlainBlock[]): number | undefined {
  let sure = { line: from, blocks: blocks.length };
  const unread = (): number | undefined => {
    blocks.length = sure.blocks;
    return sure.line === from ? undefined : sure.line;
  };
  let marker = '';
  for (let line = from; line - from < longest; ) {
    const start = endOf(itemStart, source, line);
    if (start === undefined || (marker !== '' && source.charAt(start - 2) !== marker)) return unread();
    marker = source.charAt(start - 2);
    const indent = start - line;
    let end = lineEnd(source, line);
    for (line = behindLine(source, end); goesOn(source, line, indent); line = behindLine(source, end))
      end = lineEnd(source, line);
    if (addText(source, { type: 'item', start, end, from: start, to: end, indent }, blocks) === undefined)
      return unread();
    const next = behindBlankLines(source, line);
    if (next === source.length) return next;
    if (next === line) continue;
    if (/[ \t\r]/.test(source.charAt(next))) return unread();
    sure = { line: next, blocks: blocks.length };
    if (endOf(itemStart, source, next) === undefined) return next;
    marker = '';
    line = next;
  }
  return unread();
}

/** The line has as many spaces as the text of the item, and goes on with it. */
function goesOn(source: string, line: number, indent: number): boolean {
  return source.startsWith(' '.repeat(indent), line) && endOf(lineStart, source, line + indent) !== undefined;
}

/** A table whose rows have bars at both ends, up to an empty line. */
function readTable(source: string, from: number, blocks: PlainBlock[]): number | undefined {
  const count = blocks.length;
  let columns = 0;
  let rows = 0;
  for (let line = from; line - from < longest; rows += 1) {
    if (rows > 1 && endOf(blankLine, source, line) !== undefined) return line;
    const end = lineEnd(source, line);
    const row = source.slice(line, end);
    if (!(rows === 1 ? delimiterRow : plainRow).test(row)) break;
    const cells = row.slice(1, -1).split('|');
    if (rows === 0) columns = cells.length;
    if (rows !== 1) addCells(cells, line, blocks);
    else if (cells.length !== columns) break;
    line = behindLine(source, end);
  }
  blocks.length = count;
  return undefined;
}

/** Each cell begins with the bar before it; the last one has that behind it, too. */
function addCells(cells: readonly string[], line: number, blocks: PlainBlock[]): void {
  let start = line;
  for (const [index, cell] of cells.entries()) {
    const next = start + 1 + cell.length;
    const end = index + 1 < cells.length ? next : next + 1;
    const from = start + 1 + Math.max(0, cell.search(/[^ ]/));
    const to = start + 1 + cell.search(/[^ ] *$/) + 1;
    blocks.push({ type: 'cell', start, end, from, to: Math.max(from, to), indent: 0 });
    start = next;
  }
}

function addText(source: string, block: PlainBlock, blocks: PlainBlock[]): number | undefined {
  if (unsure.test(source.slice(block.start, block.end))) return undefined;
  blocks.push(block);
  return behindLine(source, block.end);
}

function behindCode(source: string, from: number, marks: string): number {
  const closing = new RegExp(`[\\n\\r] {0,3}${marks.charAt(0)}{${marks.length},}[ \\t]*(?=[\\n\\r]|$)`, 'g');
  closing.lastIndex = from;
  return closing.test(source) ? behindLine(source, closing.lastIndex) : source.length;
}

function behindBlankLines(source: string, from: number): number {
  let at = from;
  for (let next = endOf(blankLine, source, at); next !== undefined && next > at; next = endOf(blankLine, source, at))
    at = next;
  return at;
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

function behindLine(source: string, end: number): number {
  return source.charAt(end) === '\n' ? end + 1 : end;
}

function endOf(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}
