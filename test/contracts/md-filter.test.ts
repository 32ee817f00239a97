import assert from 'node:assert/strict';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Segment } from '../../src/contracts/segment.ts';
import { mdFilter } from '../../src/formats/md/md-filter.ts';
import { isCode } from '../../src/language/segments.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { canonicalInlines } from './document-pseudo.ts';

interface Tree {
  readonly type: string;
  readonly url?: string;
  readonly depth?: number;
  readonly children?: readonly Tree[];
  readonly value?: string;
}

/** The kinds of blocks and what is in them, without text. */
function outline(node: Tree): string {
  const { type, url = '', depth = '', value = '', children = [] } = node;
  if (type === 'text') return '';
  const code = ['code', 'inlineCode'].includes(type) ? value : '';
  const inner = children.map(outline);
  // Codes may swap positions inside of a paragraph.
  const phrasing = ['paragraph', 'heading', 'tableCell'].includes(type);
  return `<${type} ${url}${depth}${code}>${(phrasing ? inner.sort() : inner).join('')}</>`;
}

function assertSameTree(before: Buffer, after: Buffer): void {
  const tree = (bytes: Buffer): string => {
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
    return outline(fromMarkdown(text, options)).replaceAll('linkReference', 'reference');
  };
  assert.equal(tree(after), tree(before));
}

/** References whose label is their text get a label of their own; values inside of a sentence are units of their own. */
function withoutLabels({ inlines }: Segment): unknown {
  const data = (code: string): string =>
    code
      .replace(/^\](?:\[.*\])?$/, ']')
      .replace(/!\[[^\]]*\]/g, '![]')
      .replace(/\s(?:"[^"]*"|'[^']*')\)$/, ')');
  return canonicalInlines({
    inlines: inlines.map((inline) => (isCode(inline) ? { ...inline, data: data(inline.data) } : inline)),
  });
}

describeDocumentFilter(mdFilter, {
  folder: 'test/corpus/md',
  canonical: withoutLabels,
  independent: assertSameTree,
});
