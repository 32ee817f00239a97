import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Parser } from 'commonmark';
import fc from 'fast-check';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import type { MarkdownNode } from './node-range.ts';
import { parseBlocks } from './parse-blocks.ts';

function parse(source: string): MarkdownNode {
  return parseBlocks(source, { start: 0, end: source.length, head: '' });
}

/** Spans as brackets: `emphasis(a)`. */
function spans(node: MarkdownNode): string {
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map(spans).join('') : '';
  return ['emphasis', 'strong', 'delete', 'link', 'image'].includes(node.type) ? `${node.type}(${inside})` : inside;
}

function childrenOf(node: MarkdownNode | undefined): readonly MarkdownNode[] {
  return node !== undefined && 'children' in node ? node.children : [];
}

const namesOfReference: Readonly<Record<string, string>> = { emph: 'emphasis', strong: 'strong' };

/** What the reference implementation of CommonMark reads. */
function referenceSpans(source: string): string {
  const walker = new Parser().parse(source).walker();
  let written = '';
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { node, entering } = event;
    const name = namesOfReference[node.type];
    if (name !== undefined) written += entering ? `${name}(` : ')';
    else if (node.type === 'text') written += node.literal ?? '';
  }
  return written;
}

test('emphasis is what the reference implementation of CommonMark reads', () => {
  const piece = fc.constantFrom('*', '**', '***', '_', '__', 'a', 'b', ' ', '.', '(', '"', '\u2019');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const source = `x${pieces.join('')}x`;
      assert.equal(spans(parse(source)), referenceSpans(source));
    }),
    { numRuns: 2_000 },
  );
});

test('deletion takes one or two tildes, and does not cross emphasis', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['a ~b~ c', 'a delete(b) c'],
    ['a ~~b~~ c', 'a delete(b) c'],
    ['a ~~b~ c', 'a ~~b~ c'],
    ['a ~~~b~~~ c', 'a ~~~b~~~ c'],
    ['*a ~b~ c*', 'emphasis(a delete(b) c)'],
    ['a *b ~c* d~', 'a emphasis(b ~c) d~'],
    ['a ~b *c~ d*', 'a delete(b *c) d*'],
    ['[a *b](c)*', 'link(a *b)*'],
    ['[a **b** ~c~](d)', 'link(a strong(b) delete(c))'],
  ];
  for (const [source, expected] of cases) assert.equal(spans(parse(source)), expected, source);
});

test('spans know where they are in the source', () => {
  const source = 'x ***a* b** ~~c~~';
  const found: string[] = [];
  const visit = (node: MarkdownNode): void => {
    const { start, end } = node.position ?? {};
    if (node.type !== 'text') found.push(source.slice(start?.offset, end?.offset));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parse(source));
  assert.deepEqual(found, [source, source, '***a* b**', '*a*', '~~c~~']);
});

test('footnotes behind an exclamation mark are known as such', () => {
  const [paragraph, definition] = childrenOf(parse('Yes![^a] no](b) ![^a]\n\n[^a]: c\n'));
  assert.equal(definition?.type, 'footnoteDefinition');
  assert.deepEqual(
    childrenOf(paragraph).map(({ type }) => type),
    ['text', 'footnoteReference', 'text', 'footnoteReference'],
  );
});

test('marks that pair with nothing cost no more than others', async () => {
  const units = ['_*a', '*a', '~a', '**a ', '*a*b_', 'a](', '_a*b~~c'];
  await withinCpu(5, async () => {
    for (const unit of units) parse(`x${unit.repeat(20_000 / unit.length)}`);
  });
});
