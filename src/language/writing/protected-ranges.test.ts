import assert from 'node:assert/strict';
import { test } from 'node:test';
import { protectedRanges, protectedRangesButNumbers } from './protected-ranges.ts';

const find = (text: string, ranges = protectedRanges(text)) => ranges.map(({ start, end }) => text.slice(start, end));

test('addresses, code, placeholders, markup, options and numbers are protected', () => {
  assert.deepEqual(find('See https://a.org/b, `teh code` and <b class="x">bold</b> &amp; {name} or %s.'), [
    'https://a.org/b',
    '`teh code`',
    '<b class="x">',
    '</b>',
    '&amp;',
    '{name}',
    '%s',
  ]);
  assert.deepEqual(find('Run apt --no-remove -y on 1.000,50 € at 9:30, B2B and the 1990s.'), [
    '--no-remove',
    '-y',
    '1.000,50 €',
    '9:30',
    'B2B',
    '1990s',
  ]);
});

test('calls of functions are protected, endings in brackets are not', () => {
  assert.deepEqual(find('Then normalize() and obj.color() run.'), ['normalize()', 'obj.color()']);
  assert.deepEqual(find('the colour(s) of Freund(in)'), []);
});

test('comparisons, compounds and dashes are text', () => {
  for (const text of ['a < b and c > d', 'Haupt- und Nebensatz', 'well-known - or so', 'R & D; etc.'])
    assert.deepEqual(find(text), [], text);
});

test('numbers can be left out, for what is about them', () => {
  const text = 'On 3/4/2024 see www.example.org';
  assert.deepEqual(find(text, protectedRangesButNumbers(text)), ['www.example.org']);
});

test('the time for hostile texts grows no faster than the text', () => {
  for (const unit of ['<a ', '{', '`', '```', '&a', '[[', 'a(', 'a.', '--a-', '1.', '$1', '<!--'])
    assert.ok(protectedRanges(unit.repeat(20_000)).length >= 0);
});
