import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { tailLength } from './tail-length.ts';

const tails: readonly (readonly [text: string, tail: string])[] = [
  ['Go', ''],
  ['Go ', ' '],
  ['Go.', ''],
  ['Go..', ''],
  ['Go...', '...'],
  ['Go..... ', '..... '],
  ['Go\u2026', '\u2026'],
  ['Go\u2026\u2026', ''],
  ['Go! ...', ''],
  ['1...', '...'],
  ['\u{20000}...', '...'],
  ['Go... \u266a\u266b ', '... \u266a\u266b '],
  ['\u266a la la \u266a', ' \u266a'],
  [' \u266a ', ' \u266a '],
  ['...', ''],
  ['', ''],
];

test('the tail of a text is its notes, spaces and dots', () => {
  for (const [text, tail] of tails) assert.equal(text.slice(text.length - tailLength(text)), tail, text);
});

test('spaces within a text cost no more than letters', async () => {
  await withinCpu(1, async () => assert.equal(tailLength(`a${' '.repeat(1_000_000)}b`), 0));
});
