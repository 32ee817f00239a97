import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
import { noResources } from '../translation/resources/request-resources.ts';
import { type DocumentProgress, prepareDocument } from './translate-document.ts';

/** Writes an exclamation mark after each text. */
const router: TranslationRouter = {
  find: (pair): TranslationRoute => ({ ...pair, tier: 'classic', hops: [], score: 1 }),
  reachable: () => ({ sources: ['en'], targets: ['es'] }),
  remedy: () => undefined,
  translate: async (_requests, { segments }) => ({
    segments: segments.map((segment) => textSegment(`${plainText(segment)}!`)),
    warnings: [],
    engines: ['fake'],
    tier: 'classic',
  }),
};
const detector = { detect: async () => [{ language: 'en', confidence: 1 }] };
const textWork = new InlineTextWork();
const never = new AbortController().signal;
const options = { sourceLanguage: 'en', targetLanguage: 'es', formality: 'default', accountId: 'account' } as const;

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

it('a document in a language that is not served is refused, unless its language is given', async () => {
  const foreign = { detect: async () => [{ language: 'en', confidence: 0, unserved: 'ja' }] };
  const prepare = (sourceLanguage: string | undefined) => {
    const { sourceLanguage: _given, ...others } = options;
    const asked = sourceLanguage === undefined ? others : { ...others, sourceLanguage };
    return prepareDocument({ router, detector: foreign, textWork }, [unit('駅')], asked, noResources, never);
  };
  await assert.rejects(prepare(undefined), {
    code: 'invalid_parameter',
    message: /'source_lang' .*in JA, which this server does not translate into ES/,
  });
  assert.equal((await prepare('en')).source, 'en');
});
