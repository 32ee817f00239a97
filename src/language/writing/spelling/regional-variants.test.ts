import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packData } from '../../packs/pack-files.ts';
import { isVariant } from './regional-variants.ts';

interface Examples {
  readonly id: string;
  readonly same: readonly string[];
  readonly differs: readonly string[];
}

describe('spellings of regions and reforms', () => {
  const rules = Object.entries(packData<readonly Examples[]>('regional-variants'));
  for (const [language, { id, same, differs }] of rules.flatMap(([code, all]) =>
    all.map((one) => [code, one] as const),
  ))
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
