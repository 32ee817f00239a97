import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { segmentArbitrary } from '../../../test/contracts/segment-arbitrary.ts';
import { assertSameCodes } from '../../../test/contracts/segment-codes.ts';
import type { Segment } from '../../contracts/segment.ts';
import { isCode, plainText, textSegment } from '../../language/segments.ts';
import { packTranslation, unpackTranslation } from './packed-translation.ts';

const code = (id: number) => ({ kind: 'alone', id, data: `<${id}>` }) as const;

describe('a packed translation', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(segmentArbitrary(['The house is red.']), (segment) => {
        const packed = packTranslation(segment, segment);
        const unpacked = unpackTranslation(packed ?? '', segment);
        assert.ok(packed !== undefined && unpacked !== undefined);
        assert.equal(plainText(unpacked), plainText(segment));
        assertSameCodes(unpacked, segment);
        assert.deepEqual(unpacked.inlines.filter(isCode), segment.inlines.filter(isCode));
      }),
    );
  });

  it('is none of a translation that has not the codes of its source, or a text that cannot be', () => {
    const source: Segment = { inlines: ['a', code(1), code(2)] };
    const broken: readonly Segment[] = [
      { inlines: ['b', code(1)] },
      { inlines: ['b', code(1), code(2), code(2)] },
      { inlines: ['b', code(1), code(3)] },
      { inlines: ['b\0', code(1), code(2)] },
    ];
    for (const translated of broken) assert.equal(packTranslation(translated, source), undefined);
  });

  it('is not read for a segment with other codes', () => {
    const packed = packTranslation({ inlines: ['b', code(1)] }, { inlines: ['a', code(1)] }) ?? '';
    assert.equal(unpackTranslation(packed, textSegment('a')), undefined);
    assert.equal(unpackTranslation(packed, { inlines: ['a', code(1), code(2)] }), undefined);
    assert.equal(unpackTranslation('b\x007\0', { inlines: ['a', code(1)] }), undefined);
  });
});
