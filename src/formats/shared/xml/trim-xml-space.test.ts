import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { trimXmlSpace } from './trim-xml-space.ts';

test('white space of XML at the ends goes, other space stays', () => {
  assert.equal(trimXmlSpace(' \t\na b\n\t '), 'a b');
  assert.equal(trimXmlSpace('\u00a0a\u3000'), '\u00a0a\u3000');
  assert.equal(trimXmlSpace(' \n '), '');
});

test('white space within a text costs no more than letters', async () => {
  await withinCpu(1, async () => {
    const text = `a${' '.repeat(1_000_000)}b`;
    assert.equal(trimXmlSpace(` ${text} `), text);
  });
});
