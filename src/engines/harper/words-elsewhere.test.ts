import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WordsElsewhere } from './worker/words-elsewhere.ts';

describe('words that another dialect has', () => {
  it('are looked up once, and only where some dialect has them', async () => {
    const asked: string[] = [];
    const words = new WordsElsewhere({
      isListed: async (word) => word !== 'teh',
      async isKnown(word) {
        asked.push(word);
        return word === 'colour';
      },
    });
    for (const [word, known] of [
      ['colour', true],
      ['arvo', false],
      ['teh', false],
      ['colour', true],
    ] as const)
      assert.equal(await words.has(word), known, word);
    assert.deepEqual(asked, ['colour', 'arvo']);
  });
});
