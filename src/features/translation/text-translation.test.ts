import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { TextTranslation } from './text-translation.ts';

describe('TextTranslation', () => {
  it('ends the work for the other languages of a request when one fails', async () => {
    const failure = new Error('the English engine fails');
    let reason: unknown;
    const router: TranslationRouter = {
      find: (pair): TranslationRoute => ({ ...pair, tier: 'classic', hops: [], score: 1 }),
      reachable: () => ({ sources: ['en', 'es'], targets: ['ca'] }),
      remedy: () => undefined,
      translate: (_requests, { source }, signal) =>
        new Promise((_resolve, reject) => {
          if (source === 'en') setImmediate(() => reject(failure));
          signal.addEventListener('abort', () => {
            reason = signal.reason;
            reject(signal.reason);
          });
        }),
    };
    const translation = new TextTranslation({
      router,
      detector: { detect: (text) => ({ language: text === 'house' ? 'en' : 'es', confidence: 1 }) },
      events: { translationDone() {} },
    });
    const prepared = translation.prepare({
      texts: ['house', 'casa'],
      targetLanguage: 'ca',
      preserveFormatting: false,
      formality: 'default',
      customInstructions: [],
    });
    await assert.rejects(prepared.run(new AbortController().signal), failure);
    assert.equal(reason, failure);
  });
});
