import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  applySave,
  countEdits,
  indexesOf,
  noEdits,
  rowsOf,
  saveOf,
  withEntries,
  withEntry,
  withoutRow,
  withoutSaved,
} from './entry-edits.ts';

const saved = [
  { source: 'house', target: 'casa' },
  { source: 'tree', target: 'árbol' },
  { source: 'Dog', target: 'perro' },
];
const indexes = indexesOf(saved);

describe('edits of entries', () => {
  it('are merged when they only add entries or change targets', () => {
    let edits = withEntry(saved, noEdits, 0, { source: 'house', target: 'vivienda' });
    const given = [
      { source: 'cat', target: 'gato' },
      { source: 'Dog', target: 'can' },
      { source: 'tree', target: 'árbol' },
    ];
    edits = withEntries(saved, edits, given, indexes);
    assert.equal(countEdits(edits), 3);
    assert.deepEqual(saveOf(saved, edits), {
      merged: [
        { source: 'house', target: 'vivienda' },
        { source: 'Dog', target: 'can' },
        { source: 'cat', target: 'gato' },
      ],
      removed: [],
    });
    // What is as it was is no change.
    assert.equal(countEdits(withEntry(saved, edits, 0, { source: 'house', target: 'casa' })), 2);
  });

  it('keep what others have changed meanwhile', () => {
    let edits = withoutRow(noEdits, 1);
    edits = withEntry(saved, edits, 2, { source: 'hound', target: 'perro' });
    const now = [...saved, { source: 'sea', target: 'mar' }];
    assert.deepEqual(applySave(now, saveOf(saved, edits)), [
      { source: 'house', target: 'casa' },
      { source: 'sea', target: 'mar' },
      { source: 'hound', target: 'perro' },
    ]);
  });

  it('stay where they were made while others were saved', () => {
    const added = [{ source: 'cat', target: 'gato' }];
    const before = withEntries(
      saved,
      withEntry(saved, noEdits, 0, { source: 'house', target: 'vivienda' }),
      added,
      indexes,
    );
    const given = [
      { source: 'house', target: 'casa' },
      { source: 'tree', target: 'arbolito' },
      { source: 'sea', target: 'mar' },
    ];
    const now = withEntries(saved, before, given, indexes);
    const after = applySave([{ source: 'sun', target: 'sol' }, ...saved], saveOf(saved, before));
    const left = withoutSaved(now, before, { before: saved, after });
    assert.deepEqual(saveOf(after, left), { merged: given, removed: [] });
    assert.equal(withoutSaved(before, before, { before: saved, after }).changed.size, 0);
  });

  it('are searched with the entries, in whichever case', () => {
    const edits = withEntries(saved, withoutRow(noEdits, 0), [{ source: 'dogma', target: 'x' }], indexes);
    assert.deepEqual(rowsOf(saved, edits, 'dog'), [-1, 2]);
    assert.deepEqual(rowsOf(saved, edits, ''), [-1, 1, 2]);
    assert.deepEqual(rowsOf(saved, withoutRow(edits, -1), 'ÁRBOL'), [1]);
  });

  it('keep the rows of new entries when others of them are removed', () => {
    const added = ['cat', 'sea', 'sun'].map((source) => ({ source, target: 'x' }));
    let edits = withoutRow(withEntries(saved, noEdits, added, indexes), -2);
    edits = withEntry(saved, edits, -3, { source: 'sol', target: 'x' });
    edits = withEntries(saved, edits, [{ source: 'red', target: 'x' }], indexes);
    assert.deepEqual(rowsOf(saved, edits, ''), [-1, -3, -4, 0, 1, 2]);
    assert.equal(edits.added.get(-3)?.source, 'sol');
  });
});
