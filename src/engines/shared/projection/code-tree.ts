import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import { joinsUnspaced } from './unspaced-scripts.ts';

/** A code at its place in the text: a pair around characters `start` to `end`, or a code that is between two. */
export type CodeNode = PairNode | AloneNode;

export interface PairNode extends TextSpan {
  readonly kind: 'pair';
  readonly open: InlineCode;
  readonly close: InlineCode;
  readonly children: readonly CodeNode[];
}

export interface AloneNode {
  readonly kind: 'alone';
  /** One code, or the codes of pairs without text between them. */
  readonly codes: readonly InlineCode[];
  readonly start: number;
  /** Equal to `start`, or one more when the code is in the text as a space of its own. */
  readonly end: number;
}

export interface CodedText {
  readonly text: string;
  readonly codes: readonly CodeNode[];
  /** False when opens and closes do not match; such codes are `alone` and must keep their order. */
  readonly wellNested: boolean;
}

const wordAtEnd = /[\p{L}\p{N}]$/u;
const wordAtStart = /^[\p{L}\p{N}]/u;

/**
 * The text of a segment with its codes as a tree. A code that a reader sees as white space (`<br>`), and one that is
 * directly between two words, is a space in the text, lest the words become one; where words are written without spaces
 * one between them is none.
 */
export function readCodes(inlines: readonly Inline[], prepare: (text: string) => string): CodedText {
  const partners = findPartners(inlines);
  const stack: { open: InlineCode; start: number; children: CodeNode[] }[] = [];
  const roots: CodeNode[] = [];
  let text = '';
  // The last character of the text, kept apart: to look at the end of a growing text copies all of it.
  let last = '';
  let wellNested = true;
  for (const [index, inline] of inlines.entries()) {
    const siblings = stack.at(-1)?.children ?? roots;
    if (!isCode(inline)) {
      const prepared = prepare(inline);
      text += prepared;
      last = (last + prepared.slice(-2)).slice(-2);
    } else if (inline.kind === 'open' && partners.has(inline)) {
      stack.push({ open: inline, start: text.length, children: [] });
    } else if (inline.kind === 'close' && partners.has(inline)) {
      const pair = stack.pop();
      if (pair === undefined) continue;
      const outer = stack.at(-1)?.children ?? roots;
      outer.push(closePair(pair.open, inline, pair.start, text.length, pair.children));
    } else {
      wellNested &&= inline.kind === 'alone';
      const start = text.length;
      if (inline.kind === 'alone' && readsAsSpace(inline, last, inlines[index + 1])) {
        text += ' ';
        last = ' ';
      }
      siblings.push({ kind: 'alone', codes: [inline], start, end: text.length });
    }
  }
  return { text, codes: roots, wellNested };
}

/** Pairs nested deeper are taken for codes that do not match. */
const depthLimit = 200;

/** Opens with their closes, as far as they nest. */
function findPartners(inlines: readonly Inline[]): ReadonlySet<InlineCode> {
  const partners = new Set<InlineCode>();
  for (const { open, close, depth } of pairCodes(inlines))
    if (depth < depthLimit) partners.add(inlines[open] as InlineCode).add(inlines[close] as InlineCode);
  return partners;
}

interface CodePair {
  /** Indexes of the inlines. */
  readonly open: number;
  readonly close: number;
  /** Opens around it. */
  readonly depth: number;
}

/** Each close with the last open of its id, in the order of the closes; what opens in between has no partner. */
function pairCodes(inlines: readonly Inline[]): readonly CodePair[] {
  const pairs: CodePair[] = [];
  const opens: { readonly id: number; readonly index: number }[] = [];
  // So that a close without an open costs no search.
  const counts = new Map<number, number>();
  for (const [close, inline] of inlines.entries()) {
    if (!isCode(inline)) continue;
    const { kind, id } = inline;
    const count = counts.get(id) ?? 0;
    if (kind === 'open') {
      opens.push({ id, index: close });
      counts.set(id, count + 1);
    }
    if (kind !== 'close' || count === 0) continue;
    for (let open = opens.pop(); open !== undefined; open = opens.pop()) {
      counts.set(open.id, (counts.get(open.id) ?? 1) - 1);
      if (open.id !== id) continue;
      pairs.push({ open: open.index, close, depth: opens.length });
      break;
    }
  }
  return pairs;
}

function closePair(
  open: InlineCode,
  close: InlineCode,
  start: number,
  end: number,
  children: readonly CodeNode[],
): CodeNode {
  const inner = children.flatMap((child) => (child.kind === 'alone' ? child.codes : []));
  if (start < end) return { kind: 'pair', open, close, start, end, children };
  return { kind: 'alone', codes: [open, ...inner, close], start, end };
}

/** `before` is the last character of the text before the code. */
function readsAsSpace(code: InlineCode, before: string, after: Inline | undefined): boolean {
  const next = after === undefined || isCode(after) ? '' : after;
  if (/\s$/.test(before) || /^\s/.test(next)) return false;
  if (code.equivalent !== undefined && code.equivalent !== '') return code.equivalent.trim() === '';
  return wordAtEnd.test(before) && wordAtStart.test(next) && !joinsUnspaced(before, next);
}

export interface TrimmedSegment {
  readonly before: readonly Inline[];
  readonly body: readonly Inline[];
  readonly after: readonly Inline[];
}

/**
 * Takes off what is at the edges and so needs no projection: codes before the first and after the last text, and
 * pairs around everything. A pair that opens at the edge but closes within the text stays.
 */
export function trimCodes(segment: Segment): TrimmedSegment {
  const { inlines } = segment;
  const closers = new Map<number, number>();
  const openers = new Map<number, number>();
  for (const { open, close } of pairCodes(inlines)) {
    closers.set(open, close);
    openers.set(close, open);
  }
  let first = inlines.findIndex(hasText);
  if (first === -1) return { before: inlines, body: [], after: [] };
  let last = inlines.findLastIndex(hasText);
  // What opens before the text and closes inside it, or the other way round, belongs to the body with all that follows it.
  for (let index = 0; index < first; index += 1) {
    const close = closers.get(index);
    if (close !== undefined && close > first && close < last) first = index;
  }
  for (let index = inlines.length - 1; index > last; index -= 1) {
    const open = openers.get(index);
    if (open !== undefined && open < last && open > first) last = index;
  }
  for (const [open, close] of closers) {
    if (open < first && close >= first && close <= last) first = open;
    if (close > last && open >= first && open <= last) last = close;
  }
  return { before: inlines.slice(0, first), body: inlines.slice(first, last + 1), after: inlines.slice(last + 1) };
}

function hasText(inline: Inline): boolean {
  return !isCode(inline) && inline.trim() !== '';
}
