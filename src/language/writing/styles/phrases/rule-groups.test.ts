import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection, missingInflection } from '../../../../../test/support/installed-inflection.ts';
import { applyStyle } from '../apply-style.ts';
import { readRuleGroups } from './rule-groups.ts';

const inflection = await installedInflection('en');

describe('groups of rules', { skip: await missingInflection('en') }, () => {
  for (const style of ['business', 'academic'] as const)
    for (const { id, changes, stays } of readRuleGroups(new URL(`../english/${style}.yaml`, import.meta.url)))
      it(`write ${style} English as their examples say: ${id}`, () => {
        assert.equal(applyStyle(changes[0], 'en', style, inflection), changes[1]);
        assert.equal(applyStyle(changes[1], 'en', style, inflection), changes[1]);
        assert.equal(applyStyle(stays, 'en', style, inflection), stays);
      });

  it('make academic and business English of one text two texts', () => {
    const text =
      'We usually make a decision in order to save money. Some people have problems because of this, and it does not happen often.';
    assert.equal(
      applyStyle(text, 'en', 'business', inflection),
      'We usually decide to save money. Some people have problems because of this, and it does not happen often.',
    );
    assert.equal(
      applyStyle(text, 'en', 'academic', inflection),
      'We typically make a decision in order to save money. Some individuals have problems owing to this, and it does not happen frequently.',
    );
  });
});
