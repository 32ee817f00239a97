import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { extractTagged } from './extract-tagged.ts';

const corpus = new URL('../../../test/corpus/tag-handling/', import.meta.url);

function showInline(inline: Inline): string {
  if (!isCode(inline)) return inline;
  if (inline.kind === 'open') return `⟨${inline.id}>`;
  if (inline.kind === 'close') return `<${inline.id}⟩`;
  return inline.equivalent === undefined ? `⟨${inline.id}⟩` : `⟨${inline.id} ${inline.equivalent}⟩`;
}

function show(segment: Segment): string {
  return segment.inlines.map(showInline).join('').replaceAll('\n', '↵');
}

function upper(segment: Segment): Segment {
  const change = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return { inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : change(inline))) };
}

function outline(node: DefaultTreeAdapterMap['node']): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  const { attrs = [], childNodes = [] } = node as Partial<DefaultTreeAdapterMap['element']>;
  return `<${node.nodeName} ${attrs.map(({ name, value }) => `${name}=${value}`)}>${childNodes.map(outline).join('')}</>`;
}

function tree(html: string): string {
  return outline(parse(html))
    .toLowerCase()
    .replace(/[ \t\n\r\f]+/g, ' ');
}

for (const name of readdirSync(corpus).filter((file) => /\.(?:html|xml)$/.test(file))) {
  test(`${name}: translates what its list says, comes back unchanged, and keeps its structure`, () => {
    const text = readFileSync(new URL(name, corpus), 'utf8');
    const format = name.endsWith('.xml') ? 'xml' : 'html';
    const extracted = extractTagged(text, {
      format,
      version: 'v2',
      language: 'en',
      splitSentences: 'nonewlines',
      outlineDetection: true,
      splittingTags: [],
      nonSplittingTags: [],
      ignoreTags: [],
    });
    const expected = readFileSync(new URL(`${name}.segments.txt`, corpus), 'utf8')
      .trimEnd()
      .split('\n');
    assert.deepEqual(extracted.segments.map(show), expected);
    assert.equal(extracted.merge(extracted.segments), text);
    if (format === 'html') assert.equal(tree(extracted.merge(extracted.segments.map(upper))), tree(text));
  });
}
