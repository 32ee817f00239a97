import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { characterBorder, countCharacters, findTextDefect } from './characters.ts';

test('a character is a code point, not a UTF-16 unit and not a grapheme', () => {
  assert.equal(countCharacters(''), 0);
  assert.equal(countCharacters('Grüße'), 5);
  assert.equal(countCharacters('日本語'), 3);
  assert.equal(countCharacters('👋🏽'), 2);
  assert.equal(countCharacters('e\u0301'), 2);
});

test('the count agrees with iteration by code points, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }), (text) => {
      assert.equal(countCharacters(text), [...text].length);
    }),
  );
  assert.equal(countCharacters('\ud83d\ud83d\udc4b\udc4b'), 3);
});

test('a border between characters is never inside of one', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((at) => characterBorder('a👋b', at)),
    [0, 1, 1, 3, 4],
  );
});

test('lone surrogates and U+0000 are defects, everything else is text', () => {
  assert.equal(findTextDefect('fine 👋 \u0001\ufffd'), undefined);
  assert.equal(findTextDefect('half \ud83d'), 'lone_surrogate');
  assert.equal(findTextDefect('\udc4b'), 'lone_surrogate');
  assert.equal(findTextDefect('a\u0000b'), 'null_character');
});
