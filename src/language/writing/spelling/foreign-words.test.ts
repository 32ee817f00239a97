import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packData } from '../../packs/pack-files.ts';
import { isCited, isFrequentElsewhere, isLatinWord } from './foreign-words.ts';

describe('words of other languages', () => {
  const rules = Object.entries(packData<readonly { id: string; finds: string; stays: string }[]>('citations'));
  for (const [language, { id, finds, stays }] of rules.flatMap(([code, all]) => all.map((one) => [code, one] as const)))
    it(`${id}: are cited behind some words`, () => {
      const natura = (start: number) => ({ start, end: start + 'natura'.length });
      assert.ok(isCited(`${finds} natura`, natura(finds.length + 1), language), finds);
      assert.ok(isCited(`${finds} «natura»`, natura(finds.length + 2), language), finds);
      assert.ok(!isCited(`${stays} natura`, natura(stays.length + 1), language), stays);
    });

  it('are short where they are names of programs', () => {
    assert.ok(isCited('la commande chage', { start: 12, end: 17 }, 'fr'));
    assert.ok(!isCited('la commande suivente', { start: 12, end: 20 }, 'fr'));
  });

  it('are Latin, or frequent in books of another language', () => {
    assert.ok(isLatinWord('Veritas') && !isLatinWord('goverment'));
    assert.ok(isFrequentElsewhere('haute', 'en') && !isFrequentElsewhere('goverment', 'en'));
    assert.ok(!isFrequentElsewhere('haute', 'fr'));
  });
});
