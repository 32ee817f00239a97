import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { parseMarkdown } from './parse-markdown.ts';

test('a long paragraph whose lines begin with numbers is read in pieces, as one of words is', () =>
  withinCpu(20, async () => {
    for (const line of ['12 345\n', 'ab cde\n']) {
      const { units } = await parseMarkdown(line.repeat(20_000));
      assert.ok(units.length > 1, line);
    }
  }));
