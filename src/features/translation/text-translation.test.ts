import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Detection } from '../../language/detection/detection.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
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
      detector: {
        detect: async ({ texts }) => texts.map((text) => detected(text === 'house' ? 'en' : 'es')),
      },
      textWork: new InlineTextWork(),
      events: { translationDone() {} },
    });
    const { signal } = new AbortController();
    const request = {
      texts: ['house', 'casa'],
      targetLanguage: 'ca',
      preserveFormatting: false,
      formality: 'default',
      customInstructions: [],
    } as const;
    const prepared = await translation.prepare(request, signal);
    await assert.rejects(prepared.run(signal), failure);
    assert.equal(reason, failure);
  });
});

function detected(language: string): Detection {
  return { language, confidence: 1, likely: [{ language, probability: 1 }] };
}
