import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationBatch } from '../../src/contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../src/contracts/engines/translation-router.ts';
import { type FakeTranslator as Engine, FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { textSegment } from '../../src/language/segments.ts';

const never = new AbortController().signal;

function batchOf(source: string, target: string, differences: Partial<TranslationBatch> = {}): TranslationBatch {
  return { source, target, segments: [textSegment('One.')], options: { formality: 'default' }, ...differences };
}

/** The rules of `TranslationRouter`. `create` makes one over the engines, the best first. */
export function describeTranslationRouter(
  name: string,
  create: (engines: readonly Engine[]) => TranslationRouter,
): void {
  const chainOf = (router: TranslationRouter, source: string, target: string): string | undefined =>
    router
      .find({ source, target })
      ?.hops.map((hop) => `${hop.engine.id}:${hop.source}>${hop.target}`)
      .join(' ');

  describe(`the translation router ${name}`, () => {
    it('finds a direct route before one over a third language, and none of three hops', () => {
      const direct = new FakeTranslator({ id: 'direct', pairs: ['en>es', 'es>pt', 'pt>gl'] });
      const router = create([direct]);
      assert.equal(chainOf(router, 'en', 'es'), 'direct:en>es');
      assert.equal(chainOf(router, 'en', 'pt'), 'direct:en>es direct:es>pt');
      assert.equal(router.find({ source: 'en', target: 'gl' }), undefined);
      direct.offer(['en>es', 'es>pt', 'en>pt']);
      assert.equal(chainOf(router, 'en', 'pt'), 'direct:en>pt');
    });

    it('describes a route: its languages, and the tier that all of its hops have', () => {
      const router = create([
        new FakeTranslator({ id: 'model', tier: 'next_gen', pairs: ['en>es'] }),
        new FakeTranslator({ id: 'rules', pairs: ['es>pt'] }),
      ]);
      const [one, two] = ['es', 'pt'].map((target) => router.find({ source: 'en', target }));
      assert.deepEqual([one?.source, one?.target, one?.tier], ['en', 'es', 'next_gen']);
      assert.deepEqual([two?.source, two?.target, two?.tier], ['en', 'pt', 'classic']);
      assert.ok(one !== undefined && two !== undefined && one.score > two.score, 'direct over pivot');
      assert.equal(router.find({ source: 'en', target: 'pt', tier: 'next_gen' }), undefined);
    });

    it('keeps to the conditions of a request, which the last hop has to meet', () => {
      const router = create([
        new FakeTranslator({ id: 'plain', pairs: ['en>es', 'es>pt', 'es>fr'] }),
        new FakeTranslator({ id: 'polite', pairs: ['es>pt'], capabilities: { formality: true, instructions: true } }),
      ]);
      for (const condition of [{ formality: 'more' }, { instructions: true }] as const) {
        const route = router.find({ source: 'en', target: 'pt', ...condition });
        assert.deepEqual(
          route?.hops.map(({ engine }) => engine.id),
          ['plain', 'polite'],
        );
        assert.equal(router.find({ source: 'en', target: 'fr', ...condition }), undefined);
      }
    });

    it('keeps to a named engine, on every hop', () => {
      const router = create([
        new FakeTranslator({ id: 'best', pairs: ['en>es', 'es>fr'] }),
        new FakeTranslator({ id: 'other', pairs: ['en>es', 'es>pt'] }),
      ]);
      const through = (target: string, engine: string) =>
        router.find({ source: 'en', target, engine })?.hops.map((hop) => hop.engine.id);
      assert.deepEqual(through('es', 'other'), ['other']);
      assert.deepEqual(through('pt', 'other'), ['other', 'other']);
      assert.deepEqual(through('pt', 'best'), undefined);
      assert.deepEqual(through('es', 'none'), undefined);
      assert.deepEqual(through('es', 'best'), ['best']);
    });

    it('lists what it can serve, as the same object until that changes', () => {
      const engine = new FakeTranslator({ pairs: ['en>es', 'es>pt'] });
      const router = create([engine]);
      const languages = router.reachable();
      assert.equal(router.reachable(), languages);
      assert.deepEqual([...languages.sources].sort(), ['en', 'es']);
      for (const target of ['es', 'pt']) assert.ok(languages.targets.includes(target), target);
      for (const source of languages.sources)
        assert.ok(
          languages.targets.some((target) => router.find({ source, target })),
          source,
        );
      engine.offer(['en>ca']);
      assert.notEqual(router.reachable(), languages);
      assert.deepEqual([router.reachable().sources, router.reachable().targets.includes('ca')], [['en'], true]);
    });

    it('has no route over an engine that is unavailable', async () => {
      const engine = new FakeTranslator();
      const router = create([engine]);
      await engine[Symbol.asyncDispose]();
      assert.equal(router.find({ source: 'en', target: 'es' }), undefined);
      assert.deepEqual(router.reachable(), { sources: [], targets: [] });
    });

    it('translates and names the engines and the tier that served', async () => {
      const router = create([
        new FakeTranslator({ id: 'first', pairs: ['en>es'] }),
        new FakeTranslator({ id: 'second', pairs: ['es>pt'] }),
      ]);
      const outcome = await router.translate([{ source: 'en', target: 'pt' }], batchOf('en', 'pt'), never);
      assert.deepEqual([outcome.engines, outcome.tier, outcome.segments.length], [['first', 'second'], 'classic', 1]);
    });

    it('asks the next route when one fails, also that of the next request, and rejects with the first failure', async () => {
      const best = new FakeTranslator({ id: 'best', tier: 'next_gen' });
      const next = new FakeTranslator({ id: 'next' });
      const router = create([best, next]);
      const requests = [
        { source: 'en', target: 'es', tier: 'next_gen' },
        { source: 'en', target: 'es' },
      ] as const;
      const translate = () => router.translate(requests, batchOf('en', 'es'), never);
      best.failWith(new ServiceError('engine_failed', {}));
      assert.deepEqual((await translate()).engines, ['next']);
      const first = new ServiceError('engine_failed', {});
      best.failWith(first);
      next.failWith(new ServiceError('engine_failed', {}));
      await assert.rejects(translate(), (error) => error === first);
    });

    it('asks no other engine about bad input or after an abort', async () => {
      const best = new FakeTranslator({ id: 'best' });
      const next = new FakeTranslator({ id: 'next' });
      const router = create([best, next]);
      const requests = [{ source: 'en', target: 'es' }];
      const refusal = new ServiceError('invalid_parameter', { name: 'text', given: 'x', expected: 'another' } as never);
      best.failWith(refusal);
      await assert.rejects(router.translate(requests, batchOf('en', 'es'), never), (error) => error === refusal);
      const stop = new AbortController();
      best.hold();
      const stopped = router.translate(requests, batchOf('en', 'es'), stop.signal);
      await best.called(2);
      const reason = new Error('stop');
      stop.abort(reason);
      await assert.rejects(stopped, (error) => error === reason);
      assert.equal(next.calls.length, 0);
    });

    it('leaves out the formality that a last hop does not honour', async () => {
      const engine = new FakeTranslator();
      const options = { formality: 'more' } as const;
      await create([engine]).translate([{ source: 'en', target: 'es' }], batchOf('en', 'es', { options }), never);
      assert.equal(engine.calls[0]?.batch.options.formality, 'default');
    });
  });
}
