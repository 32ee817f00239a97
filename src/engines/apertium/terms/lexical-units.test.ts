import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { escaped, readReading, readTokens, unescaped, wordClass } from './lexical-units.ts';

test('an analysis is units with their readings, blanks, and characters between', () => {
  const tokens = readTokens('^The/the<det><def><sp>$ ^e/*e$-^mail/mail<n><sg>/mail<vblex><inf>$[0]\\[1^,/,<cm>$');
  assert.deepEqual(
    tokens.map(({ surface, visible }) => [surface, visible]),
    [
      ['The', 3],
      [' ', 0],
      ['e', 1],
      ['-', 1],
      ['mail', 4],
      ['', 0],
      ['\\[', 1],
      ['1', 1],
      [',', 1],
    ],
  );
  assert.deepEqual(tokens[4]?.readings, ['mail<n><sg>', 'mail<vblex><inf>']);
  assert.equal(tokens[5]?.readings, undefined);
});

test('escaped bars and dollars do not end what they are in', () => {
  const [unit] = readTokens('^a\\/b\\$/a\\/b\\$<n><sg>$');
  assert.deepEqual([unit?.surface, unit?.readings, unit?.visible], ['a\\/b\\$', ['a\\/b\\$<n><sg>'], 4]);
});

test('a reading has a lemma, tags and for several words a part that does not change', () => {
  assert.deepEqual(readReading('coche<n><m><pl>'), { lemma: 'coche', tags: ['n', 'm', 'pl'], queue: '' });
  assert.deepEqual(readReading('base<n><f><sg># de datos'), {
    lemma: 'base',
    tags: ['n', 'f', 'sg'],
    queue: '# de datos',
  });
  assert.equal(readReading('*word'), undefined);
  assert.equal(readReading('de<pr>+el<det><def><m><sg>'), undefined);
});

test('word classes', () => {
  const classes = [['n', 'm'], ['np', 'al'], ['adj'], ['vblex', 'inf'], ['vbser'], ['vaux'], ['adv'], []];
  assert.deepEqual(classes.map(wordClass), ['noun', 'noun', 'adjective', 'verb', 'verb', 'verb', 'other', 'other']);
});

test('escapes come off as they went on', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'^$/[]{}\\<>@*#+ abñ') }), (text) => {
      assert.equal(unescaped(escaped(text)), text);
      const [unit, ...others] = readTokens(`^${escaped(text)}x/*y$`);
      assert.equal(others.length, 0);
      assert.equal(unescaped(unit?.surface ?? ''), `${text}x`);
    }),
  );
});
