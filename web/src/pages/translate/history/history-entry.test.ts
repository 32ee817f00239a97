import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Chosen } from '../translation.ts';
import { contains, continues } from './history-entry.ts';

const chosen: Chosen = { formality: 'default', glossaryId: '', memoryId: '', styleId: '', context: '' };
const wanted = (text: string, target = 'es') => ({ ...chosen, text, target, source: undefined });
const before = (text: string) => ({ time: 0, wanted: wanted(text) });

it('a text that goes on stays one entry, however long somebody thinks', () => {
  assert.ok(continues(before('The house'), wanted('The house is red.'), 3_600_000));
});

it('a correction at one place stays one entry for a while, another text and another language do not', () => {
  assert.ok(continues(before('The red house'), wanted('The house'), 1_000));
  assert.ok(continues(before('The house'), wanted('The red house'), 1_000));
  assert.equal(continues(before('The red house'), wanted('The house'), 10_000), false);
  assert.equal(continues(before('The red house'), wanted('The blue house'), 1_000), false);
  assert.equal(continues(before('The house'), wanted('A dog'), 1_000), false);
  assert.equal(continues(before('The house'), wanted('The house', 'ca'), 1_000), false);
});

it('both texts are searched, in capitals or not', () => {
  const entry = {
    ...{ id: 1, time: 0, wanted: wanted('The House') },
    translated: { text: 'La casa', source: 'en', warnings: [], engine: undefined },
  };
  assert.deepEqual(
    ['house', ' CASA ', '', 'dog'].map((searched) => contains(entry, searched)),
    [true, true, true, false],
  );
});
