import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecognizedWord, TextRecognizer } from '../../../contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { findWords } from './find-words.ts';

const raster = { width: 200, height: 100, pixels: new Uint8ClampedArray(200 * 100 * 4).fill(255) };
const word: RecognizedWord = {
  text: 'Closed',
  confidence: 95,
  box: { left: 20, top: 20, right: 120, bottom: 60 },
  line: 0,
  size: 40,
  baseline: { y: 58, slope: 0 },
};
const tooLong = new ServiceError('invalid_document', {
  reason: 'the recognition of its text failed or took too long.',
});

/** Rejects at the readings with these numbers. */
function failing(at: (reading: number) => boolean, error: Error): TextRecognizer {
  let reading = 0;
  return {
    id: 'failing',
    health: async () => ({ state: 'ready' }),
    languages: async () => ['en'],
    recognize: () => {
      reading += 1;
      return at(reading) ? Promise.reject(error) : Promise.resolve([word]);
    },
  };
}

describe('words of pictures', () => {
  const signal = new AbortController().signal;

  it('are those of the readings that succeed, as long as the first one does', async () => {
    const found = await findWords(
      raster,
      failing((reading) => reading > 1, tooLong),
      { signal },
    );
    assert.deepEqual(
      found.map(({ text }) => text),
      ['Closed'],
    );
    await assert.rejects(
      findWords(
        raster,
        failing((reading) => reading === 1, tooLong),
        { signal },
      ),
      tooLong,
    );
  });

  it('are none where a further reading fails for another reason, or after an abort', async () => {
    const fault = new Error('a fault');
    await assert.rejects(
      findWords(
        raster,
        failing((reading) => reading > 1, fault),
        { signal },
      ),
      fault,
    );
    const stopped = AbortSignal.abort(new Error('stopped'));
    await assert.rejects(
      findWords(
        raster,
        failing((reading) => reading > 1, tooLong),
        { signal: stopped },
      ),
      /stopped/u,
    );
  });
});
