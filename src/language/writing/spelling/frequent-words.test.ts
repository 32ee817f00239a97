import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPackText } from '../../packs/pack-files.ts';
import { rarerOccurrences } from './frequent-words.ts';

it('finds each of the rarer words, and none that the table of frequent ones has', () => {
  const rows = readPackText('it', 'rarer-words.tsv').trimEnd().split('\n');
  assert.ok(rows.length > 30_000);
  for (const row of rows) {
    const [word = '', occurrences = ''] = row.split('\t');
    assert.ok(Number(occurrences) > 0, row);
    assert.equal(rarerOccurrences('it', word), Number(occurrences), row);
  }
  const frequent = readPackText('it', 'frequencies.tsv').trimEnd().split('\n');
  for (const row of frequent) assert.equal(rarerOccurrences('it', row.split('\t')[0] as string), 0, row);
});

it('knows nothing of other words and languages', () => {
  for (const word of ['', 'a', 'zzzz', 'è']) assert.equal(rarerOccurrences('it', word), 0);
  assert.equal(rarerOccurrences('de', 'Haus'), 0);
});
