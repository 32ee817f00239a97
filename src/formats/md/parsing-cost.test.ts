import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { checkLines } from './parsing-cost.ts';

test('large files are read in time, whatever they are made of', () =>
  withinCpu(60, async () => {
    const repeated = [
      'A paragraph with **bold** and a [link](https://example.com).\n\n',
      '| a *cell* | another |\n',
      '- an item with `code`\n',
      'a line of a long paragraph\n',
      'Heading\n-------\nText\n',
      '<!-- hidden -->\n\n<p>shown</p>\n\n',
    ];
    for (const piece of repeated) {
      const text = `| a | b |\n|---|---|\n${piece.repeat(120_000 / piece.length)}`;
      const { units } = await parseMarkdown(text);
      assert.ok(units.length > 2, piece);
    }
    const code = `\`\`\`\n${'code line\n'.repeat(100_000)}\`\`\`\n\nText\n`;
    assert.equal((await parseMarkdown(code)).units.length, 1);
  }));

test('text that would take very long is refused', async () => {
  const hostile = ['*a* ', '![a', '[', ']', '>', '> a\nb\n'.repeat(3), '_', '*a **b ', '`a'];
  for (const piece of hostile) {
    const text = `> a\n${'b\n'.repeat(3)}${piece.repeat(1_000_000 / piece.length)}${'](b)'.repeat(1000)}`;
    await parseMarkdown(text, { depth: 100 }).catch((error) => {
      assert.ok(['invalid_document', 'document_too_large'].includes(error.code), String(error));
    });
  }
});

test('a paragraph of many lines with marks is read, lines that a quotation takes in are refused beyond a number', () =>
  withinCpu(20, async () => {
    const line = 'a **b** c\n';
    const { units } = await parseMarkdown(line.repeat(13_000));
    const marks = units.flatMap(({ segment }) => segment.inlines.filter((inline) => typeof inline !== 'string'));
    assert.equal(marks.length, 2 * 13_000);
    for (const lazy of [`> a\n${'b\n'.repeat(13_000)}`, `- a\n${line.repeat(13_000)}`, '> a\nb\n'.repeat(13_000)])
      await assert.rejects(parseMarkdown(lazy), { code: 'invalid_document' });
  }));

test('a line of more lists and quotations in each other than there may be levels is refused before it is read', () =>
  withinCpu(2, async () => {
    const depth = 256;
    for (const opening of ['- ', '+ ', '1. ', '- + ', '> ', '- > ', '2)\t'])
      for (const before of ['', 'Text\n\n  '])
        await assert.rejects(parseMarkdown(`${before}${opening.repeat(1_000_000 / opening.length)}a\n`, { depth }), {
          code: 'invalid_document',
          message: /too many nested levels/,
        });
  }));

test('lines across the page are read, however many marks they have up to a limit', async () => {
  const rule = (count: number): string => `One\n\n${'- '.repeat(count)}\n\nTwo\n`;
  assert.equal((await parseMarkdown(rule(3_000), { depth: 256 })).units.length, 2);
  await assert.rejects(parseMarkdown(rule(500_000), { depth: 256 }), {
    code: 'invalid_document',
    message: /many marks/,
  });
  const lists = `${'- '.repeat(100)}a\n`;
  assert.equal((await parseMarkdown(lists, { depth: 256 })).units.length, 1);
});

test('a paragraph with more marks than a text may have is refused before its parts fill the memory', () =>
  withinCpu(5, async () => {
    for (const piece of ['*_~a', '**a** b ', '[a '])
      await assert.rejects(parseMarkdown(piece.repeat(1_000_000 / piece.length)), { code: 'invalid_document' });
  }));

test('spaces between letters, and nested links, cost no more than their length explains', async () => {
  await withinCpu(4, async () => {
    assert.equal((await parseMarkdown(`a${' '.repeat(60_000)}b {#id}\n`)).units.length, 1);
    await assert.rejects(parseMarkdown('['.repeat(4_000) + '](b)'.repeat(4_000)), { code: 'invalid_document' });
  });
});

test('a document of millions of lines is refused for their number, whatever ends them', () => {
  for (const line of ['1\n', '1\r\n', '1\r']) {
    checkLines(line.repeat(1_000_000));
    assert.throws(() => checkLines(line.repeat(1_000_001)), { code: 'document_too_large', message: /1,000,000 lines/ });
  }
});
