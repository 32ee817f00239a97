import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode } from '../../language/segments.ts';
import { reverseWords } from './reverse-words.ts';

/** `a <1>b</1> <2/>` as a segment. */
function segmentOf(text: string): Segment {
  const inlines = text.split(/(<\/?\d\/?>)/).filter((part) => part !== '');
  return { inlines: inlines.map((part): Inline => (/^<.*\d/.test(part) ? codeOf(part) : part)) };
}

function codeOf(data: string): Inline {
  const kind = data.startsWith('</') ? 'close' : data.endsWith('/>') ? 'alone' : 'open';
  return { kind, id: Number(/\d/.exec(data)), data };
}

function reversed(text: string): string {
  return reverseWords(segmentOf(text))
    .inlines.map((inline) => (isCode(inline) ? inline.data : inline))
    .join('');
}

describe('reverseWords', () => {
  it('moves codes with their words', () => {
    assert.equal(reversed('a <1>red big</1> car'), 'car <1>big red</1> a');
    assert.equal(reversed('<1>a <2>b c</2> d</1> e'), 'e <1>d <2>c b</2> a</1>');
    assert.equal(reversed('a <1/> b'), 'b <1/> a');
  });

  it('leaves words whole around a code inside of them', () => {
    assert.equal(reversed('big ho<1>us</1>e<2/> here'), 'here ho<1>us</1>e<2/> big');
  });

  it('leaves white space at the ends where it is, even if it was inside a code', () => {
    assert.equal(reversed(' a  b\n'), ' b  a\n');
    assert.equal(reversed('<1> a</1> b'), ' b <1>a</1>');
  });
});
