import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarked, writeMarked } from '../../shared/projection/marked-text.ts';
import { placeInOrder } from './place-in-order.ts';

test('codes keep their order and are in proportion to the words', () => {
  const { inlines } = readMarked('<a>one <b>two</b></a> three<x/>');
  const tokens = ['eins', 'zwei', 'drei'].map((text, index) => ({ text, space: index === 0 ? '' : ' ', units: [] }));
  assert.equal(
    writeMarked({ inlines: placeInOrder(inlines, { tokens, rest: '!' }) }),
    '<a>eins<b> zwei</b></a> drei<x/>!',
  );
});
