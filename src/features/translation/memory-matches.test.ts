import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeMorphology } from '../../../test/support/fake-morphology.ts';
import type { TranslationCapabilities } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { MemoryMatch } from '../../contracts/stores/translation-memories.ts';
import { FakeTranslator } from '../../engines/fake/fake-translator.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { askMemory } from './memory-matches.ts';

const never = new AbortController().signal;

/** What the engine of these tests says, by text. */
const translations: Readonly<Record<string, string>> = {
  'Open the door now': 'Abre la puerta ahora',
  'Open the window now': 'Abre la ventana ahora',
  'Open the car now': 'Abre el coche ahora',
  'Open the egg now': 'Abre la ova ahora',
  'Open the red now': 'Abre la roja ahora',
};

const morphology = new FakeMorphology({
  es: {
    puerta: ['puerta n f sg'],
    ventana: ['ventana n f sg'],
    coche: ['coche n m sg'],
    ova: ['ova n f sg'],
    roja: ['rojo adj f sg'],
  },
});

const door: MemoryMatch = { kind: 'fuzzy', score: 80, source: 'Open the door now', target: 'Abra ya la puerta' };

interface Arrangement {
  readonly capabilities?: Partial<TranslationCapabilities>;
  readonly glossaries?: readonly unknown[];
  readonly match?: MemoryMatch;
  readonly lexicon?: FakeMorphology | undefined;
}

async function ask(segment: string | Segment, arrangement: Arrangement = {}) {
  const { capabilities = {}, glossaries = [], match = door } = arrangement;
  const engine = new FakeTranslator({ capabilities });
  const asked: string[] = [];
  const router: TranslationRouter = {
    find: () => undefined,
    reachable: () => ({ sources: [], targets: [] }),
    remedy: () => undefined,
    translate: async (_requests, { segments }) => {
      asked.push(...segments.map(plainText));
      const translated = segments.map((given) => textSegment(translations[plainText(given)] ?? '?'));
      return { segments: translated, warnings: [], engines: ['fake'], tier: 'classic' };
    },
  };
  const pair = { source: 'en', target: 'es' };
  const route = { ...pair, tier: 'classic', hops: [{ ...pair, engine }], score: 1 } as const;
  const segments = [typeof segment === 'string' ? textSegment(segment) : segment];
  const memory = { sourceLanguage: 'en', targets: [], threshold: 50, find: async () => [match] };
  const work = {
    plan: { route, requests: [], options: { formality: 'default' } },
    batch: { ...pair, segments, options: { formality: 'default' } },
    glossaries,
    memory,
    morphology: 'lexicon' in arrangement ? arrangement.lexicon : morphology,
  } as const;
  const { targets, examples } = await askMemory(router, work, never);
  return { text: targets?.[0] && plainText(targets[0]), examples, asked };
}

describe('a fuzzy match', () => {
  it('has its word exchanged for a noun of the same gender and number', async () => {
    assert.equal((await ask('Open the window now')).text, 'Abra ya la ventana');
  });

  it('is left out where the word is of another form, sounds other, is no noun, or is not known', async () => {
    for (const word of ['car', 'egg', 'red', 'box']) assert.equal((await ask(`Open the ${word} now`)).text, undefined);
    assert.equal((await ask('Open the window now', { lexicon: undefined })).text, undefined);
    assert.equal((await ask('Open the window now', { glossaries: [{}] })).text, undefined);
    const twice: MemoryMatch = { ...door, target: 'La puerta, la puerta' };
    assert.equal((await ask('Open the window now', { match: twice })).text, undefined);
    const code = { kind: 'alone', id: 1, data: '<br>' } as const;
    assert.equal((await ask({ inlines: ['Open the window now', code] })).text, undefined);
  });

  it('costs no engine where more than a word differs', async () => {
    assert.deepEqual((await ask('Open a window now')).asked, []);
    assert.deepEqual((await ask('Open the old door now')).asked, []);
  });

  it('has an identifier exchanged by itself', async () => {
    const match: MemoryMatch = { kind: 'fuzzy', score: 80, source: 'Use the XR-200.', target: 'Use el XR-200.' };
    assert.deepEqual(await ask('Use the ZQ-7.', { match }), { text: 'Use el ZQ-7.', examples: [], asked: [] });
    const file: MemoryMatch = { ...match, source: 'Open a.txt now', target: 'Abra a.txt ya' };
    assert.equal((await ask('Open b_2.conf now', { match: file })).text, 'Abra b_2.conf ya');
    assert.equal((await ask('Open it now', { match: file })).text, undefined);
    const time: MemoryMatch = { ...match, source: 'Open at 5PM.', target: 'Abra a las 17:00.' };
    assert.equal((await ask('Open at 6PM.', { match: time })).text, undefined);
  });

  it('is an example for an engine that takes such', async () => {
    const found = await ask('Open the window now', { capabilities: { examples: true } });
    const example = { source: 'Open the door now', target: 'Abra ya la puerta' };
    assert.deepEqual(found, { text: undefined, examples: [example], asked: [] });
  });
});
