import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { type Detection, noLanguage } from '../../language/detection/detection.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
import { noResources } from '../translation/resources/request-resources.ts';
import { type DocumentProgress, prepareDocument } from './translate-document.ts';

/** Writes an exclamation mark after each text. */
const router: TranslationRouter = {
  find: (pair): TranslationRoute => ({ ...pair, tier: 'classic', hops: [], score: 1 }),
  reachable: () => ({ sources: ['en'], targets: ['ca'] }),
  remedy: () => undefined,
  translate: async (_requests, { segments }) => ({
    segments: segments.map((segment) => textSegment(`${plainText(segment)}!`)),
    warnings: [],
    engines: ['fake'],
    tier: 'classic',
  }),
};
const detector = { detect: async () => [certainly('en')] };
const textWork = new InlineTextWork();
const never = new AbortController().signal;
const options = { sourceLanguage: 'en', targetLanguage: 'ca', formality: 'default', accountId: 'account' } as const;

function unit(text: string, more: Partial<TextUnit> = {}): TextUnit {
  return { segment: textSegment(text), kind: 'text', ...more };
}

async function translate(units: readonly TextUnit[], onProgress: (progress: DocumentProgress) => void = () => {}) {
  const prepared = await prepareDocument({ router, detector, textWork }, units, options, noResources, never);
  const { translations, warnings } = await prepared.run(onProgress);
  return { texts: translations.map((segment) => segment && plainText(segment)), warnings };
}

describe('the translation of a document', () => {
  it('leaves a text whose translation exceeds its maximum length, and reports how many', async () => {
    const { texts, warnings } = await translate([
      unit('abc', { maximumLength: 4 }),
      unit('abcd', { maximumLength: 4 }),
      // Two UTF-16 units each.
      unit('𐐷', { maximumLength: 2 }),
      unit('𐐷', { maximumLength: 3 }),
      unit('abcdefgh'),
    ]);
    assert.deepEqual(texts, ['abc!', undefined, undefined, '𐐷!', 'abcdefgh!']);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['translation_too_long'],
    );
    assert.match(warnings[0]?.message ?? '', /^2 texts /);
  });

  it('gives one translation for each text, in order, with sentences joined again', async () => {
    const texts = Array.from({ length: 300 }, (_, number) => `First of ${number}. Second of ${number}.`);
    const expected = Array.from({ length: 300 }, (_, number) => `First of ${number}.! Second of ${number}.!`);
    const outcome = await translate(['', ...texts, '   '].map((text) => unit(text)));
    assert.deepEqual(outcome, { texts: [undefined, ...expected, undefined], warnings: [] });
  });

  it('shows how far it is, from nothing to everything', async () => {
    const seen: DocumentProgress[] = [];
    await translate(
      Array.from({ length: 50 }, () => unit('x'.repeat(200))),
      (progress) => seen.push(progress),
    );
    const done = seen.map(({ charactersDone }) => charactersDone);
    assert.ok(seen.every(({ characters }) => characters === 10_000));
    assert.equal(done[0], 0);
    assert.equal(done.at(-1), 10_000);
    assert.ok(done.length >= 10, `${done.length} steps`);
    assert.deepEqual(
      done,
      done.toSorted((one, other) => one - other),
    );
  });

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController();
    const units = Array.from({ length: 50 }, () => unit('x'.repeat(200)));
    const dependencies = { router, detector, textWork };
    const prepared = await prepareDocument(dependencies, units, options, noResources, controller.signal);
    const reason = new Error('stopped');
    const seen: number[] = [];
    const running = prepared.run(({ charactersDone }) => {
      seen.push(charactersDone);
      if (charactersDone > 0) controller.abort(reason);
    });
    await assert.rejects(running, reason);
    assert.ok((seen.at(-1) ?? 0) < 10_000);
  });
});

describe('a document whose language is detected', () => {
  const { sourceLanguage: _given, ...undetected } = options;
  const served: TranslationRouter = {
    ...router,
    find: (pair) => (pair.source === 'en' ? router.find(pair) : undefined),
    remedy: ({ source, target }) => `dragoman models pull ${source}-${target}`,
  };
  const prepare = (
    found: Detection,
    { sourceLanguage, unservedSource }: { sourceLanguage?: string; unservedSource?: 'keep' } = {},
  ) =>
    prepareDocument(
      {
        router: served,
        detector: { detect: async () => [found] },
        textWork,
        ...(unservedSource && { unservedSource }),
      },
      [unit('text')],
      { ...undetected, ...(sourceLanguage && { sourceLanguage }) },
      noResources,
      never,
    );

  it('is refused where its language is certain and not served, unless its language is given', async () => {
    await assert.rejects(prepare(certainly('ja')), {
      code: 'invalid_parameter',
      message: /'source_lang' .*the document is in Japanese \(JA\); this server translates from EN\./,
      detail: /dragoman models pull ja-ca/,
    });
    assert.equal((await prepare(certainly('ja'), { sourceLanguage: 'en' })).source, 'en');
  });

  it('is kept as it is, unbilled and with a warning, where the server is set so', async () => {
    const prepared = await prepare(certainly('ja'), { unservedSource: 'keep' });
    assert.deepEqual([prepared.source, prepared.billed], ['ja', false]);
    const { translations, warnings } = await prepared.run(() => {});
    assert.deepEqual([translations, warnings.map(({ code }) => code)], [[undefined], ['source_language_not_served']]);
  });

  it('is translated with a warning where its language is uncertain', async () => {
    const likely = [
      { language: 'af', probability: 0.5 },
      { language: 'en', probability: 0.5 },
    ];
    const prepared = await prepare({ language: 'af', confidence: 0.4, likely });
    assert.deepEqual([prepared.source, prepared.billed], ['en', true]);
    const { warnings } = await prepared.run(() => {});
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['source_language_uncertain'],
    );
  });

  it('is kept and not billed where no text is in a language', async () => {
    const prepared = await prepare(noLanguage);
    assert.deepEqual([prepared.source, prepared.billed], ['ca', false]);
    assert.deepEqual(await prepared.run(() => {}), {
      translations: [undefined],
      warnings: [],
      engines: [],
      segments: [],
      segmentsLeftOut: 0,
    });
  });
});

function certainly(language: string): Detection {
  return { language, confidence: 1, likely: [{ language, probability: 1 }] };
}
