import assert from 'node:assert/strict';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { htmlFilter } from '../../src/formats/html/html-filter.ts';
import { decodeText } from '../../src/formats/shared/encoding/decode-text.ts';
import { withoutOwnUnits } from '../support/canonical-markup.ts';
import { assertSameElements } from '../support/read-package.ts';
import { describeDocumentFilter } from './document-filter.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const changed = new Set([
  ...[
    'lang',
    'xml:lang',
    'dir',
    'alt',
    'title',
    'placeholder',
    'aria-label',
    'label',
    'value',
    'content',
    'abbr',
    'summary',
  ],
]);

/** What parse5 makes of a page: its elements, and whether there is text, but not which. */
function outline(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value.trim() === '' ? '' : 'text';
  const { attrs = [], childNodes = [] } = node as Partial<Element>;
  const shown = attrs.map(({ name, value }) => (changed.has(name) ? (name === 'dir' ? '' : name) : `${name}=${value}`));
  const raw = ['script', 'style'].includes(node.nodeName);
  const inner = raw
    ? (childNodes[0] as DefaultTreeAdapterMap['textNode'] | undefined)?.value
    : childNodes.map(outline).join('');
  return `<${node.nodeName} ${shown.join(' ').trim()}>${inner}</>`;
}

function assertSameTree(before: Buffer, after: Buffer): void {
  const text = (bytes: Buffer): string => {
    const declared = /charset=["']?([\w-]+)/i.exec(bytes.toString('latin1'))?.[1];
    return decodeText(bytes, { declared, language: 'en' }).text;
  };
  assert.equal(outline(parse(text(after))), outline(parse(text(before))));
}

describeDocumentFilter(htmlFilter, {
  folder: 'test/corpus/html',
  // The pages say their languages themselves, before and after.
  read: { sourceLanguage: undefined } as object,
  // parse5 takes every file for HTML, where `<script src="x"/>` never ends.
  independent: (before, after, path) =>
    path.endsWith('.xhtml') ? assertSameElements(before, after) : assertSameTree(before, after),
  canonical: withoutOwnUnits,
});
