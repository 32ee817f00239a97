import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Parser } from 'commonmark';
import fc from 'fast-check';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import type { MarkdownNode } from './node-range.ts';
import { parseBlocks } from './parse-blocks.ts';

function inlineHtml(source: string): string[] {
  const found: string[] = [];
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'html') found.push(node.value);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseBlocks(source, { start: 0, end: source.length, head: '' }));
  return found;
}

/** What the reference implementation of CommonMark finds. */
function referenceHtml(source: string): string[] {
  const found: string[] = [];
  const walker = new Parser().parse(source).walker();
  for (let event = walker.next(); event !== null; event = walker.next())
    if (event.node.type === 'html_inline') found.push(event.node.literal ?? '');
  return found;
}

test('HTML in a paragraph is what the reference implementation of CommonMark finds', () => {
  const piece = fc.constantFrom(
    ...['<!--', '-->', '<?', '?>', '<![CDATA[', ']]>', '<!A', '>', '<b>', '</b>', '<b c="', '"', ' a ', '<', '\n'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const source = `x ${pieces.join('')} x`.replace(/\n\s*/g, '\nx ');
      assert.deepEqual(inlineHtml(source), referenceHtml(source));
    }),
    { numRuns: 1_000 },
  );
});

test('comments that are opened and never closed cost no more than other text', async () => {
  await withinCpu(4, async () => {
    for (const unit of ['a <!-- ', 'a <? ', 'a <![CDATA[ ', 'a <!A ']) inlineHtml(unit.repeat(20_000 / unit.length));
  });
});

test('attributes without quotes hold slashes, as in the reference implementation', () => {
  const piece = fc.constantFrom(...['<a href=', 'https://a.org', '/', '>', '"', "'", ' ', '=', '</a>', 'b', '\n', '`']);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const source = `x ${pieces.join('')} x`.replace(/\n\s*/g, '\nx ').replace(/`/g, (mark) => `\\${mark}`);
      assert.deepEqual(inlineHtml(source), referenceHtml(source));
    }),
    { numRuns: 2_000 },
  );
  assert.deepEqual(inlineHtml('x <a href=https://a.org/x>PuDB</a> x'), ['<a href=https://a.org/x>', '</a>']);
});
