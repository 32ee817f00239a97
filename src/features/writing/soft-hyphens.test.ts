import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Correction } from '../../contracts/engines/correction.ts';
import { withoutSoftHyphens } from './soft-hyphens.ts';

const correction = (start: number, end: number, written: string): Correction => ({
  start,
  end,
  replacements: [written],
  rule: 'spelling',
  reason: 'A word is misspelled.',
  confidence: 0.9,
});

describe('soft hyphens within words', () => {
  it('are not in what engines read', () => {
    assert.deepEqual(withoutSoftHyphens(['Die Ge\u00ADsell\u00ADschaft', 'e\u0301\u00ADcole', '10\u00AD%']).texts, [
      'Die Gesellschaft',
      'e\u0301cole',
      '10\u00AD%',
    ]);
  });

  it('stay in words that an engine leaves, and go from those that it writes', () => {
    const given = ['Die Ge\u00ADsell\u00ADschaft hat in\u00ADtres\u00ADsen .', 'teh end'];
    const { restore } = withoutSoftHyphens(given);
    const { texts, corrections } = restore({
      texts: ['Die Gesellschaft hat Interessen.', 'the end'],
      corrections: [[correction(21, 30, 'Interessen'), correction(30, 31, '')], [correction(0, 3, 'the')]],
      warnings: [],
    });
    assert.deepEqual(texts, ['Die Ge\u00ADsell\u00ADschaft hat Interessen.', 'the end']);
    const cut = corrections?.map((found, index) => found.map(({ start, end }) => given[index]?.slice(start, end)));
    assert.deepEqual(cut, [['in\u00ADtres\u00ADsen', ' '], ['teh']]);
  });

  it('do not move what is put between two words, at the beginning or at the end', () => {
    const given = 'ge\u00ADhen wir';
    const { restore } = withoutSoftHyphens([given]);
    const { texts } = restore({
      texts: ['(gehen, wir.'],
      corrections: [[correction(0, 0, '('), correction(5, 5, ','), correction(9, 9, '.')]],
      warnings: [],
    });
    assert.deepEqual(texts, ['(ge\u00ADhen, wir.']);
  });

  it('stay in texts of engines that do not say what they changed, where they changed nothing', () => {
    const { restore } = withoutSoftHyphens(['ge\u00ADhen', 'lau\u00ADfen']);
    assert.deepEqual(restore({ texts: ['gehen', 'liefen'], warnings: [] }).texts, ['ge\u00ADhen', 'liefen']);
  });

  it('are found in time that grows with the text', () => {
    const text = 'a\u00AD'.repeat(65_536);
    const { texts, restore } = withoutSoftHyphens([`${text}a`]);
    const outcome = { texts: ['b'], corrections: [[correction(0, texts[0]?.length ?? 0, 'b')]], warnings: [] };
    assert.deepEqual(restore(outcome).texts, ['b']);
  });
});
