import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InlineCode, Segment } from '../../contracts/segment.ts';
import type { MemoryUnit } from '../../contracts/stores/translation-memories.ts';
import { textSegment } from '../../language/segments.ts';
import { inSlices } from '../in-slices.ts';
import { changedUnit, type GivenUnit, unitVersion } from './change-segments.ts';

const open: InlineCode = { kind: 'open', id: 1, data: '<b>' };
const close: InlineCode = { kind: 'close', id: 1, data: '</b>' };
const line: InlineCode = { kind: 'alone', id: 2, data: '<br/>' };
const source: Segment = { inlines: ['Press ', open, 'Save', close, line] };
const coded: MemoryUnit = {
  source,
  targets: [
    { language: 'es', segment: { inlines: ['Pulse ', open, 'Guardar', close] } },
    { language: 'de', segment: textSegment('Drücken') },
  ],
};
const change = (given: GivenUnit, before = coded): Promise<MemoryUnit> =>
  inSlices(changedUnit(before, given, { sourceLanguage: 'en', parameter: 'segments[3]' }));

describe('a changed segment of a memory', () => {
  it('is as it was where nothing is said or the texts are the same', async () => {
    assert.deepEqual(await change({}), coded);
    const targets = [
      { language: 'es', text: 'Pulse <b>Guardar</b>' },
      { language: 'de', text: 'Drücken' },
    ];
    const same = await change({ source: 'Press <b>Save</b><br/>', targets });
    assert.deepEqual(same, coded);
    assert.equal(unitVersion(same), unitVersion(coded));
    assert.notEqual(unitVersion(await change({ source: 'Press' })), unitVersion(coded));
  });

  it('keeps the inline codes that its text contains, and takes those of the source that are new in a translation', async () => {
    const { targets } = await change({ targets: [{ language: 'es', text: 'Pulse <b>ya</b> <b>Guardar</b><br/>' }] });
    const inlines = ['Pulse ', open, 'ya', close, ' <b>Guardar</b>', line];
    assert.deepEqual(targets, [{ language: 'es', segment: { inlines } }]);
    assert.deepEqual((await change({ source: 'Press' })).source, { inlines: ['Press'] });
    const other = await change({ targets: [{ language: 'fr', text: 'Appuyez' }] });
    assert.deepEqual(other.targets, [{ language: 'fr', segment: { inlines: ['Appuyez'] } }]);
  });

  it('is refused with what cannot be kept or written', async () => {
    const invisible: MemoryUnit = { ...coded, source: { inlines: ['a', { ...line, data: '' }] } };
    const many = { inlines: ['a', ...Array.from({ length: 101 }, (_, id) => ({ ...line, id, data: `{${id}}` }))] };
    const long = { inlines: ['a', { ...line, data: `<${'a'.repeat(50_000)}>` }] };
    for (const [given, parameter, before] of [
      [{ source: 'Press <b>Save' }, 'segments[3].source_text'],
      [{ source: 'Press </b>Save<b>' }, 'segments[3].source_text'],
      [{ source: ' ' }, 'segments[3].source_text'],
      [{ source: 'b' }, 'segments[3].source_text', invisible],
      [{ source: 'b' }, 'segments[3].source_text', { ...coded, source: many }],
      [{ source: 'b' }, 'segments[3].source_text', { ...coded, source: long }],
      [{ targets: [{ language: 'en', text: 'a' }] }, 'segments[3].targets[0].target_language'],
      [{ targets: [{ language: 'xx-x', text: 'a' }] }, 'segments[3].targets[0].target_language'],
      [{ targets: [{ language: 'de', text: 'a\u0001' }] }, 'segments[3].targets[0].target_text'],
    ] satisfies readonly [GivenUnit, string, MemoryUnit?][])
      await assert.rejects(change(given, before), ({ message }: Error) =>
        message.startsWith(`Value for '${parameter}'`),
      );
  });
});
