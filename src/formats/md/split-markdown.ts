import type { TextSpan } from '../../language/text-edit.ts';
import { type Cut, endBeyondCut, endsAtCut, findCut } from './find-cut.ts';
import { findPlainBlocks } from './find-plain-blocks.ts';
import { type MarkdownRoot, rangeOf } from './node-range.ts';
import { type BlockRange, parseBlocks } from './parse-blocks.ts';
import { parsePlainBlocks } from './parse-plain-blocks.ts';
import { ParsingCost } from './parsing-cost.ts';

/** Blocks that are read by themselves: nothing before or after them changes what they are, but definitions of references. */
export interface Stretch {
  readonly range: BlockRange;
  readonly tree: MarkdownRoot;
  /** HTML behind the blocks that was found without the parser. */
  readonly html: TextSpan | undefined;
  /** Definitions that were read with it. */
  readonly definitions: string;
}

interface SplitOptions {
  /** Definitions for references in this text. */
  definitionsFor(text: string): string;
  /** Deepest nesting of lists and quotations. */
  readonly depth: number;
  /** Characters of a stretch. */
  readonly usualLength?: number | undefined;
}

/** Between plain blocks the parser gets at least so much: each call costs as much as some hundred characters. */
const betweenPlain = 1_500;

/**
 * Markdown in stretches of some kilobytes, since the work of the parser grows faster than the text. Plain blocks are stretches of their own,
 * unless the length is infinite. Elsewhere a cut is tried where no block is likely to go on, and the last block before it shows whether one
 * does:
 *
 *     cut ─► parse ─► last block ─┬─ ends here ──────────────────────────► next stretch
 *      ▲                          ├─ code between fences, HTML ─► its end is searched for
 *      │                          ├─ table ─────────────────────► its head is read again before its other rows
 *      └──── twice as far ◄───────┴─ else
 */
export function* splitMarkdown(source: string, from: number, options: SplitOptions): Generator<Stretch> {
  const { definitionsFor, depth, usualLength = 8_000 } = options;
  const cost = new ParsingCost(depth);
  const leastLength = usualLength === Infinity ? Infinity : Math.min(usualLength, betweenPlain);
  let range: BlockRange = { start: from, end: from, head: '' };
  for (let length = leastLength; range.start < source.length; ) {
    if (length === leastLength && range.head === '' && usualLength !== Infinity) {
      const { blocks, end } = findPlainBlocks(source, range.start, usualLength);
      if (end > range.start) {
        // Code and HTML between them are not parsed.
        for (const block of blocks) if (block.type !== 'html') cost.add(source, block.start, block.end);
        const definitions = definitionsFor(source.slice(range.start, end));
        range = { ...range, end };
        yield { range, tree: parsePlainBlocks(source, range, blocks, definitions), html: undefined, definitions };
        range = { start: end, end, head: '' };
        continue;
      }
    }
    const cut = findCut(source, range.start, length, Math.max(length, usualLength));
    range = { ...range, end: cut.at };
    cost.add(source, range.start, range.end);
    const definitions = definitionsFor(source.slice(range.start, range.end));
    const tree = parseBlocks(source, range, definitions, depth);
    const next = nextStart(source, tree, range, cut);
    if (next === undefined) {
      length = 2 * Math.max(length, usualLength);
      continue;
    }
    const { end, html, head, start } = next;
    // What was open at the cut has taken the definitions behind it.
    const isTaken = end < cut.at && definitions !== '';
    range = { ...range, end };
    yield { range, tree: isTaken ? parseBlocks(source, range, definitions, depth) : tree, html, definitions };
    range = { start, end: start, head };
    length = leastLength;
  }
}

interface NextStart {
  /** Of this stretch. */
  readonly end: number;
  readonly html: TextSpan | undefined;
  /** Of the next. */
  readonly start: number;
  readonly head: string;
}

/** Undefined where a block goes on. A block that is skipped is taken from the tree. */
function nextStart(source: string, tree: MarkdownRoot, range: BlockRange, cut: Cut): NextStart | undefined {
  const last = tree.children.at(-1);
  const next = { end: cut.at, html: undefined, start: cut.at, head: '' };
  if (last === undefined) return next;
  const { start } = rangeOf(last);
  const beyond = endBeyondCut(last, source, cut);
  if (beyond !== undefined) {
    tree.children.pop();
    return { ...next, end: start, html: last.type === 'html' ? { start, end: beyond } : undefined, start: beyond };
  }
  if (last.type === 'table' && cut.kind === 'maybe') {
    if (start < range.start) return { ...next, head: range.head };
    // By itself the first row might begin a list.
    return /[|\p{L}]/u.test(source.charAt(start)) ? { ...next, head: headOf(source, start) } : undefined;
  }
  return cut.kind === 'end' || endsAtCut(last, source, cut) ? next : undefined;
}

/** The first row of a table and the one with dashes. */
function headOf(source: string, start: number): string {
  const lines = /(?:[^\n\r]*(?:\r\n|[\n\r])){2}/y;
  lines.lastIndex = start;
  return lines.exec(source)?.[0] ?? '';
}
