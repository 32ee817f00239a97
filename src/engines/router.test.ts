import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { engineFor, fixed, incapable, pair } from '../../test/support/routed-engines.ts';
import type { EngineHealth, TextTranslator } from '../contracts/engines/text-translator.ts';
import { plainText, textSegment } from '../language/segments.ts';
import { createTranslationRouter } from './router.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';

describe('examples of a batch', () => {
  const examples = [{ source: 'a', target: 'b' }];
  const asked = async (capable: boolean, ...hops: string[]): Promise<readonly unknown[]> => {
    const seen: unknown[] = [];
    const ranked = hops.map((hop): RankedTranslator => {
      const found = engineFor(fixed(hop), {
        id: hop,
        translate: async ({ segments, options }) => {
          seen.push(options.examples);
          return { segments, warnings: [] };
        },
      });
      const capabilities = () => ({ ...incapable, examples: capable });
      return { ...found, engine: { ...found.engine, capabilities } };
    });
    const [source, target] = [pair(hops[0] ?? '').source, pair(hops.at(-1) ?? '').target];
    const batch = {
      source,
      target,
      segments: [textSegment('x')],
      options: { formality: 'default', examples },
    } as const;
    await createTranslationRouter(ranked).translate([{ source, target }], batch, new AbortController().signal);
    return seen;
  };

  it('reach an engine that takes them and translates all the way', async () => {
    assert.deepEqual(await asked(true, 'en>es'), [examples]);
    assert.deepEqual(await asked(false, 'en>es'), [undefined]);
    assert.deepEqual(await asked(true, 'en>es', 'es>pt'), [undefined, undefined]);
  });
});

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

  it('keeps a bounded number of the requests that it has answered', () => {
    let asked = 0;
    const engine = engineFor(fixed('en>es'));
    const capabilities = () => {
      asked += 1;
      return incapable;
    };
    const router = createTranslationRouter([{ ...engine, engine: { ...engine.engine, capabilities } }]);
    const request = { ...pair('en>es'), formality: 'more', engine: 'test' } as const;
    router.find(request);
    router.find(request);
    assert.equal(asked, 1);
    for (let index = 0; index < 20_000; index += 1) router.find({ ...pair('en>es'), engine: `other ${index}` });
    router.find(request);
    assert.equal(asked, 2);
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
    assert.equal(router.find(pair('en>es-419'))?.hops[0]?.target, 'es');
    const batch = { ...pair('en>es-419'), segments: [textSegment('a')], options: { formality: 'default' as const } };
    const outcome = await router.translate([pair('en>es-419')], batch, new AbortController().signal);
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
    const router = createTranslationRouter([engineFor(fixed('en>es')), engineFor(fixed('es>pt'), { formality: true })]);
    const request = { ...pair('en>pt'), formality: 'more' as const };
    const batch = { ...pair('en>pt'), segments: [textSegment('a')], options: { formality: 'more' as const } };
    const { segments } = await router.translate([request], batch, new AbortController().signal);
    assert.deepEqual(segments.map(plainText), ['a en>es es>pt!']);
  });

  it('lets a hop between speak as to a friend when a tone is asked for', async () => {
    const asked: string[] = [];
    const translate: TextTranslator['translate'] = async ({ segments, options }) => {
      asked.push(options.formality);
      return { segments, warnings: [] };
    };
    const router = createTranslationRouter([engineFor(fixed('en>es', 'es>pt'), { formality: true, translate })]);
    for (const formality of ['more', 'default'] as const) {
      const batch = { ...pair('en>pt'), segments: [textSegment('a')], options: { formality } };
      await router.translate([pair('en>pt')], batch, new AbortController().signal);
    }
    assert.deepEqual(asked, ['less', 'more', 'default', 'default']);
  });

  it('lists what can be reached, variants included, and nothing that find would refuse', () => {
    const router = createTranslationRouter([engineFor(fixed('en>es', 'es>pt', 'es>pt-BR'))]);
    const { sources, targets } = router.reachable();
    assert.deepEqual(sources, ['en', 'es']);
    assert.deepEqual(targets, ['es', 'es-419', 'es-ES', 'pt', 'pt-BR', 'pt-PT']);
  });

  it('asks the engines what would help where there is no way', () => {
    const engine = engineFor(fixed('en>es'), { remedy: 'dragoman models pull en-de' });
    const router = createTranslationRouter([engineFor(fixed('en>ca')), engine]);
    assert.equal(router.remedy(pair('en>de')), 'dragoman models pull en-de');
  });
});

describe('engine pins', () => {
  const rules = engineFor(fixed('en>es', 'es>pt', 'en>pt'), { id: 'rules', quality: 0.3 });
  const neural = engineFor(fixed('en>es', 'es>pt', 'en>pt-BR'), { id: 'neural', quality: 0.8 });
  const pinned = (text: string, ...pins: readonly (readonly [string, ...string[]])[]) => {
    const router = createTranslationRouter([rules, neural], {
      pins: pins.map(([which, ...engines]) => ({ ...pair(which), engines })),
    });
    return router
      .find(pair(text))
      ?.hops.map(({ engine, target }) => `${engine.id}:${target}`)
      .join(' ');
  };

  it('overrule quality, and the first that fits counts', () => {
    assert.equal(pinned('en>es'), 'neural:es');
    assert.equal(pinned('en>es', ['en>es', 'rules']), 'rules:es');
    assert.equal(pinned('en>es', ['*>es', 'rules', 'neural'], ['en>es', 'neural']), 'rules:es');
    assert.equal(pinned('en>es', ['es>*', 'rules']), 'neural:es');
  });

  it('hold for variants of the language, and for hops', () => {
    assert.equal(pinned('en>pt-BR', ['en>pt', 'rules']), 'rules:pt');
    assert.equal(pinned('en>pt-BR', ['en>pt-PT', 'rules']), 'neural:pt-BR');
    assert.equal(pinned('es>pt', ['es>pt', 'rules']), 'rules:pt');
    assert.equal(pinned('en>pt', ['en>pt', 'neural'], ['es>pt', 'rules']), 'neural:pt-BR');
  });

  it('leave a pair without a way when they name nothing that serves it', () => {
    assert.equal(pinned('en>pt', ['en>pt', 'other']), undefined);
    const router = createTranslationRouter([rules], { pins: [{ source: '*', target: '*', engines: ['other'] }] });
    assert.deepEqual(router.reachable(), { sources: [], targets: [] });
  });
});

describe('engines of one kind', () => {
  it('share the work by weight, and one that fails at this moment gets none', async () => {
    let health: EngineHealth = { state: 'ready' };
    const one = engineFor(fixed('en>es'), { id: 'one', kind: 'llm', weight: 3, health: () => health });
    const two = engineFor(fixed('en>es'), { id: 'two', kind: 'llm' });
    const router = createTranslationRouter([one, two, engineFor(fixed('en>es'), { id: 'rules', quality: 0.1 })]);
    const served = async (count: number): Promise<string> => {
      const batch = { ...pair('en>es'), segments: [], options: { formality: 'default' as const } };
      const ids: string[] = [];
      for (let call = 0; call < count; call += 1)
        ids.push(...(await router.translate([pair('en>es')], batch, new AbortController().signal)).engines);
      return ids.join(' ');
    };
    assert.equal(await served(8), 'one one two one one one two one');
    health = { state: 'failing', reason: 'test' };
    assert.equal(await served(3), 'two two two');
  });
});
