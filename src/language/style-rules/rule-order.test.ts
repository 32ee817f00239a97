import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ruleRank, ruleStages, supersedingChoices } from './rule-order.ts';
import { styleCatalogue } from './style-catalogue.ts';

const named = ruleStages.flatMap(({ rules }) =>
  rules.flatMap(([category, ...names]) => names.map((name) => `${category}.${name}`)),
);

describe('the order of rules', () => {
  it('has exactly one position for every rule of the catalogue', () => {
    const rules = Object.entries(styleCatalogue).flatMap(([category, byRule]) =>
      Object.keys(byRule).map((rule) => `${category}.${rule}`),
    );
    assert.deepEqual(named.filter((name) => !name.includes(': ')).sort(), rules.sort());
  });

  it('has separate positions for values of the catalogue only', () => {
    for (const name of named.filter((one) => one.includes(': '))) {
      const [, category = '', rule = '', value = ''] = /^(\w+)\.([^:]+): (.+)$/.exec(name) ?? [];
      assert.ok(styleCatalogue[category]?.[rule]?.includes(value), name);
      assert.ok(ruleRank({ category, rule, value }) < ruleRank({ category, rule, value: 'any other' }), name);
    }
    assert.equal(new Set(named).size, named.length);
  });

  it('supersedes rules of the catalogue by values that there are', () => {
    for (const { category, rule, values, supersedes } of supersedingChoices) {
      assert.ok(
        styleCatalogue[category]?.[rule]?.some((value) => values.test(value)),
        rule,
      );
      for (const other of supersedes) assert.ok(styleCatalogue[category]?.[other], other);
    }
  });
});
