import { type MarkdownNode, rangeOf } from './node-range.ts';

/** A place between two lines where Markdown may be cut. */
export interface Cut {
  readonly at: number;
  /**
   * `sure`: an empty line and one without indentation, or a heading. All that could be open is code between fences, or HTML.
   * `maybe`: what is open says whether it can be cut.
   */
  readonly kind: 'sure' | 'maybe' | 'end';
}

/** Each line counts for more characters than it has, since that is what it costs. */
const lineWeight = 30;
/** So many times the usual length where there is no sure place. */
const patience = 4;
/** Paragraphs are not cut before. */
const longParagraph = 32_000;

const lineEnd = /\r\n|[\n\r]/g;
const headingStart = /#{1,6}(?=[ \t\n\r])/y;
const plainStart = /[\p{L}>|[]|[-+*][ \t]+[^\s]|\d{1,9}[.)][ \t]|\d+(?=[^\d.)])/uy;

/** The first place to cut at that is at least so many characters away. */
export function findCut(source: string, start: number, least: number, usual = least): Cut {
  let weight = 0;
  let afterEmpty = false;
  for (let at = start; at < source.length; ) {
    if (weight >= least) {
      // A byte order mark would be taken for that of a file.
      const indented = /[ \t\n\r\ufeff]/.test(source.charAt(at));
      if ((afterEmpty && !indented) || startsWith(headingStart, source, at)) return { at, kind: 'sure' };
      if (weight >= patience * usual && startsWith(plainStart, source, at)) return { at, kind: 'maybe' };
    }
    lineEnd.lastIndex = at;
    const end = lineEnd.exec(source)?.index ?? source.length;
    afterEmpty = /^[ \t]*$/.test(source.slice(at, Math.min(end, at + 1000)));
    weight += lineWeight + end - at;
    at = end === source.length ? end : lineEnd.lastIndex;
  }
  return { at: source.length, kind: 'end' };
}

function startsWith(pattern: RegExp, source: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(source);
}

/** Whether nothing goes on beyond a cut, given the last block before it. HTML and code between fences are looked at apart. */
export function endsAtCut(last: MarkdownNode, source: string, { at, kind }: Cut): boolean {
  if (kind !== 'maybe') return true;
  const { start } = rangeOf(last);
  switch (last.type) {
    case 'heading':
    case 'thematicBreak':
      return true;
    case 'code':
      // To the parser a number beside code begins no list.
      return startsWith(/\D/y, source, at);
    case 'list':
      return last.ordered === true
        ? startsWith(/\d{1,9}[.)][ \t]/y, source, at)
        : startsWith(/[-+*][ \t]/y, source, at);
    case 'definition':
      return source.charAt(at) === '[';
    case 'paragraph':
      return at - start >= longParagraph && startsWith(/\p{L}|\d+[^\d.)]/uy, source, at);
    case 'blockquote': {
      const inner = last.children.at(-1)?.type;
      return (
        inner !== 'html' && inner !== 'code' && startsWith(/>[ \t]?[^\s>]/y, source, at) && afterEmptyQuote(source, at)
      );
    }
    default:
      return false;
  }
}

function afterEmptyQuote(source: string, at: number): boolean {
  return /(?:^|[\n\r])>[ \t]*(?:\r\n|[\n\r])$/.test(source.slice(Math.max(0, at - 40), at));
}

const htmlEnds: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/gi],
  [/^<!--/, /-->/g],
  [/^<\?/, /\?>/g],
  [/^<!\[CDATA\[/, /\]\]>/g],
  [/^<![a-z]/i, />/g],
];
const emptyLine = /(?:\r\n|\n|\r(?!\n))[ \t]*(?=[\n\r]|$)/g;

/**
 * Where HTML or code between fences ends that is cut by `cut`; undefined for what does not go on there. The end is that of
 * a line.
 */
export function endBeyondCut(last: MarkdownNode, source: string, cut: Cut): number | undefined {
  const { start, end } = rangeOf(last);
  if (last.type === 'code') {
    const fence = /^(?:`{3,}|~{3,})/.exec(source.slice(start, start + 1000))?.[0];
    if (fence === undefined) return undefined;
    const closing = new RegExp(`[\\n\\r] {0,3}${fence.charAt(0)}{${fence.length},}[ \\t]*(?=[\\n\\r]|$)`, 'g');
    return goesOn(closing, source, start, end);
  }
  if (last.type !== 'html') return undefined;
  const opening = source.slice(start, start + 12).trimStart();
  const closing = htmlEnds.find(([from]) => from.test(opening))?.[1];
  if (closing !== undefined) return goesOn(closing, source, start + 2, end);
  return cut.kind === 'sure' && afterEmptyLine(source, cut.at) ? undefined : goesOn(emptyLine, source, start, end);
}

function goesOn(closing: RegExp, source: string, from: number, end: number): number | undefined {
  closing.lastIndex = from;
  const found = closing.exec(source);
  if (found === null) return source.length;
  if (found.index + found[0].length <= end) return undefined;
  lineEnd.lastIndex = found.index + found[0].length;
  return lineEnd.exec(source)?.index ?? source.length;
}

function afterEmptyLine(source: string, at: number): boolean {
  return /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|[\n\r])$/.test(source.slice(Math.max(0, at - 1000), at));
}
