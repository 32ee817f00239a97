import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import type { InlineCode, Segment } from '../../../contracts/segment.ts';
import { segmentSource } from '../../../language/segments.ts';
import { correctedSegment } from './corrected-segment.ts';

const code = (data: string): InlineCode => ({ kind: 'alone', id: 1, data });
const message: Segment = { inlines: ['Teh file ', code('%1$s'), ' has ', code('%2$d'), ' lines.'] };

describe('correctedSegment', () => {
  it('puts the codes where the corrected text has them', () => {
    assert.deepEqual(correctedSegment(message, 'The file %1$s has %2$d lines.')?.inlines, [
      'The file ',
      message.inlines[1],
      ' has ',
      message.inlines[3],
      ' lines.',
    ]);
  });

  it('gives nothing where a code is missing, doubled, or in another order', () => {
    for (const text of ['The file has %2$d lines.', 'The %1$s file %1$s has %2$d lines.', 'The %2$d lines of %1$s.'])
      assert.equal(correctedSegment(message, text), undefined, text);
  });

  it('takes time in proportion to the text, however many codes it has', async () => {
    const many = (data: (index: number) => string): Segment => ({
      inlines: Array.from({ length: 200_000 }, (_, index) => [`word ${index} `, code(data(index))]).flat(),
    });
    const [same, different] = [many(() => '%s'), many((index) => `%${index}$s`)];
    await withinCpu(3, async () => {
      assert.ok(correctedSegment(same, `A ${segmentSource(same)}`) !== undefined);
      assert.equal(correctedSegment(different, `A ${segmentSource(different)}`), undefined);
    });
  });
});
