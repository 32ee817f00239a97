import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examplesOf, partsOf } from './examples.ts';
import catalogue from './style-catalogue.generated.json' with { type: 'json' };

describe('examples of style rules', () => {
  it('are there for nearly everything that the server applies itself', () => {
    const applied = Object.values(catalogue).flatMap((rules) =>
      Object.entries(rules).flatMap(([rule, values]) =>
        Object.entries(values as Readonly<Record<string, readonly string[]>>).flatMap(([value, languages]) =>
          languages.map((language) => examplesOf(language, rule)[value]),
        ),
      ),
    );
    const missing = applied.filter((example) => example === undefined);
    // What keeps texts as they are changes none.
    assert.ok(missing.length < applied.length / 10, `${missing.length} of ${applied.length}`);
  });

  it('are those of the language for its variants', () => {
    assert.deepEqual(examplesOf('de-AT', 'decimal_separator'), examplesOf('de', 'decimal_separator'));
    assert.deepEqual(examplesOf('nl', 'decimal_separator'), {});
  });

  it('show what changes, and no-break spaces', () => {
    assert.deepEqual(partsOf(['At 3 PM.', 'At 15:00.']), [
      ['At ', '3 PM', '.'],
      ['At ', '15:00', '.'],
    ]);
    assert.deepEqual(partsOf(['3 km', '3\u00a0km']), [
      ['3', ' ', 'km'],
      ['3', '⍽', 'km'],
    ]);
    assert.deepEqual(partsOf(['aa', 'a']), [
      ['a', 'a', ''],
      ['a', '', ''],
    ]);
    assert.deepEqual(partsOf(['😀', '😁']), [
      ['', '😀', ''],
      ['', '😁', ''],
    ]);
  });
});
