import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { readDecodedWords } from './read-decoded-words.ts';
import { cutPoint, StablePrefix } from './stable-prefix.ts';

/** Words of 300 ms; a dot is a gap of 100 ms before the next one. */
function words(text: string): readonly SpokenWord[] {
  let at = 0;
  return text.split(' ').map((word) => {
    const startMs = at;
    at += 300;
    const endMs = at;
    if (word.endsWith('.')) at += 100;
    return { text: word.replace('.', ''), startMs, endMs };
  });
}

describe('the stable words of a long segment', () => {
  it('are those that eight texts in a row have, up to a gap, once they are a second old', () => {
    const prefix = new StablePrefix();
    const said = words('this is said. and then some');
    for (let count = 0; count < 7; count += 1) assert.equal(prefix.add(said, 5000), 0);
    assert.equal(prefix.add(said, 1899), 0);
    assert.equal(prefix.add(said, 1900), 3);
  });

  it('are none where there is no gap, where they are few, or where a word before them changes', () => {
    const prefix = new StablePrefix();
    for (let count = 0; count < 9; count += 1) assert.equal(prefix.add(words('all in one'), 5000), 0);
    prefix.reset();
    for (let count = 0; count < 9; count += 1) assert.equal(prefix.add(words('two words. more'), 5000), 0);
    prefix.reset();
    for (let count = 0; count < 20; count += 1) assert.equal(prefix.add(words(`${count % 5} is said. and`), 5000), 0);
  });
});

describe('the cut of a segment that is too long', () => {
  it('is in the longest gap of the second half, the last of several', () => {
    assert.equal(cutPoint(words('a. b c. d e. f'), 900, 2500), 1750);
    assert.equal(cutPoint(words('a. b c d'), 800, 1500), 1000);
    assert.equal(cutPoint(words('a b'), 800, 5000), 5000);
    assert.equal(cutPoint([], 800, 5000), 5000);
  });
});

describe('words of the decoder', () => {
  it('lose fillers and numbers of pronunciations, and get times of the stream', () => {
    const decoded = [
      ['<s>', 0, 200, 1],
      ['a(2)', 200, 300, 1.0001],
      ['[NOISE]', 300, 400, 0.3],
      ['spkterm001', 400, 900, 0.5],
      ['</s>', 900, 950, 1],
    ] as const;
    const options = { offsetMs: 1000, endMs: 1850, written: new Map([['spkterm001', 'Kubernetes']]), isFinal: true };
    assert.deepEqual(readDecodedWords(decoded, options), [
      { text: 'a', startMs: 1200, endMs: 1300, confidence: 1 },
      { text: 'Kubernetes', startMs: 1400, endMs: 1850, confidence: 0.5 },
    ]);
  });
});
