import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import rules from './picture-types.json' with { type: 'json' };
import { isSuppressed, typesOf } from './picture-types.ts';

const size = { width: 400, height: 300 };
const shown = (description: string, isDecorative = false) => ({
  part: 'ppt/media/image1.png',
  description,
  isDecorative,
});

describe('types of pictures', () => {
  for (const { id, finds, same } of rules)
    it(`${id}: by words of the description`, () => {
      assert.ok(typesOf(shown(`Picture 4\n${finds}\n`), size).has(id), finds);
      assert.ok(!typesOf(shown(`Picture 4\n${same}\n`), size).has(id), same);
    });

  it('are others where nothing is said, icons where pictures are small, and decoration where the document says so', () => {
    assert.deepEqual(typesOf(shown('Picture 4\n\n'), size), new Set(['other', 'unknown']));
    assert.deepEqual(typesOf(shown(''), { width: 64, height: 64 }), new Set(['icon']));
    assert.deepEqual(typesOf(shown('', true), size), new Set(['decorative']));
  });

  it('are suppressed by their names or all together', () => {
    const logo = shown('Picture 1\nLogo of the company\n');
    assert.equal(isSuppressed(new Set(['photo', 'logo']), logo, size), true);
    assert.equal(isSuppressed(new Set(['photo']), logo, size), false);
    assert.equal(isSuppressed(new Set(['all']), shown(''), size), true);
    assert.equal(isSuppressed(new Set(['']), shown(''), size), false);
  });
});
