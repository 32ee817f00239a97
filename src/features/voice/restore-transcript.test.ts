import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenSegment } from '../../../test/contracts/punctuation-restorer.ts';
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

  it('fails with faults of the program', async () => {
    await assert.rejects(written([restorer('broken', { fails: new TypeError('no') })], 'so'), TypeError);
  });
});
