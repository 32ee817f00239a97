import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { candidates } from '../../language/writing/spelling/candidates.ts';
import { firstCandidates, impliedBy, isSettled } from './german-candidates.ts';

describe('candidates for German words', () => {
  const costs = candidates('vieleicht', 'de');

  it('are asked for first where they are likely, frequent, written beside the word, or decide whether it is a word', () => {
    const first = firstCandidates('vieleicht', costs, new Set(['vieleiche']));
    assert.ok(first.has('vielleicht') && first.has('vieleiche'));
    assert.ok(first.size * 10 < costs.size);
    assert.ok(firstCandidates('tapfre', candidates('tapfre', 'de'), new Set()).has('tapfere'));
  });

  it('are settled by a likely slip, unless a frequent word is guessed', () => {
    assert.equal(isSettled('vieleicht', [['vielleicht', 0.4]]), true);
    assert.equal(isSettled('vieleicht', []), false);
    assert.equal(
      isSettled('vieleicht', [
        ['vielleicht', 0.4],
        ['leicht', 0.86],
      ]),
      false,
    );
    assert.equal(isSettled('Rindfleischetikettierungsüberwachung', []), true);
  });

  it('with a small letter are in no dictionary that lacks them with a capital, but for signs of units', () => {
    assert.deepEqual(impliedBy(new Set(['haus', 'hause', 'Hause', 'km', 'Km'])), ['hause']);
  });
});
