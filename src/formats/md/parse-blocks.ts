import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { Extension } from 'micromark-util-types';
import type { TextSpan } from '../../language/text-edit.ts';
import { autolinkSyntax } from './autolink-syntax.ts';
import { emphasisSyntax } from './emphasis-syntax.ts';
import { footnoteSyntax } from './footnote-syntax.ts';
import { gfmTree } from './gfm-tree.ts';
import { inlineHtmlSyntax } from './inline-html-syntax.ts';
import { joinedData } from './joined-data.ts';
import { nestingSyntax } from './nesting-syntax.ts';
import type { MarkdownNode, MarkdownRoot } from './node-range.ts';
import { tableSyntax } from './table-syntax.ts';

/** GitHub Flavored Markdown, but for what depends on the text: addresses and tables. */
export const blockSyntax: readonly Extension[] = [
  gfmFootnote(),
  gfmStrikethrough(),
  gfmTaskListItem(),
  emphasisSyntax,
  footnoteSyntax,
  inlineHtmlSyntax,
  joinedData,
];
const mdastExtensions = [gfmTree];

/** Blocks that stand from `start` to `end` in the source, with their positions there. */
export interface BlockRange extends TextSpan {
  /** Lines that are read before: the first two of the table that goes on here. */
  readonly head: string;
}

/** Lists and quotations may be `deepest` levels deep on a line. `definitions` are read after the blocks, so that references in them are known as such. */
export function parseBlocks(
  source: string,
  { start, end, head }: BlockRange,
  definitions = '',
  deepest = 1000,
): MarkdownRoot {
  const text = head + source.slice(start, end) + definitions;
  const extensions = [autolinkSyntax(text), ...blockSyntax, tableSyntax(text), nestingSyntax(deepest)];
  const tree = fromMarkdown(text, { extensions, mdastExtensions });
  move(tree, start - head.length, end);
  const [first] = tree.children;
  if (head !== '' && first?.type === 'table') first.children.shift();
  if (definitions !== '') tree.children = tree.children.filter((node) => (node.position?.start.offset ?? 0) < end);
  return tree;
}

/** What is open at the end does not hold the definitions behind it. */
function move(tree: MarkdownRoot, by: number, end: number): void {
  const nodes: MarkdownNode[] = [tree];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const { position } = node;
    if (position?.start.offset !== undefined) position.start.offset += by;
    if (position?.end.offset !== undefined) position.end.offset = Math.min(position.end.offset + by, end);
    if ('children' in node) for (const child of node.children) nodes.push(child);
  }
}
