import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection, missingInflection } from '../../../../../test/support/installed-inflection.ts';
import { packData } from '../../../packs/pack-files.ts';
import { run } from '../../../tasks/writing/apply-styles.ts';
import { applyStyle } from '../apply-style.ts';
import { stylesOfLanguage } from '../registry.ts';
import { threatens, threatLanguages } from './find-threats.ts';

const isMissing = await missingInflection('en');

interface Examples {
  readonly changes: readonly string[];
  readonly stays: readonly string[];
}

describe('threats', () => {
  it('are known in every language with tones', () => {
    assert.deepEqual([...threatLanguages].sort(), Object.keys(stylesOfLanguage).sort());
  });

  for (const [language, { changes, stays }] of Object.entries(packData<Examples>('threats')))
    it(`differ from other sentences in ${language}`, () => {
      for (const text of changes) assert.ok(threatens(text, language), text);
      for (const text of stays) assert.ok(!threatens(text, language), text);
    });

  it('are put considerately by friendly and diplomatic, with what is demanded and what happens', {
    skip: isMissing,
  }, async () => {
    const inflection = await installedInflection('en');
    const cases = [
      [
        'Pay it by Friday or we will block your account.',
        'Could you please pay it by Friday? Otherwise, I am afraid we will block your account.',
      ],
      [
        'You must leave the flat, or else I will call the police.',
        'You would need to leave the flat. Otherwise, I am afraid I will call the police.',
      ],
      ['Otherwise we will cancel the contract.', 'Otherwise, I am afraid we will cancel the contract.'],
      ['Unless you reply, we will sue you.', 'Unless you reply, I am afraid we will sue you.'],
      ['We will suspend your access if you do not pay.', 'I am afraid we will suspend your access if you do not pay.'],
      ['You can pay now or cancel the order.', 'You can pay now or cancel the order.'],
    ] as const;
    for (const [text, written] of cases) {
      assert.equal(applyStyle(text, 'en', 'diplomatic', inflection), written);
      assert.equal(applyStyle(written, 'en', 'diplomatic', inflection), written);
    }
  });

  it('that no rule softens are reported for friendly and diplomatic alone', () => {
    const input = { texts: ['Good morning.', 'If you do not pay, you will regret it.'], language: 'en-US' };
    assert.equal(run({ ...input, style: 'diplomatic' }).threatens, true);
    assert.equal(run({ ...input, style: 'friendly' }).threatens, true);
    assert.equal(run({ ...input, style: 'confident' }).threatens, false);
    assert.equal(run({ texts: ['Pay or we will sue you.'], language: 'en', style: 'diplomatic' }).threatens, false);
    assert.equal(
      run({ texts: ['Si no paga, bloquearemos su cuenta.'], language: 'es', style: 'friendly' }).threatens,
      true,
    );
  });
});
