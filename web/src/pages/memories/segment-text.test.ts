import assert from 'node:assert/strict';
import { it } from 'node:test';
import { faultOf, readSegments } from './segment-text.ts';

it('lines of new segments are read, and the faulty ones named', async () => {
  const text = 'One, two\tUno, dos\tthird column\nno tab\n \tempty\nctrl\u0001\tx\n\nlast\túltimo';
  assert.deepEqual(await readSegments(text, 'tsv'), {
    segments: [
      { source: 'One, two', target: 'Uno, dos' },
      { source: 'last', target: 'último' },
    ],
    faults: [
      { line: 2, fault: 'fields' },
      { line: 3, fault: 'empty' },
      { line: 4, fault: 'control' },
    ],
  });
  const { segments } = await readSegments('"two\nlines, one text","dos\nlíneas"\n', 'csv');
  assert.deepEqual(segments, [{ source: 'two\nlines, one text', target: 'dos\nlíneas' }]);
  assert.deepEqual([faultOf('a\nb'), faultOf('a'.repeat(100_001)), faultOf('\ud800')], [undefined, 'long', 'control']);
});
