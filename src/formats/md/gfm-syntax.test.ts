import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { emphasisSyntax } from './emphasis-syntax.ts';
import { footnoteSyntax } from './footnote-syntax.ts';
import { inlineHtmlSyntax } from './inline-html-syntax.ts';
import type { MarkdownNode } from './node-range.ts';
import { rangeOf } from './node-range.ts';
import { parseBlocks } from './parse-blocks.ts';

/** Every node with its positions and what it says. */
function outline(node: MarkdownNode): unknown {
  const { start, end } = rangeOf(node);
  const said = ['value', 'url', 'title', 'alt', 'identifier'].map(
    (name) => (node as unknown as Record<string, unknown>)[name],
  );
  return [node.type, start, end, ...said, 'children' in node ? node.children.map(outline) : []];
}

function assertAsUsual(source: string): void {
  const mdastExtensions = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
  // Emphasis is not that of the parser, which reads some marks otherwise than the reference implementation.
  const extensions = [gfm(), emphasisSyntax, footnoteSyntax, inlineHtmlSyntax];
  const usual = fromMarkdown(source, { extensions, mdastExtensions });
  assert.deepEqual(outline(parseBlocks(source, { start: 0, end: source.length, head: '' })), outline(usual));
}

function assertAll(pieces: readonly string[], numRuns: number): void {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((found) => found.join(''));
  fc.assert(
    fc.property(text, (source) => assertAsUsual(source)),
    { numRuns },
  );
}

test('addresses without marks are where GitHub finds them', () => {
  const address = [
    'www.',
    'http://',
    'https://',
    'a.org',
    'b',
    '@',
    'c.de',
    '.',
    '-',
    '_',
    '+',
    '/',
    'W',
    'h',
    'mailto:',
  ];
  assertAll([...address, ' ', '\n', '(', ')', '[', ']', '*', '&amp;', '&', '!', '|', '\\', '\t', '\ufeff'], 3_000);
});

test('an address of a page may begin inside of what could be one of a person', () => {
  for (const source of ['_www.@', 'a.www.b.org@', 'x+http://a.org@b.org', '-https://a.b@c']) assertAsUsual(source);
});

test('tables are where GitHub finds them', () => {
  const row = [
    '|',
    ' ',
    'a',
    '-',
    '--',
    ':',
    '\n',
    '\n',
    '|-|-|\n',
    '| a | b |\n',
    '|:-:|--\n',
    '    ',
    '> ',
    '- ',
    '1. ',
  ];
  assertAll([...row, '\r\n', '\r', '\\|', '`', '=', 'b@c.de', '\t', '\n\n'], 3_000);
});

test('text is put together whatever fails in it', () => {
  const failing = ['&', '&a', '&amp;', '!', '![', '[', ']', '](', ')', '`', '``', '\\', '\\*', '*', '**', '_', '<'];
  assertAll(
    [...failing, 'a', ' ', '  \n', '\n', '[^1]', '\n\n[^1]: b', '\n\n[a]: b "&c"', '"', '# ', 'a@', 'w', 'http'],
    3_000,
  );
});

test('what is open at the end does not hold the definitions that are read with it', () => {
  for (const source of [
    '```\n[a]\n',
    '<!-- [a]\n',
    '- [a]\n\n  ```\n  b\n',
    '> [a]\n',
    '    [a]\n',
    '[a]\n',
    '| [a] |\n|-|\n',
  ]) {
    const range = { start: 0, end: source.length, head: '' };
    const nodes = parseBlocks(source, range, '\n\n[a]: x').children;
    assert.ok(nodes.length > 0 && nodes.every((node) => rangeOf(node).end <= source.length), source);
    assert.ok(nodes.every(({ type }) => type !== 'definition'));
  }
});
