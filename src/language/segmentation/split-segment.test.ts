import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { segmentArbitrary } from '../../../test/contracts/segment-arbitrary.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, textSegment } from '../segments.ts';
import { splitSegment } from './split-segment.ts';

const english = { language: 'en', splitSentences: '1' } as const;

/** `<b1>` and `</b1>` are a pair, `<x2>` is alone, `<n3>` is a line break, `<t4>` a tab, `<w5>` a word. */
function parse(text: string): Segment {
  const inlines = text
    .split(/(<[^>]+>)/u)
    .filter((part) => part !== '')
    .map((part): Inline => {
      const [, slash, name = '', id] = /^<(\/?)([a-z])(\d+)>$/u.exec(part) ?? [];
      if (name === '') return part;
      const equivalent = { n: '\n', t: '\t', w: 'word' }[name];
      const kind = name === 'b' ? (slash === '/' ? 'close' : 'open') : 'alone';
      return { kind, id: Number(id), data: part, ...(equivalent === undefined ? {} : { equivalent }) };
    });
  return { inlines };
}

function show({ inlines }: Segment): string {
  return inlines.map((inline) => (isCode(inline) ? inline.data : inline)).join('');
}

function sentences(text: string): readonly string[] {
  return splitSegment(parse(text), english).segments.map(show);
}

describe('splitSegment', () => {
  it('cuts at the ends of sentences, codes at the ends left out', () => {
    assert.deepEqual(sentences('One. Two is <b1>bold</b1>. Three.'), ['One.', 'Two is <b1>bold</b1>.', 'Three.']);
    assert.deepEqual(sentences('<b1>One. Two.</b1> <x2>Three.'), ['One.', 'Two.', 'Three.']);
    assert.deepEqual(sentences('<b1>One.</b1> <b2>Two.</b2>'), ['One.', 'Two.']);
  });

  it('keeps sentences together over which a pair reaches', () => {
    assert.deepEqual(sentences('Read the <b1>manual. It is</b1> good. Bye.'), [
      'Read the <b1>manual. It is</b1> good.',
      'Bye.',
    ]);
  });

  it('cuts at tabs, which make columns', () => {
    assert.deepEqual(sentences('Water works<t1><t2>Annual report'), ['Water works', 'Annual report']);
  });

  it('cuts at line breaks that follow an end, and knows codes that are words', () => {
    assert.deepEqual(sentences('One.<n1>Two.'), ['One.', 'Two.']);
    assert.deepEqual(sentences('See <w1>. Next.'), ['See <w1>.', 'Next.']);
  });

  it('has no segment where there is nothing to translate', () => {
    assert.deepEqual(sentences(' <x1> — … '), []);
    assert.equal(show(splitSegment(parse(' <x1> — '), english).join([])), ' <x1> — ');
  });

  it('joins as languages are written', () => {
    const split = splitSegment(parse('One. <b1>Two.</b1>'), english);
    assert.equal(show(split.join([textSegment('一。'), textSegment('二。')], 'ja')), '一。<b1>二。</b1>');
    const japanese = splitSegment(parse('一。<b1>二。</b1>'), { language: 'ja', splitSentences: '1' });
    assert.equal(show(japanese.join([textSegment('One.'), textSegment('Two.')], 'en')), 'One.<b1> Two.</b1>');
  });

  it('gives the segment back, whatever its codes, and every code once', () => {
    const texts = ['One is here. Two is there! Three?', 'No end', 'Dr. Who came. “Yes.” He left'];
    fc.assert(
      fc.property(segmentArbitrary(texts), fc.constantFrom('0', '1', 'nonewlines'), (segment, splitSentences) => {
        const split = splitSegment(segment, { language: 'en', splitSentences });
        assert.equal(show(split.join(split.segments)), show(segment));
        for (const { inlines } of split.segments) {
          const open = inlines.filter((inline) => isCode(inline) && inline.kind === 'open').length;
          const close = inlines.filter((inline) => isCode(inline) && inline.kind === 'close').length;
          assert.equal(open, close);
        }
      }),
      { numRuns: 500 },
    );
  });
});
