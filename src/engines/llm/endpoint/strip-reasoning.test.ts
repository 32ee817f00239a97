import assert from 'node:assert/strict';
import { it } from 'node:test';
import { stripReasoning } from './strip-reasoning.ts';

it('takes off what a model thought, and nothing else', () => {
  for (const [text, expected] of [
    ['Hallo', 'Hallo'],
    ['<think>\nHm.\n</think>\n\nHallo', 'Hallo'],
    ['<thinking>Hm.</thinking>Hallo', 'Hallo'],
    ['Hm.</think>\nHallo', 'Hallo'],
    ['<think>still thinking', ''],
    ['Write <think>x</think> so', 'Write <think>x</think> so'],
  ] as const)
    assert.equal(stripReasoning(text), expected);
});
