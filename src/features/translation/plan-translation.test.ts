import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineTier } from '../../contracts/engines/text-translator.ts';
import type { TranslationRoute, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { planTranslation } from './plan-translation.ts';

interface Offer {
  readonly tier: EngineTier;
  readonly formality?: boolean;
  readonly instructions?: boolean;
}

/** Serves en → de in the ways offered, the first that fits. */
function routerOf(...offers: readonly Offer[]): TranslationRouter {
  const route = (tier: EngineTier): TranslationRoute => ({ source: 'en', target: 'de', tier, hops: [], score: 1 });
  return {
    find: ({ source, target, tier, formality, instructions }) => {
      if (source !== 'en' || target !== 'de') return undefined;
      const fitting = offers.find(
        (offer) =>
          (tier === undefined || offer.tier === tier) &&
          (formality === undefined || offer.formality === true) &&
          (instructions !== true || offer.instructions === true),
      );
      return fitting === undefined ? undefined : route(fitting.tier);
    },
    reachable: () => ({ sources: ['en'], targets: ['de'] }),
    remedy: () => undefined,
    translate: async () => ({ segments: [], warnings: [], engines: [], tier: 'classic' }),
  };
}

const pair = { source: 'en', target: 'de' };
const plain = { formality: 'default', customInstructions: [], sourceGiven: true } as const;
const classic: Offer = { tier: 'classic' };
const nextGen: Offer = { tier: 'next_gen', formality: true, instructions: true };

describe('planTranslation', () => {
  it('takes classic engines unless quality is asked for', () => {
    const router = routerOf(nextGen, classic);
    assert.equal(planTranslation(router, pair, plain).route.tier, 'classic');
    assert.equal(planTranslation(router, pair, { ...plain, modelType: 'latency_optimized' }).route.tier, 'classic');
    assert.equal(planTranslation(router, pair, { ...plain, modelType: 'quality_optimized' }).route.tier, 'next_gen');
  });

  it('takes what there is when the tier is only preferred', () => {
    const preferring = { ...plain, modelType: 'prefer_quality_optimized' } as const;
    assert.equal(planTranslation(routerOf(nextGen, classic), pair, preferring).route.tier, 'next_gen');
    assert.equal(planTranslation(routerOf(classic), pair, preferring).route.tier, 'classic');
    assert.equal(planTranslation(routerOf(nextGen), pair, plain).route.tier, 'next_gen');
  });

  it('takes next-gen engines for detected sources, where one serves the pair', () => {
    const detected = { ...plain, sourceGiven: false };
    assert.equal(planTranslation(routerOf(classic, nextGen), pair, detected).route.tier, 'next_gen');
    assert.equal(planTranslation(routerOf(classic), pair, detected).route.tier, 'classic');
  });

  it('asks only the engine that is named, whatever its tier, and refuses where it does not serve the pair', () => {
    const router = routerOf(nextGen, classic);
    const { requests } = planTranslation(router, pair, { ...plain, engine: 'one' });
    assert.deepEqual(requests, [{ ...pair, engine: 'one' }]);
    const without: TranslationRouter = {
      ...router,
      find: (request) => (request.engine === undefined ? router.find(request) : undefined),
    };
    const requested = { ...plain, engine: 'one' };
    assert.throws(() => planTranslation(without, pair, requested), { code: 'invalid_parameter' });
  });

  it('refuses quality where no next-gen engine serves the pair', () => {
    const requested = { ...plain, modelType: 'quality_optimized' } as const;
    assert.throws(() => planTranslation(routerOf(classic), pair, requested), { code: 'model_type_not_supported' });
  });

  it('demands an engine for formality, prefers one for prefer_', () => {
    const formal = routerOf(classic, nextGen);
    const demanded = planTranslation(formal, pair, { ...plain, formality: 'more' });
    assert.equal(demanded.route.tier, 'next_gen');
    assert.deepEqual(demanded.requests, [{ ...pair, formality: 'more' }], 'what cannot be formal is no way out');
    assert.throws(() => planTranslation(routerOf(classic), pair, { ...plain, formality: 'less' }), {
      code: 'formality_not_supported',
    });
    const preferred = planTranslation(routerOf(nextGen, classic), pair, { ...plain, formality: 'prefer_less' });
    assert.deepEqual(preferred.requests, [{ ...pair, tier: 'classic' }, { ...pair, formality: 'less' }, { ...pair }]);
  });

  it('does not pay for a preferred tone with much quality', () => {
    const scored = (formalScore: number): TranslationRouter => ({
      ...routerOf(classic),
      find: ({ source, target, formality, tier = 'classic' }) =>
        tier === 'classic'
          ? { source, target, tier, hops: [], score: formality === undefined ? 0.9 : formalScore }
          : undefined,
    });
    const requests = (score: number) =>
      planTranslation(scored(score), pair, { ...plain, formality: 'prefer_more' }).requests[0];
    assert.deepEqual(requests(0.85), { ...pair, tier: 'classic', formality: 'more' });
    assert.deepEqual(requests(0.7), { ...pair, tier: 'classic' });
    assert.throws(() => planTranslation(routerOf(classic), pair, { ...plain, formality: 'more' }));
  });

  it('sends instructions only to engines that follow them', () => {
    const requested = { ...plain, customInstructions: ['Be brief.'] };
    assert.equal(planTranslation(routerOf(classic, nextGen), pair, requested).route.tier, 'next_gen');
    assert.throws(() => planTranslation(routerOf(classic), pair, requested), { code: 'instructions_not_supported' });
  });

  it('says where one can go when the pair is not served', () => {
    assert.throws(() => planTranslation(routerOf(classic), { source: 'en', target: 'ja' }, plain), {
      code: 'unsupported_language_pair',
      message: /'EN' into 'JA' .* there is DE\./,
    });
  });

  it('takes an engine that follows instructions for style rules in words, but not at the cost of latency', () => {
    const router = routerOf(classic, nextGen);
    const styled = { ...plain, styleRules: ['Be brief.'] };
    const { route, options } = planTranslation(router, pair, styled);
    assert.equal(route.tier, 'next_gen');
    assert.deepEqual(options, { formality: 'default', styleRules: ['Be brief.'] });
    const quick = planTranslation(router, pair, { ...styled, modelType: 'latency_optimized' });
    assert.deepEqual([quick.route.tier, quick.options], ['classic', options]);
    assert.equal(planTranslation(routerOf(classic), pair, styled).route.tier, 'classic');
  });

  it('demands an engine that follows the instructions of a style rule list, together with those of the request', () => {
    const instructed = { ...plain, customInstructions: ['One.'], styleInstructions: ['Two.'] };
    const { options } = planTranslation(routerOf(classic, nextGen), pair, instructed);
    assert.deepEqual(options, { formality: 'default', instructions: ['One.', 'Two.'] });
    assert.throws(
      () => planTranslation(routerOf(classic), pair, { ...plain, styleInstructions: ['Two.'] }),
      (error) => error instanceof ServiceError && error.code === 'instructions_not_supported',
    );
  });
});
