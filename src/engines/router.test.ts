import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineHealth, EngineTier, TextTranslator } from '../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../contracts/language-pair.ts';
import { plainText, textSegment } from '../language/segments.ts';
import { createTranslationRouter, type RankedTranslator } from './router.ts';

interface Traits {
  readonly id?: string;
  readonly tier?: EngineTier;
  readonly quality?: number;
  readonly formality?: boolean;
  readonly health?: () => EngineHealth;
}

/** Writes the hop it made after each text, so that tests see the way a text went. */
function engineFor(pairs: () => readonly LanguagePair[], traits: Traits = {}): RankedTranslator {
  const engine: TextTranslator = {
    id: traits.id ?? 'test',
    tier: traits.tier ?? 'classic',
    version: '1',
    pairs,
    capabilities: () => ({ formality: traits.formality ?? false, context: false, instructions: false }),
    translate: async ({ source, target, segments, options }) => ({
      segments: segments.map((segment) =>
        textSegment(`${plainText(segment)} ${source}>${target}${options.formality === 'default' ? '' : '!'}`),
      ),
      warnings: [],
    }),
    health: traits.health ?? (() => ({ state: 'ready' })),
    [Symbol.asyncDispose]: async () => {},
  };
  return { engine, quality: traits.quality ?? 0.5 };
}

const pair = (text: string): LanguagePair => {
  const [source = '', target = ''] = text.split('>');
  return { source, target };
};
const fixed = (...texts: string[]): (() => readonly LanguagePair[]) => {
  const pairs = texts.map(pair);
  return () => pairs;
};

function way(ranked: readonly RankedTranslator[], text: string, conditions = {}): string | undefined {
  const route = createTranslationRouter(ranked).find({ ...pair(text), ...conditions });
  return route?.hops.map(({ engine, source, target }) => `${engine.id}:${source}>${target}`).join(' ');
}

describe('createTranslationRouter', () => {
  it('takes the direct way where there is one', () => {
    assert.equal(way([engineFor(fixed('en>es', 'es>pt', 'en>pt'))], 'en>pt'), 'test:en>pt');
  });

  it('goes through one language in between, by preference the one with the richest dictionaries', () => {
    const engine = engineFor(fixed('en>eo', 'eo>fr', 'en>es', 'es>fr', 'en>ca', 'ca>fr'));
    assert.equal(way([engine], 'en>fr'), 'test:en>es test:es>fr');
  });

  it('never makes more than two hops', () => {
    assert.equal(way([engineFor(fixed('a1>b1', 'b1>c1', 'c1>d1'))], 'a1>d1'), undefined);
  });

  it('prefers the better engine, even over two hops if it is much better', () => {
    const rules = engineFor(fixed('en>es', 'en>pt', 'es>pt'), { id: 'rules', quality: 0.3 });
    const neural = engineFor(fixed('en>es', 'es>pt'), { id: 'neural', quality: 0.8 });
    assert.equal(way([rules, neural], 'en>es'), 'neural:en>es');
    assert.equal(way([rules, neural], 'en>pt'), 'neural:en>es neural:es>pt');
  });

  it('takes the variant asked for, else the base, and says so', async () => {
    const router = createTranslationRouter([engineFor(fixed('es>pt', 'es>pt-BR', 'en>es'))]);
    assert.equal(router.find(pair('es>pt-BR'))?.hops[0]?.target, 'pt-BR');
    const route = router.find(pair('en>es-419'));
    assert.ok(route);
    assert.equal(route.hops[0]?.target, 'es');
    const batch = { ...pair('en>es-419'), segments: [textSegment('a')], options: { formality: 'default' as const } };
    const outcome = await router.translate(route, batch, new AbortController().signal);
    assert.deepEqual(
      outcome.warnings.map(({ code }) => code),
      ['variant_not_distinguished'],
    );
  });

  it('takes a bare code for its default variant', () => {
    const engine = engineFor(fixed('es>en', 'es>en-US', 'es>en-GB', 'ca>pt-BR'));
    assert.equal(way([engine], 'es>en'), 'test:es>en-US');
    assert.equal(way([engine], 'ca>pt'), 'test:ca>pt-BR');
  });

  it('prefers the plain form of a language over a detour to its variant', () => {
    const engine = engineFor(fixed('eo>en', 'eo>es', 'es>en-US'));
    assert.equal(way([engine], 'eo>en-US'), 'test:eo>en');
  });

  it('keeps to the tier and the formality asked for', () => {
    const classic = engineFor(fixed('en>de'), { id: 'classic' });
    const next = engineFor(fixed('en>de'), { id: 'next', tier: 'next_gen', quality: 0.9, formality: true });
    assert.equal(way([classic, next], 'en>de'), 'next:en>de');
    assert.equal(way([classic, next], 'en>de', { tier: 'classic' }), 'classic:en>de');
    assert.equal(way([classic], 'en>de', { tier: 'next_gen' }), undefined);
    assert.equal(way([classic, next], 'en>de', { formality: 'more' }), 'next:en>de');
    assert.equal(way([classic], 'en>de', { formality: 'more' }), undefined);
  });

  it('sees at once when an engine gains pairs or goes out of service', () => {
    let pairs = [pair('en>es')];
    let health: EngineHealth = { state: 'ready' };
    const router = createTranslationRouter([engineFor(() => pairs, { health: () => health })]);
    assert.equal(router.find(pair('en>ca')), undefined);
    pairs = [...pairs, pair('en>ca')];
    assert.ok(router.find(pair('en>ca')));
    health = { state: 'unavailable', reason: 'test' };
    assert.equal(router.find(pair('en>ca')), undefined);
    assert.deepEqual(router.reachable(), { sources: [], targets: [] });
  });

  it('runs the hops in order and gives the options to the last', async () => {
    const router = createTranslationRouter([engineFor(fixed('en>es', 'es>pt'), { formality: true })]);
    const route = router.find({ ...pair('en>pt'), formality: 'more' });
    assert.ok(route);
    const batch = { ...pair('en>pt'), segments: [textSegment('a')], options: { formality: 'more' as const } };
    const { segments } = await router.translate(route, batch, new AbortController().signal);
    assert.deepEqual(segments.map(plainText), ['a en>es es>pt!']);
  });

  it('lists what can be reached, variants included, and nothing that find would refuse', () => {
    const router = createTranslationRouter([engineFor(fixed('en>es', 'es>pt', 'es>pt-BR'))]);
    const { sources, targets } = router.reachable();
    assert.deepEqual(sources, ['en', 'es']);
    assert.deepEqual(targets, ['es', 'es-419', 'es-ES', 'pt', 'pt-BR', 'pt-PT']);
  });
});
