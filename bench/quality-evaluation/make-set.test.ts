import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { digestOf, faults, makeSet } from './make-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
after(() => rmSync(folder, { recursive: true }));

const english = (index: number) =>
  `The city spent ${index + 14} million euros in March (and "more" later) on the ${index} houses beside its river, within 5 years and three months.`;
const german = (index: number) =>
  `Die Stadt gab im März (und „mehr“ später) für die ${index} besonders schönen gepflegten Häuser neben ihrem Fluss ${index + 14} Millionen Euro aus, in 5 Jahren und drei Monaten.`;
const numbers = Array.from({ length: 40 }, (_, index) => index + 200);
writeFileSync(join(folder, 'en.txt'), numbers.map(english).join('\n'));
writeFileSync(
  join(folder, 'de.conllu'),
  numbers.map((number, index) => `# sent_id = ${index}\n# text = ${german(number)}\n1\tDie\n`).join('\n'),
);

describe('a set of faults', () => {
  const plan = { seed: 1, pairs: ['en de'], faults: 2, clean: 10 };
  const set = makeSet(folder, plan);

  it('has every kind as often as planned, and the clean segments apart from them', () => {
    for (const { name } of faults) assert.equal(set.faulty.filter(({ fault }) => fault === name).length, 2, name);
    assert.equal(set.clean[0]?.segments.length, 10);
  });

  it('is the same for the same seed, and another one for another', () => {
    assert.equal(digestOf(makeSet(folder, plan)), digestOf(set));
    assert.notEqual(digestOf(makeSet(folder, { ...plan, seed: 2 })), digestOf(set));
  });

  it('marks what is wrong: no original sentence has it', () => {
    const originals = new Set(numbers.map(german));
    for (const { segments, wrong, fault } of set.faulty.filter(({ range }) => range !== undefined))
      for (const index of wrong) assert.ok(!originals.has(segments[index]?.target ?? ''), fault);
  });
});
