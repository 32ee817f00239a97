import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cutPieces } from './cut-pieces.ts';
import { planBatches } from './plan-batches.ts';
import { estimateTokens, TokenScale } from './token-estimate.ts';

describe('a plan of batches', () => {
  it('keeps order and limits, and leaves what is too large alone', () => {
    const items = [4, 4, 4, 30, 1, 1, 1, 1].map((tokens) => ({ tokens }));
    const plan = planBatches(items, { tokens: 10, count: 3 }).map((batch) => batch.map(({ tokens }) => tokens));
    assert.deepEqual(plan, [[4, 4], [4], [30], [1, 1, 1], [1]]);
  });
});

describe('pieces of a long text', () => {
  it('end with sentences, else at spaces, else between characters, and lose nothing', () => {
    assert.deepEqual(cutPieces('One is here. Two is there. Three.', 'en', 20), [
      'One is here.',
      ' Two is there.',
      ' Three.',
    ]);
    assert.deepEqual(cutPieces('alpha beta gamma', 'en', 11), ['alpha beta ', 'gamma']);
    const faces = '🙂'.repeat(20);
    const pieces = cutPieces(faces, 'en', 7);
    assert.equal(pieces.join(''), faces);
    assert.ok(pieces.every((piece) => piece.isWellFormed() && piece.length <= 7));
  });
});

describe('the estimate of tokens', () => {
  it('is higher for scripts that tokenizers know less', () => {
    assert.ok(estimateTokens('a'.repeat(100)) < estimateTokens('я'.repeat(100)));
    assert.ok(estimateTokens('я'.repeat(100)) < estimateTokens('अ'.repeat(100)));
  });

  it('moves towards what the server counts, within bounds', () => {
    const scale = new TokenScale();
    scale.learn(100, 200);
    assert.ok(scale.factor > 1 && scale.factor < 2);
    for (let round = 0; round < 100; round += 1) scale.learn(1, 1000);
    assert.equal(scale.factor, 3);
  });
});
