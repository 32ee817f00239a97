import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutSentences } from './cut-sentences.ts';
import { findPassages, joinCutPassages } from './find-passages.ts';

function find(text: string, cuts: readonly number[] = []): readonly string[] {
  return findPassages(text, cuts).map(({ start, end }) => text.slice(start, end));
}

test('passages with nothing but signs between them are one', () => {
  assert.deepEqual(find('Am {day}.{month} um %s:%s Uhr, {a} {b}'), ['{day}.{month}', '%s:%s', '{a}', '{b}']);
});

test('no passage goes across a code', () => {
  assert.deepEqual(find('a@b.org', [3]), []);
  assert.deepEqual(find('{a}-{b}', [3]), ['{a}', '{b}']);
  assert.deepEqual(find('see {a} now', [4, 7]), ['{a}']);
});

test('no sentence ends inside of a passage', () => {
  const long = `https://example.com/${'a'.repeat(3_000)}`;
  for (const text of [`See ${long} now. Then go.`, 'Dear {{ Mr. Who. Then }} you. Go.']) {
    const sentences = joinCutPassages(cutSentences(text, 'en'), findPassages(text, []));
    assert.equal(sentences.length, 2, text);
    for (const { start, end } of findPassages(text, []))
      assert.ok(sentences.some((sentence) => sentence.start <= start && end <= sentence.end));
  }
});
