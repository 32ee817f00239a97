import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { plainText } from '../../language/segments.ts';
import { parseMarkdown } from './parse-markdown.ts';

test('code may have lines of any marks, and brackets without number', () =>
  withinCpu(10, async () => {
    const depth = 256;
    const lines = `${'>'.repeat(3_000)} a\n${'- '.repeat(3_000)}a\n`;
    const fences: [string, string][] = [
      ['```\n', '```\n'],
      [' ~~~\n', '~~~\n'],
      ['- item\n\n  ```\n', '  ```\n'],
      ['> ~~~\n', '> ~~~\n'],
      ['<!--\n', '-->\n'],
    ];
    for (const [open, close] of fences) {
      const inside = lines.replace(/^/gm, /^(?:- item\n\n( {2})|(> ))?/.exec(open)?.slice(1).join('') ?? '').trimEnd();
      for (const stretchLength of [1, 8_000]) {
        const { units } = await parseMarkdown(`One\n\n${open}${inside}\n${close}\nTwo\n`, { depth, stretchLength });
        const found = units.map(({ segment }) => plainText(segment)).filter((text) => text !== 'item');
        assert.deepEqual(found, ['One', 'Two'], open);
      }
    }
    const brackets = `\`\`\`\n${'[[`*`]]\n'.repeat(50_000)}\`\`\`\n\nText\n`;
    assert.equal((await parseMarkdown(brackets, { depth })).units.length, 1);
    await assert.rejects(
      parseMarkdown(`\`\`\`\na\n\`\`\`\n${'> '.repeat(300)}a\n`, { depth }),
      /too many nested levels/,
    );
  }));

test('empty lines within a hundred lists, and many lines of a hundred quotations, are refused beyond a number', () =>
  withinCpu(15, async () => {
    const pieces = [
      `${'- '.repeat(100)}a\n${'\n'.repeat(100_000)}`,
      `${'1. '.repeat(100)}a\n`.repeat(3_000),
      `${'> '.repeat(100)}a\n`.repeat(3_000),
      `- a\n\n  b\n${'c\n'.repeat(20_000)}`,
    ];
    for (const text of pieces) await assert.rejects(parseMarkdown(text, { depth: 256 }), { code: 'invalid_document' });
    const paragraphs = `${'[a] **b** `c`\n\n'.repeat(3_000)}- a\n`;
    assert.equal((await parseMarkdown(paragraphs, { depth: 256, stretchLength: Infinity })).units.length, 3_001);
  }));
