import type { UnitItem } from '../../language/tag-handling/markup-unit.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import { findAlternativeText, findTitle, type ValueRange } from './find-values.ts';
import { type MarkdownNode, type MarkdownRoot, type PhrasingNode, rangeOf, tooDeep } from './node-range.ts';
import { itemsOf } from './phrasing-items.ts';

/** A paragraph, heading or cell: text that is written in one place. */
export interface MarkdownBlock {
  readonly kind: 'text' | 'title' | 'cell';
  readonly items: readonly UnitItem[];
  /** UTF-16 positions in the source. */
  readonly start: number;
  readonly end: number;
  /** Links whose text is their label. */
  readonly labelled: readonly LabelledLink[];
}

/** `[label]` or `[label][]`: `]` or `][]` is between the positions. */
export interface LabelledLink extends TextSpan {
  /** Where the link starts. */
  readonly opened: number;
  readonly label: string;
}

export interface ReadMarkdown {
  readonly blocks: readonly MarkdownBlock[];
  /** Alternative texts and titles, in order. */
  readonly values: readonly ValueRange[];
  /** Blocks of HTML that stand by themselves. */
  readonly html: readonly TextSpan[];
}

/** The places of text in the blocks of a stretch, and in HTML behind them. */
export function readBlocks(
  source: string,
  tree: MarkdownRoot,
  deepest: number,
  html: TextSpan | undefined,
): ReadMarkdown {
  const reader = new MarkdownReader(source, deepest);
  reader.visit(tree, { depth: 0, quotes: 0 });
  if (html !== undefined) reader.html.push(html);
  return reader;
}

interface Context {
  readonly depth: number;
  /** Block quotes around. */
  readonly quotes: number;
}

class MarkdownReader implements ReadMarkdown {
  readonly blocks: MarkdownBlock[] = [];
  readonly values: ValueRange[] = [];
  readonly html: TextSpan[] = [];
  readonly #source: string;
  readonly #deepest: number;

  constructor(source: string, deepest: number) {
    this.#source = source;
    this.#deepest = deepest;
  }

  visit(node: MarkdownNode, context: Context): void {
    if (context.depth > this.#deepest) throw tooDeep();
    const { start, end } = rangeOf(node);
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell': {
        const items = itemsOf(this.#source, node.children as PhrasingNode[], context.quotes, this.#deepest);
        const kind = node.type === 'heading' ? 'title' : node.type === 'tableCell' ? 'cell' : 'text';
        const labelled: LabelledLink[] = [];
        this.blocks.push({ kind, items, start, end, labelled });
        this.#collectValues(node, context.depth, labelled);
        return;
      }
      case 'definition':
        this.#addValue(findTitle(this.#source, start, end, node.title));
        return;
      case 'html':
        if (!/[\n\r]/.test(this.#source.slice(start, end)) || context.depth === 1) this.html.push({ start, end });
        return;
      default:
        if (!('children' in node)) return;
        for (const child of node.children) {
          this.visit(child, {
            depth: context.depth + 1,
            quotes: context.quotes + (node.type === 'blockquote' ? 1 : 0),
          });
        }
    }
  }

  #collectValues(node: MarkdownNode, depth: number, labelled: LabelledLink[]): void {
    if (depth > this.#deepest) throw tooDeep();
    const { start, end } = rangeOf(node);
    if (node.type === 'image') this.#addValue(findAlternativeText(this.#source, start, end, node.alt));
    if (node.type === 'imageReference' && node.referenceType === 'full') {
      this.#addValue(findAlternativeText(this.#source, start, end, node.alt));
    }
    if ('children' in node) for (const child of node.children) this.#collectValues(child, depth + 1, labelled);
    if (node.type === 'linkReference' && node.referenceType !== 'full') {
      const last = node.children.at(-1);
      const from = last === undefined ? start + 1 : rangeOf(last).end;
      const label = this.#source.slice(start + 1, from).replace(/[\n\r][ \t>]*/g, ' ');
      labelled.push({ start: from, end, opened: start, label });
    }
    if (node.type === 'image' || node.type === 'link') this.#addValue(findTitle(this.#source, start, end, node.title));
  }

  #addValue(value: ValueRange | undefined): void {
    if (value !== undefined) this.values.push(value);
  }
}
