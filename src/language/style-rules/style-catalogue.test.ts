import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeRule } from './describe-rule.ts';
import { findCatalogueFault, styleCatalogue } from './style-catalogue.ts';

describe('the style catalogue', () => {
  it('has 7 categories, 159 rules and 518 values', () => {
    const rules = Object.values(styleCatalogue).flatMap((category) => Object.values(category));
    assert.deepEqual([Object.keys(styleCatalogue).length, rules.length, rules.flat().length], [7, 159, 518]);
  });

  it('has no fault to find in what it offers', () => {
    assert.equal(findCatalogueFault({}), undefined);
    assert.equal(
      findCatalogueFault({ dates_and_times: { calendar_era: 'use_bc_and_ad' }, punctuation: {} }),
      undefined,
    );
  });

  it('names the category, rule or value that does not exist, and what there is', () => {
    for (const [rules, parameter, reason] of [
      [{ dates: {} }, 'configured_rules.dates', /this category does not exist; use one of 'dates_and_times', /],
      [{ constructor: {} }, 'configured_rules.constructor', /this category does not exist/],
      [{ vocabulary: { slang: 'use' } }, 'configured_rules.vocabulary.slang', /it has 'abbreviations', 'loanwords'/],
      [{ punctuation: { toString: 'use' } }, 'configured_rules.punctuation.toString', /does not have this rule/],
      [
        { dates_and_times: { calendar_era: 'use_ab' } },
        'configured_rules.dates_and_times.calendar_era',
        /'use_ab' is not one of its values; use 'use_bc_and_ad', 'use_bce_and_ce'/,
      ],
    ] as const) {
      const fault = findCatalogueFault(rules);
      assert.equal(fault?.parameter, parameter);
      assert.match(fault?.reason ?? '', reason);
    }
  });
});

describe('describeRule', () => {
  it('says a rule in words, with the signs that its name spells out', () => {
    assert.equal(
      describeRule('dates_and_times', 'calendar_era', 'use_bc_and_ad'),
      'Dates and times, calendar era: use bc and ad.',
    );
    assert.equal(
      describeRule('dates_and_times', 'date_format', 'use_dd_period_mm_period_yyyy'),
      'Dates and times, date format: use dd period mm period yyyy (period is ".").',
    );
  });
});
