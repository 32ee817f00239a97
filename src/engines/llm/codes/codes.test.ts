import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InlineCode } from '../../../contracts/segment.ts';
import { peelSegment } from './outer-inlines.ts';
import { placeByProportion, textWithoutCodes } from './place-by-proportion.ts';
import { TaggedText } from './tagged-text.ts';

const open = (id: number): InlineCode => ({ kind: 'open', id, data: '<b>' });
const close = (id: number): InlineCode => ({ kind: 'close', id, data: '</b>' });
const breakLine: InlineCode = { kind: 'alone', id: 9, data: '<br>', equivalent: '\n' };

describe('a tagged text', () => {
  const source = { inlines: ['a ', open(4), open(5), 'b', close(5), close(4), ' c', breakLine, 'd'] };

  it('numbers its tags and says what a reader sees instead of them', () => {
    const tagged = new TaggedText(source);
    assert.equal(tagged.text, 'a <g1><g2>b</g2></g1> c<x3/>d');
    assert.deepEqual(tagged.equivalents, { x3: '\n' });
  });

  it('reads tags in another order, spelling and escaped', () => {
    const tagged = new TaggedText(source);
    assert.deepEqual(tagged.read('D<x3></x3>&lt;g1&gt;< G2 >B</g1></g2> A'), {
      inlines: ['D', breakLine, open(4), open(5), 'B', close(5), close(4), ' A'],
    });
  });

  for (const answer of [
    'a b c',
    'a <g1><g2>b</g2></g1> c',
    'a <g1><g2>b</g1>x</g2> c<x3/>',
    '<g1><g2></g2></g1><x3/><x4/>',
  ])
    it(`refuses ${answer}`, () => assert.equal(new TaggedText(source).read(answer), undefined));
});

describe('the inlines around a text', () => {
  it('stay outside, and the white space comes back', () => {
    const source = { inlines: [' ', open(1), ' \n', open(2), 'word', close(2), ' ', close(1), breakLine] };
    const { body, wrap } = peelSegment(source);
    assert.deepEqual(body, { inlines: ['word'] });
    assert.deepEqual(wrap({ inlines: [' Wort '] }), {
      inlines: [' ', open(1), ' \n', open(2), 'Wort', close(2), ' ', close(1), breakLine],
    });
  });

  it('stay inside where a pair ends in the middle', () => {
    const { body } = peelSegment({ inlines: [open(1), open(2), 'a', close(2), ' b', close(1)] });
    assert.deepEqual(body, { inlines: [open(2), 'a', close(2), ' b'] });
  });
});

describe('codes by proportion', () => {
  it('go to the borders of words in the order of the source', () => {
    const source = { inlines: ['one ', open(1), 'two', close(1), breakLine, 'three'] };
    assert.equal(textWithoutCodes(source), 'one two three');
    assert.deepEqual(placeByProportion(source, 'uno dos tres').inlines, [
      'uno ',
      open(1),
      'dos',
      close(1),
      breakLine,
      ' tres',
    ]);
  });
});
