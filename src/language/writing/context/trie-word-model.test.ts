import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { trieModel } from '../../../../test/support/trie-model.ts';
import { TrieWordModel } from './trie-word-model.ts';
import { unknown } from './word-model.ts';

const installed = '/usr/share/pocketsphinx/model/en-us/en-us.lm.bin';

const small = new TrieWordModel(
  trieModel(
    [
      ['<s>', -99, -0.5],
      ['</s>', -1],
      ['a', -1.5, -0.2],
      ['cat', -2, -0.3],
      ['sat', -2.5],
      ['the', -1, -0.4],
    ],
    [
      ['<s> the', -0.5, -0.1],
      ['the cat', -0.7, -0.25],
      ['a cat', -0.9],
      ['cat sat', -0.6],
    ],
    [
      ['the cat sat', -0.2],
      ['<s> the cat', -0.3],
    ],
  ),
);

describe('models of words', () => {
  const probability = (words: string): number => {
    const [before2 = unknown, before1 = unknown, word = unknown] = words.split(' ').map((one) => small.find(one));
    return small.logProbability(word, before2, before1) / Math.LN10;
  };
  const close = (found: number, wanted: number) => assert.ok(Math.abs(found - wanted) < 1e-4, `${found} for ${wanted}`);

  it('have words by their letters', () => {
    assert.deepEqual(
      ['<s>', 'the', 'th', 'them', 'ça', ''].map((word) => small.find(word) !== unknown),
      [true, true, false, false, false, false],
    );
    assert.equal(small.start, small.find('<s>'));
    assert.equal(small.end, small.find('</s>'));
  });

  it('know sequences of three, and back off where they have none', () => {
    close(probability('the cat sat'), -0.2);
    assert.equal(small.seen, 3);
    // The two before it are a sequence: its back-off counts.
    close(probability('the cat the'), -1 - 0.3 - 0.25);
    assert.equal(small.seen, 1);
    close(probability('a cat sat'), -0.6);
    assert.equal(small.seen, 2);
    close(probability('cat a cat'), -0.9);
    close(probability('? cat sat'), -0.6);
    close(probability('? ? sat'), -2.5);
  });

  it('are no other files', () => {
    for (const bytes of [new Uint8Array(0), new Uint8Array(2_000_000), readFileSync(import.meta.filename)])
      assert.throws(() => new TrieWordModel(bytes), /no language model/);
    const whole = trieModel(
      [
        ['<s>', 0],
        ['</s>', 0],
      ],
      [['<s> </s>', 0]],
      [],
    );
    assert.throws(() => new TrieWordModel(whole.subarray(0, whole.length - 20)), /no language model/);
  });

  let bytes: Uint8Array | undefined;
  try {
    bytes = readFileSync(installed);
  } catch {
    bytes = undefined;
  }
  it('give all words behind two others a probability of one together', {
    skip: bytes === undefined && 'pocketsphinx-en-us is not installed (npm run setup voice)',
  }, () => {
    const model = new TrieWordModel(bytes as Uint8Array);
    for (const [before2, before1] of [
      ['one', 'of'],
      ['interested', 'in'],
    ] as const) {
      const [farther, nearer] = [model.find(before2), model.find(before1)];
      let sum = 0;
      for (let word = 0; word < model.size; word += 1) sum += Math.exp(model.logProbability(word, farther, nearer));
      assert.ok(Math.abs(sum - 1) < 0.001, `${before2} ${before1}: ${sum}`);
    }
  });
});
