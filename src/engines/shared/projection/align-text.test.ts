import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alignInProportion, alignText } from './align-text.ts';
import type { TargetToken } from './target-text.ts';

/** `'de:1 el:2 coche:3,4'` as tokens. */
function tokens(text: string): readonly TargetToken[] {
  return text.split(' ').map((part, index) => {
    const [word = '', units = ''] = part.split(':');
    return { text: word, space: index === 0 ? '' : ' ', units: units.split(',').filter(Boolean).map(Number) };
  });
}

function show({ tokens }: { readonly tokens: readonly TargetToken[] }): string {
  return tokens.map((token) => `${token.text}:${token.units.join(',')}`).join(' ');
}

test('equal words keep their units', () => {
  assert.equal(show(alignText('El  coche rojo', tokens('El:1 coche:3 rojo:2'))), 'El:1 coche:3 rojo:2');
});

test('words that were joined take the units of all their parts', () => {
  assert.equal(
    show(alignText('la casa del perro', tokens('la:1 casa:2 de:3 el:4 perro:5'))),
    'la:1 casa:2 del:3,4 perro:5',
  );
});

test('a space before a mark makes no other word', () => {
  assert.equal(show(alignText('a b , c', tokens('a:1 b,:2 c:3'))), 'a:1 b:2 ,:2 c:3');
});

test('words instead of others take their units', () => {
  assert.equal(show(alignText('a x y b', tokens('a:1 p:2 q:3 b:4'))), 'a:1 x:2 y:3 b:4');
  assert.equal(show(alignText('a b', tokens('a:1 q:2 b:3'))), 'a:1 b:3');
});

test('a translation that shares nothing with the aligned text is aligned by position', () => {
  assert.equal(show(alignText('x y', tokens('a:1 b:2'))), 'x:1 y:2');
  assert.equal(show(alignText('x y', [])), 'x: y:');
});

test('one word may consist of parts from several units', () => {
  const parts = [
    { text: 'l’', space: '', units: [1] },
    { text: 'avion', space: '', units: [2] },
  ];
  assert.equal(show(alignText('l’avion', parts)), 'l’:1 avion:2');
});

test('when nothing is known words follow the order of the source', () => {
  assert.equal(show(alignInProportion('a b c d', 2)), 'a:1 b:1 c:2 d:2');
  assert.deepEqual(alignInProportion('  ', 2), { tokens: [], rest: '  ' });
});
