import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { TranslationRoute, TranslationRouter } from '../../src/contracts/engines/translation-router.ts';
import { TextTranslation } from '../../src/features/translation/text-translation.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { contentOf, unitOf } from '../contracts/translation-memory-store.ts';
import { assertNotMisled, type MemoryCase, memoryCases, storedSegments } from '../support/memory-cases.ts';

const thresholds = [50, 60, 75, 85, 95, 100];
const account = 'one';

const html = {
  format: 'html',
  version: 'v2',
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
} as const;

const languages = [...new Set(memoryCases.flatMap(({ pair }) => pair.split('-')))];

/** An engine that returns each text as it is, so that all that the answer has of the target language is the memory's. */
const router: TranslationRouter = {
  find: (pair): TranslationRoute => ({ ...pair, tier: 'classic', hops: [], score: 1 }),
  reachable: () => ({ sources: languages, targets: languages }),
  remedy: () => undefined,
  translate: async (_requests, { segments }) => ({ segments, warnings: [], engines: ['echo'], tier: 'classic' }),
};

const translation = new TextTranslation({
  router,
  detector: {
    detect: async ({ texts }) =>
      texts.map(() => ({ language: 'en', confidence: 1, likely: [{ language: 'en', probability: 1 }] })),
  },
  textWork: new InlineTextWork(),
  events: { translationDone() {} },
});

describe('a text that is like a stored segment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-memory-'));
  const store = new FileTranslationMemoryStore({ folder, identifiers: randomIdentifiers });
  const memories = new Map<string, string>();
  before(async () => {
    for (const pair of new Set(memoryCases.map((given) => given.pair))) {
      const [sourceLanguage = ''] = pair.split('-');
      const head = { id: randomUUID(), name: pair, createdAt: new Date(), sourceLanguage };
      const units = storedSegments(pair).map(({ source, target, target_language }) =>
        unitOf(source, { [target_language]: target }),
      );
      await store.create(account, head, contentOf(units));
      memories.set(pair, head.id);
    }
  });
  after(async () => {
    await store[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  async function translate({ pair, text, tags }: MemoryCase, threshold: number): Promise<string> {
    const [sourceLanguage = '', targetLanguage = ''] = pair.split('-');
    const { signal } = new AbortController();
    const request = {
      texts: [text],
      sourceLanguage,
      targetLanguage,
      preserveFormatting: false,
      formality: 'default',
      customInstructions: [],
      ...(tags === true ? { tagHandling: html } : {}),
    } as const;
    const memory = {
      sourceLanguage,
      targets: [],
      threshold,
      find: async (query: Parameters<typeof store.find>[2]) =>
        (await store.find(account, memories.get(pair) ?? '', query)) ?? [],
    };
    const prepared = await translation.prepare(request, signal, { glossaries: [], memory });
    return (await prepared.run(signal)).translations[0]?.text ?? '';
  }

  for (const threshold of thresholds) {
    it(`never gets what only the segment says, at threshold ${threshold}`, async () => {
      for (const given of memoryCases) assertNotMisled(given, await translate(given, threshold), threshold);
    });
    if (threshold < 100)
      it(`gets the stored translation where all that differs is adapted, at threshold ${threshold}`, async () => {
        for (const given of memoryCases)
          if (given.adapted !== undefined) assert.equal(await translate(given, threshold), given.adapted, given.id);
      });
  }

  it('comes from a list of the cases of the findings and 200 more', () => {
    assert.equal(memoryCases.filter(({ id }) => id.startsWith('findings-')).length, 36);
    assert.ok(memoryCases.length >= 236);
    assert.equal(new Set(memoryCases.map(({ id }) => id)).size, memoryCases.length);
  });
});
