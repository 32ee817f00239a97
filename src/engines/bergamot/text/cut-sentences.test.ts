import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutSentences } from './cut-sentences.ts';

function cut(text: string, language = 'en'): readonly string[] {
  return cutSentences(text, language).map(({ start, end }) => text.slice(start, end));
}

test('sentences come without the white space between them', () => {
  assert.deepEqual(cut('\ufeff One.  Two? \n Three'), ['One.', 'Two?', 'Three']);
  assert.deepEqual(cut('今日は雨です。明日は晴れます。', 'ja'), ['今日は雨です。', '明日は晴れます。']);
  assert.deepEqual(cut(' \n '), []);
});

test('an empty line ends a sentence, a line break does not', () => {
  assert.deepEqual(cut('A title\n\nA line\nand its end'), ['A title', 'A line\nand its end']);
  assert.deepEqual(cut('One\r\n \r\nTwo'), ['One', 'Two']);
});

test('what is too long is cut at white space, else between characters', () => {
  const words = cut('word '.repeat(1_000));
  assert.ok(words.every((piece) => piece.length <= 1_200 && /^word( word)*$/.test(piece)));
  assert.equal(words.join(' '), 'word '.repeat(1_000).trim());
  const faces = cut(`x${'😀'.repeat(2_000)}`);
  assert.ok(faces.every((piece) => piece.length <= 1_200 && piece.isWellFormed()));
  assert.equal(faces.join(''), `x${'😀'.repeat(2_000)}`);
});
