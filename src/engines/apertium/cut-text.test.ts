import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutText } from './cut-text.ts';

test('a long text is cut after sentences, else after words, and nothing is lost', () => {
  assert.deepEqual(cutText('One two. Three four. Five', 22), ['One two. Three four. ', 'Five']);
  assert.deepEqual(cutText('one two three four', 10), ['one two ', 'three four']);
  assert.deepEqual(cutText('short', 10), ['short']);
});

test('a character of two units is never cut in two', () => {
  assert.deepEqual(cutText('😀😀😀', 3), ['😀', '😀', '😀']);
});
