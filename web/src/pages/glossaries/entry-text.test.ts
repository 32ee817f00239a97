import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseServed, readEntries, writeEntries } from './entry-text.ts';

describe('lines of entries', () => {
  it('are read from tabs or commas, with quotation marks and the line ends of every system', async () => {
    const entries = [
      { source: 'a', target: 'b' },
      { source: 'c, d', target: 'say "e"' },
    ];
    const csv = 'a,b\r\n"c, d","say ""e"""\r\n';
    assert.deepEqual((await readEntries(csv, 'csv')).entries, entries);
    assert.deepEqual((await readEntries('\ufeffa\tb\r\n\r\nc, d\tsay "e"', 'tsv')).entries, entries);
    assert.deepEqual((await readEntries(writeEntries(entries, 'csv'), 'csv')).entries, entries);
    assert.deepEqual(parseServed(writeEntries(entries, 'tsv')), entries);
    assert.deepEqual(parseServed(''), []);
  });

  it('name their faults, and the others are kept', async () => {
    const text = `a\tb\nalone\n\tempty\na\tagain\n${'x'.repeat(1025)}\ty\ne\tf\u0007\ng\th`;
    assert.deepEqual(await readEntries(text, 'tsv'), {
      entries: [
        { source: 'a', target: 'b' },
        { source: 'g', target: 'h' },
      ],
      faults: [
        { line: 2, fault: 'fields' },
        { line: 3, fault: 'empty' },
        { line: 4, fault: 'duplicate' },
        { line: 5, fault: 'long' },
        { line: 6, fault: 'control' },
      ],
    });
    const { faults } = await readEntries('a,b\n"c"d,e\n"f\ng",h\ni', 'csv');
    assert.deepEqual(faults, [
      { line: 3, fault: 'control' },
      { line: 5, fault: 'fields' },
    ]);
  });

  it('are read in time in proportion to their number, however they are damaged', async () => {
    for (const [text, type] of [
      ['"'.repeat(2_000_000), 'csv'],
      ['"a"b'.repeat(500_000), 'csv'],
      [`${'"x\n'.repeat(500_000)}`, 'csv'],
      ['a\tb\n'.repeat(500_000), 'tsv'],
    ] as const) {
      const { entries } = await readEntries(text, type);
      assert.ok(entries.length <= 1);
    }
  });
});
