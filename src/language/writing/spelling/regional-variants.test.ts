import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import variants from './regional-variants.json' with { type: 'json' };
import { isVariant } from './regional-variants.ts';

describe('spellings of regions and reforms', () => {
  for (const { id, language, same, differs } of variants)
    it(`${id}: both are right, and no slip is`, () => {
      const [one = '', other = ''] = same;
      assert.ok(isVariant(one, other, language) && isVariant(other, one, language));
      const [right = '', slip = ''] = differs;
      assert.ok(
        !isVariant(slip, right, language) &&
          !isVariant(right.toLowerCase(), `${right.charAt(0).toUpperCase()}${right.slice(1)}`, language),
      );
    });

  it('are those of French since 1990, and of Portugal and Brazil', () => {
    assert.ok(isVariant('connait', 'connaît', 'fr') && !isVariant('connéit', 'connaît', 'fr'));
    assert.ok(isVariant('colagénio', 'colagênio', 'pt') && !isVariant('colageni', 'colagênio', 'pt'));
  });
});
