import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { PunctuationRequest, PunctuationRestorer } from '../../src/contracts/engines/punctuation-restorer.ts';
import type { SpokenSegment } from '../../src/contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

export interface PunctuationRestorerContract {
  /** A new one each time; the suite disposes of it. */
  create(): PunctuationRestorer | Promise<PunctuationRestorer>;
  readonly language: string;
  /** Words as they are spoken, with what they are to become. */
  readonly restored: readonly (readonly [spoken: string, written: string])[];
  /** Random words. Default 20. */
  readonly runs?: number;
}

const never = new AbortController().signal;

/** A segment of words, each 300 ms after the one before. */
export function spokenSegment(text: string, language: string): SpokenSegment {
  const words = text.split(' ').map((word, index) => ({ text: word, startMs: index * 300, endMs: index * 300 + 250 }));
  return { words, language, endsSentence: true };
}

/** What every PunctuationRestorer does, whatever is behind it: the docstring of the contract as tests. */
export function describePunctuationRestorer(name: string, contract: PunctuationRestorerContract): void {
  const { language, runs = 20 } = contract;
  const request = (text: string): PunctuationRequest =>
    Object.freeze({ segment: spokenSegment(text, language), beginsSentence: true });

  describe(`the punctuation restorer ${name}`, () => {
    let restorer: PunctuationRestorer;
    before(async () => {
      restorer = await contract.create();
    });
    after(() => restorer[Symbol.asyncDispose]());
    const restore = (text: string) => restorer.restore(request(text), never);

    it('has a stable id, is ready, and serves its language', () => {
      assert.match(restorer.id, /^[a-z][a-z0-9_-]*$/);
      assert.deepEqual(restorer.health(), { state: 'ready' });
      assert.ok(restorer.serves(language));
    });

    for (const [spoken, written] of contract.restored)
      it(`makes "${written}" of "${spoken}"`, async () => {
        const { words } = await restore(spoken);
        assert.equal(words.map(({ text }) => text).join(' '), written);
      });

    it('keeps the words with their times, also those with capitals, or fails', async () => {
      const word = fc.oneof(
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.constantFrom('iOS', "it's", '42', 'naïve', 'а', '東京'),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 8 }), async (given) => {
          const { segment } = request(given.join(' '));
          let answer: SpokenSegment;
          try {
            answer = await restorer.restore({ segment, beginsSentence: false }, never);
          } catch (error) {
            assert.ok(error instanceof ServiceError && error.code === 'engine_failed', String(error));
            return;
          }
          const plain = ({ words }: SpokenSegment) =>
            words.map(({ text, startMs, endMs }) => [
              text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}']/gu, ''),
              startMs,
              endMs,
            ]);
          assert.deepEqual(plain(answer), plain(segment));
          for (const [index, { text }] of answer.words.entries())
            if (given[index] === 'iOS' && index > 0) assert.ok(text.includes('iOS'), text);
        }),
        { numRuns: runs },
      );
    });

    it('rejects with the reason of the signal', async () => {
      const reason = new Error('enough');
      const [[spoken = ''] = []] = contract.restored;
      const aborted = restorer.restore(request(spoken), AbortSignal.abort(reason));
      await assert.rejects(aborted, reason);
    });

    it('ends, and rejects later segments', async () => {
      const other = await contract.create();
      await other[Symbol.asyncDispose]();
      await assert.rejects(other.restore(request('so it goes'), never), { code: 'engine_unavailable' });
      assert.equal(other.health().state, 'unavailable');
    });
  });
}
