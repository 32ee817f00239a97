import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { categories, rulesOf, withValue, wordsOf } from './catalogue.ts';
import catalogue from './style-catalogue.generated.json' with { type: 'json' };

describe('the catalogue of style rules', () => {
  it('has all of its categories on the page', () => {
    assert.deepEqual([...categories].sort(), Object.keys(catalogue).sort());
  });

  it('is searched by words, and shows what the server applies itself in the language', () => {
    const wanted = { language: 'en-GB', text: 'calendar', onlyServed: true, chosen: {} };
    assert.deepEqual(rulesOf('dates_and_times', wanted), [
      {
        rule: 'calendar_era',
        values: [
          { value: 'use_bc_and_ad', isServed: true },
          { value: 'use_bce_and_ce', isServed: true },
        ],
      },
    ]);
    assert.deepEqual(rulesOf('dates_and_times', { ...wanted, language: 'ko' }), []);
    // What is on can be switched off.
    const chosen = { dates_and_times: { calendar_era: 'use_bc_and_ad' } };
    assert.equal(rulesOf('dates_and_times', { ...wanted, language: 'ko', chosen })[0]?.values.length, 1);
    assert.equal(wordsOf('use_bc_and_ad'), 'Use bc and ad');
  });

  it('gives rules with one of them on or off', () => {
    const on = withValue({}, 'numbers', 'decimal_separator', 'use_comma');
    assert.deepEqual(on, { numbers: { decimal_separator: 'use_comma' } });
    assert.deepEqual(withValue(on, 'numbers', 'decimal_separator', undefined), {});
  });
});
