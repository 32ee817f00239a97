import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { toSamples } from '../shared/recognition/speech-time.ts';
import { DecodingListener } from './decoding-listener.ts';
import type { DecodedWord } from './read-decoded-words.ts';

/** A decoder that has its first word after so many milliseconds of the utterance. */
class LateDecoder {
  readonly asked: number[] = [];
  readonly #firstMs: number;
  #heardMs = 0;

  constructor(firstMs: number) {
    this.#firstMs = firstMs;
  }

  async begin(): Promise<void> {
    this.#heardMs = 0;
  }

  async hear({ length }: Int16Array): Promise<void> {
    this.#heardMs += length / 16;
  }

  async tentative(): Promise<readonly DecodedWord[]> {
    this.asked.push(this.#heardMs);
    return this.#heardMs < this.#firstMs ? [['<sil>', 0, this.#heardMs, 1]] : [['the', 200, this.#heardMs, 1]];
  }

  async end(): Promise<readonly DecodedWord[]> {
    return [['the', 200, this.#heardMs, 1]];
  }

  async kill(): Promise<void> {}
}

async function listen(firstMs: number): Promise<readonly (readonly number[])[]> {
  const decoder = new LateDecoder(firstMs);
  const events = new RecognitionEvents();
  const options = { decoder, events, language: 'en', tentative: true, written: new Map<string, string>() };
  await using listener = new DecodingListener(options);
  const utterances: number[][] = [];
  for (const startMs of [0, 5_000]) {
    await listener.begin(toSamples(startMs));
    await listener.hear(new Int16Array(toSamples(400)));
    for (let blocks = 0; blocks < 12; blocks += 1) {
      await listener.hear(new Int16Array(toSamples(50)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await listener.end(toSamples(startMs + 1_000));
    utterances.push(decoder.asked.splice(0));
  }
  return utterances;
}

describe('a listener asks its decoder for tentative text', () => {
  it('with each piece of speech until there is a word, then every 200 ms, in each utterance', async () => {
    const expected = [400, 450, 500, 550, 600, 800, 1_000];
    assert.deepEqual(await listen(600), [expected, expected]);
  });
});
