import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextEdit } from './text-edit.ts';
import { withoutDoubtful } from './without-doubtful.ts';

const text = 'Sie hat die Rift gekauft und heute ausgepackt.';
const doubtful: TextEdit = { start: 8, end: 11, text: 'das', rule: 'agreement/german/determiner', fewestMistakes: 2 };
const sure: TextEdit = { start: 29, end: 34, text: 'morgen', rule: 'spelling' };
const sign: TextEdit = { start: 45, end: 46, text: ' .', rule: 'typography/space-before-sign' };

test('a doubtful edit counts beside another mistake only', () => {
  assert.deepEqual(withoutDoubtful(text, [doubtful]), []);
  assert.deepEqual(withoutDoubtful(text, [doubtful, sure]), [doubtful, sure]);
  assert.deepEqual(withoutDoubtful(text, [sure]), [sure]);
});

test('signs are no mistakes of that kind', () => {
  assert.deepEqual(withoutDoubtful(text, [doubtful, sign]), [sign]);
});

test('two doubtful edits of one phrase are one mistake', () => {
  const beside = { ...doubtful, start: 12, end: 16 };
  const apart = { ...doubtful, start: 200, end: 204 };
  assert.deepEqual(withoutDoubtful(text, [doubtful, beside]), []);
  assert.equal(withoutDoubtful(text, [doubtful, apart]).length, 2);
});

test('one mistake says nothing of a long text', () => {
  assert.deepEqual(withoutDoubtful(`${text} ${'Es ist gut. '.repeat(40)}`, [doubtful, sure]), [sure]);
});

test('what needs one mistake counts in short texts, and in long ones beside others', () => {
  const unsure: TextEdit = { ...doubtful, fewestMistakes: 1 };
  const long = `${text} ${'Es ist gut. '.repeat(15)}`;
  assert.deepEqual(withoutDoubtful(text, [unsure]), [unsure]);
  assert.deepEqual(withoutDoubtful(long, [unsure]), []);
  assert.deepEqual(withoutDoubtful(long, [unsure, sure]), [unsure, sure]);
});
