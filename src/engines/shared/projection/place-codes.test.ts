import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCodes } from './code-tree.ts';
import { readMarked, writeMarked } from './marked-text.ts';
import { placeCodes } from './place-codes.ts';

/**
 * Places the codes of a source whose units are its words. The target is written as words with the numbers of the source
 * words they come from: `'un:1 coche:3 rojo:2'`.
 */
function placeCodesIn(marked: string, target: string): string {
  const source = readCodes(readMarked(marked).inlines, (text) => text);
  const units = Array.from(source.text.matchAll(/\w+|[^\w\s]/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const tokens = Array.from(target.matchAll(/( *)(\S+)/g), ([, space = '', part = '']) => {
    const [text = '', numbers = ''] = part.split(':');
    return { text, space, units: numbers.split(',').filter(Boolean).map(Number) };
  });
  return writeMarked({ inlines: placeCodes({ source, units, target: { tokens, rest: '' } }) });
}

const cases: readonly (readonly [string, string, string, string])[] = [
  ['a pair follows its word', 'a <b>red</b> car', 'un:1 coche:3 rojo:2', 'un coche <b>rojo</b>'],
  ['two pairs change places', 'a <b>red</b> <i>car</i>', 'un:1 coche:3 rojo:2', 'un <i>coche</i> <b>rojo</b>'],
  ['a pair inside a pair stays inside', 'a <b>big <i>red</i> car</b>', 'un:1 c:4 r:3 g:2', 'un <b>c <i>r</i> g</b>'],
  ['words the target adds are taken in', 'dog <b>tail end</b>', 'c:2 de f:3 de p:1', '<b>c de f</b> de p'],
  ['a code inside a word goes around it', 'a r<b>e</b>d car', 'un:1 coche:3 rojo:2', 'un coche <b>rojo</b>'],
  ['a shared word is left out if there is another', 'of <b>the car</b>', 'del:1,2 coche:3', 'del <b>coche</b>'],
  ['a shared word is taken if there is no other', 'of <b>the</b> car', 'del:1,2 coche:3', '<b>del</b> coche'],
  ['a pair with no word left stands at its place', 'I <b>do</b> know x', 'sé:3 x:4', '<b></b>sé x'],
  ['a pair does not take in a sibling', '<b>a</b> <i>b</i> <u>c</u>', 'x:1 y:3 z:2', '<b>x</b> <u>y</u> <i>z</i>'],
  [
    'scattered words: around the longest run',
    '<b>a b c</b> d e f g',
    'a:1 d:4 e:5 f:6 b:2 c:3 g:7',
    'a d e f <b>b c</b> g',
  ],
  ['a code stays between its neighbours', 'one<x/> two', 'uno:1 dos:2', 'uno<x/> dos'],
  ['a code before a word stays before it', 'one <x/>two', 'uno:1 dos:2', 'uno <x/>dos'],
  ['neighbours part: before the right one', 'a red <x/>car', 'un:1 coche:3 rojo:2', 'un <x/>coche rojo'],
  [
    'neighbours part: behind the left one it is tight behind',
    'a red<x/> car',
    'un:1 coche:3 rojo:2',
    'un coche rojo<x/>',
  ],
  ['neighbours part: where two spaces are left', 'if <x/> is not', 'si:1  no:3 es:2', 'si <x/> no es'],
  ['spaces around a code move with it', 'a <x/> red car', 'un:1 coche:3 rojo:2', 'un coche <x/> rojo'],
  ['and are not left where they were', 'press <x/> now', 'ahora:2  pulsa:1', '<x/> ahora pulsa'],
  ['a code in place of a space takes its place', 'one<br/>two', 'uno:1 dos:2', 'uno<br/>dos'],
  ['and not that of an end, where the words beside it are gone', ' one<br/>two', ' dos:2', '<br/> dos'],
  ['codes in one place keep their order', 'one <x/><y/>two', 'uno:1 dos:2', 'uno <x/><y/>dos'],
  ['a code at the end of a pair stays in it', '<b>one<x/></b> two', 'uno:1 dos:2', '<b>uno<x/></b> dos'],
  ['a code never splits a pair it was not in', 'a <x/>b <i>c d</i>', 'c:3 b:2 d:4 a:1', '<x/><i>c b d</i> a'],
];
for (const [name, source, target, expected] of cases)
  test(name, () => assert.equal(placeCodesIn(source, target), expected));

test('pairs nested very deeply are all placed, once and well nested', () => {
  const depth = 300;
  const nested = `${Array.from({ length: depth }, (_, index) => `<b>w${index} `).join('')}end${'</b>'.repeat(depth)}`;
  const target = Array.from({ length: depth + 1 }, (_, index) => `x${index}:${index + 1}`).join(' ');
  const placed = placeCodesIn(nested, target);
  assert.equal(placed.match(/<b>/g)?.length, depth);
  let open = 0;
  for (const [tag] of placed.matchAll(/<\/?b>/g)) {
    open += tag === '<b>' ? 1 : -1;
    assert.ok(open >= 0);
  }
  assert.equal(open, 0);
  assert.equal(placed.replaceAll(/<\/?b>/g, '').replaceAll(/ +/g, ' '), target.replaceAll(/:\d+/g, ''));
});
