import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenSegment } from '../../../test/contracts/punctuation-restorer.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { PunctuationRestorer } from '../../contracts/engines/punctuation-restorer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { TranscriptRestoration } from './restore-transcript.ts';

function restorer(
  id: string,
  options: { readonly fails?: Error; readonly languages?: readonly string[] } = {},
): PunctuationRestorer {
  const { fails, languages = ['en'] } = options;
  return {
    id,
    serves: (language) => languages.includes(language),
    async restore({ segment }) {
      if (fails !== undefined) throw fails;
      return {
        ...segment,
        words: segment.words.map((word) => ({ ...word, text: `${word.text}-${id}` })),
        endsSentence: false,
      };
    },
    health: () => ({ state: 'ready' }),
    async [Symbol.asyncDispose]() {},
  };
}

async function written(
  restorers: readonly PunctuationRestorer[],
  ...texts: readonly string[]
): Promise<readonly string[]> {
  const restoration = new TranscriptRestoration({ restorers, tentative: restorers.at(-1) });
  const answers: string[] = [];
  for (const text of texts) {
    const { words } = await restoration.conclude(spokenSegment(text, 'en'));
    answers.push(words.map((word) => word.text).join(' '));
  }
  return answers;
}

describe('the restoration of a transcript', () => {
  const failing = restorer('failing', { fails: new ServiceError('engine_timed_out', {}) });

  it('is by the first that serves the language and does not fail', async () => {
    const german = restorer('german', { languages: ['de'] });
    assert.deepEqual(await written([german, failing, restorer('good'), restorer('late')], 'so'), ['so-good']);
  });

  it('is by plain rules where all fail', async () => {
    assert.deepEqual(await written([failing], 'so it goes', 'what is it'), ['So it goes.', 'What is it?']);
    assert.deepEqual(await written([], 'so it goes'), ['So it goes.']);
  });

  it('knows by the answer whether a sentence goes on', async () => {
    const restorers = [restorer('once')];
    const restoration = new TranscriptRestoration({ restorers, tentative: undefined });
    await restoration.conclude(spokenSegment('so', 'en'));
    const { words } = await restoration.tentative(spokenSegment('it goes', 'en'));
    assert.deepEqual(
      words.map((word) => word.text),
      ['it', 'goes'],
    );
  });

  describe('that is patient', () => {
    const bound = 3_000;

    /** A model that takes so long for each segment, and the rules; the segments are there at once. */
    async function writtenPatiently(milliseconds: number, count: number, pause = 0) {
      const clock = new ManualClock();
      const waits: number[] = [];
      const model: PunctuationRestorer = {
        ...restorer('model'),
        restore: (request, signal) =>
          new Promise((resolve, reject) => {
            clock.after(milliseconds, () => resolve(restorer('model').restore(request, signal)));
            signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          }),
      };
      const rules = restorer('rules');
      const restoration = new TranscriptRestoration(
        { restorers: [model, rules], tentative: rules },
        { patience: { clock, milliseconds: bound } },
      );
      const texts: string[] = [];
      let arrival = clock.elapsed();
      for (let index = 0; index < count; index += 1) {
        let isWritten = false;
        const answer = restoration.conclude(spokenSegment(String(index), 'en')).finally(() => {
          isWritten = true;
        });
        while (!isWritten) {
          await new Promise(setImmediate);
          if (!isWritten) clock.advance(100);
        }
        texts.push((await answer).words.map(({ text }) => text).join(' '));
        waits.push(clock.elapsed() - arrival);
        clock.advance(pause);
        if (pause > 0) arrival = clock.elapsed();
      }
      return { texts, waits };
    }

    it('waits for a model that is slow, in order', async () => {
      const { texts } = await writtenPatiently(1_900, 3, 1_000);
      assert.deepEqual(texts, ['0-model', '1-model', '2-model']);
    });

    it('does not wait for a model that never answers', async () => {
      const { texts, waits } = await writtenPatiently(Number.MAX_SAFE_INTEGER, 2, 1_000);
      assert.deepEqual(texts, ['0-rules', '1-rules']);
      assert.deepEqual(waits, [bound, bound]);
    });

    it('lets no segment wait longer that came while others were written', async () => {
      const { texts, waits } = await writtenPatiently(1_900, 5);
      assert.deepEqual(texts, ['0-model', '1-rules', '2-rules', '3-rules', '4-rules']);
      assert.ok(Math.max(...waits) <= bound, String(waits));
    });
  });

  it('fails with faults of the program', async () => {
    await assert.rejects(written([restorer('broken', { fails: new TypeError('no') })], 'so'), TypeError);
  });
});
