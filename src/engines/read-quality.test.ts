import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type QualityRow, qualityTable } from './quality-table.ts';
import { directions, readQuality } from './read-quality.ts';

describe('readQuality', () => {
  const table: readonly QualityRow[] = [
    { engine: 'rules', pairs: ['es=pt', 'en-es'], quality: 0.9, basis: 'judged' },
    { engine: 'rules', pairs: ['en-es'], quality: 0.1, basis: 'judged' },
    { engine: 'rules', pairs: [], quality: 0.4, basis: 'judged' },
  ];

  it('finds a pair in the directions that its row names, variants with their language', () => {
    const quality = readQuality(table, 'rules');
    assert.equal(quality({ source: 'es', target: 'pt-BR' }), 0.9);
    assert.equal(quality({ source: 'pt', target: 'es' }), 0.9);
    assert.equal(quality({ source: 'en', target: 'es' }), 0.9);
    assert.equal(quality({ source: 'es', target: 'en' }), 0.4);
  });

  it('knows nothing good of an engine without rows', () => {
    assert.equal(readQuality(table, 'other')({ source: 'en', target: 'es' }), 0.5);
  });

  it('is between 0 and 1 everywhere, and no direction has two rows', () => {
    for (const { quality } of qualityTable) assert.ok(quality > 0 && quality <= 1);
    for (const engine of new Set(qualityTable.map((row) => row.engine))) {
      const rows = qualityTable.filter((row) => row.engine === engine);
      const all = rows.flatMap(({ pairs }) => pairs.flatMap(directions));
      assert.equal(new Set(all).size, all.length, engine);
      assert.equal(rows.filter(({ pairs }) => pairs.length === 0).length, 1, engine);
    }
  });
});
