import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../test/support/manual-clock.ts';
import { engineFor, fixed, pair } from '../../test/support/routed-engines.ts';
import type { TextTranslator } from '../contracts/engines/text-translator.ts';
import { ServiceError } from '../errors/service-error.ts';
import { textSegment } from '../language/segments.ts';
import { createTranslationRouter } from './router.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';

describe('a route that fails', () => {
  const batch = { ...pair('en>es'), segments: [textSegment('a')], options: { formality: 'default' as const } };
  const failing = (error: unknown) => async (): Promise<never> => {
    throw error;
  };

  it('is replaced by the next best, without the engine that failed', async () => {
    const events: string[] = [];
    const error = new ServiceError('engine_failed', {});
    const router = createTranslationRouter(
      [
        engineFor(fixed('en>es', 'en>ca', 'ca>es'), { id: 'best', quality: 0.9, translate: failing(error) }),
        engineFor(fixed('en>ca', 'ca>es'), { id: 'good', quality: 0.8 }),
      ],
      {
        events: {
          engineCalled: ({ engine, outcome }) => events.push(`${engine} ${outcome}`),
          engineReplaced: ({ failed, next, source, target }) =>
            events.push(`${source}>${target}: ${failed} replaced by ${next}`),
        },
      },
    );
    const outcome = await router.translate([pair('en>es')], batch, new AbortController().signal);
    assert.deepEqual(outcome.engines, ['good', 'good']);
    assert.deepEqual(events, ['best failed', 'en>es: best replaced by good,good', 'good answered', 'good answered']);
  });

  it('shows its own failure when all others fail too', async () => {
    const error = new ServiceError('engine_failed', {});
    const router = createTranslationRouter([
      engineFor(fixed('en>es'), { id: 'best', quality: 0.9, translate: failing(error) }),
      engineFor(fixed('en>es'), { id: 'good', translate: failing(new ServiceError('engine_timed_out', {})) }),
    ]);
    const call = router.translate([pair('en>es')], batch, new AbortController().signal);
    await assert.rejects(call, (thrown) => thrown === error);
  });

  it('is not replaced when the fault is not its own', async () => {
    const error = new ServiceError('overloaded', {});
    let asked = false;
    const router = createTranslationRouter([
      engineFor(fixed('en>es'), { id: 'best', quality: 0.9, translate: failing(error) }),
      engineFor(fixed('en>es'), {
        id: 'good',
        translate: async () => {
          asked = true;
          return { segments: [], warnings: [] };
        },
      }),
    ]);
    await assert.rejects(router.translate([pair('en>es')], batch, new AbortController().signal), error);
    assert.equal(asked, false);
  });

  it('is given up in time for another, and the next request goes on as before', async () => {
    const clock = new ManualClock();
    let reason: unknown;
    const hanging: TextTranslator['translate'] = (_batch, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(signal.reason);
        });
        clock.advance(5);
      });
    const router = createTranslationRouter(
      [
        engineFor(fixed('en>es'), { id: 'best', quality: 0.9, translate: hanging }),
        engineFor(fixed('en>es'), { id: 'good' }),
      ],
      { attemptMilliseconds: 5, clock },
    );
    const outcome = await router.translate([pair('en>es')], batch, new AbortController().signal);
    assert.deepEqual(outcome.engines, ['good']);
    assert.ok(reason instanceof ServiceError && reason.code === 'engine_timed_out');
  });

  it('has all the time it takes for work in the background, on every hop', async () => {
    const clock = new ManualClock();
    const urgencies: unknown[] = [];
    const slow = Promise.withResolvers<void>();
    const translate: TextTranslator['translate'] = async ({ segments, urgency }) => {
      urgencies.push(urgency);
      await slow.promise;
      return { segments, warnings: [] };
    };
    const router = createTranslationRouter(
      [
        engineFor(fixed('en>pt', 'pt>es'), { id: 'best', quality: 0.9, translate }),
        engineFor(fixed('en>pt', 'pt>es'), { id: 'good' }),
      ],
      { attemptMilliseconds: 5, clock },
    );
    const work = { ...batch, urgency: 'background' } as const;
    const outcome = router.translate([pair('en>es')], work, new AbortController().signal);
    clock.advance(1_000);
    slow.resolve();
    assert.deepEqual((await outcome).engines, ['best', 'best']);
    assert.deepEqual(urgencies, ['background', 'background']);
  });

  it('is not replaced when the caller has gone', async () => {
    const controller = new AbortController();
    const router = createTranslationRouter([
      engineFor(fixed('en>es'), {
        id: 'best',
        quality: 0.9,
        translate: async () => {
          controller.abort(new Error('gone'));
          throw new ServiceError('engine_failed', {});
        },
      }),
      engineFor(fixed('en>es'), { id: 'good', translate: failing(new Error('asked')) }),
    ]);
    await assert.rejects(router.translate([pair('en>es')], batch, controller.signal), { code: 'engine_failed' });
  });
});

describe('an outcome that its engine doubts', () => {
  const batch = {
    source: 'en',
    target: 'es',
    segments: [textSegment('A')],
    options: { formality: 'default' },
  } as const;
  const never = new AbortController().signal;
  const doubted = { code: 'wrong_script', message: 'Not in the language.', askAnother: true };

  const doubtful = (id: string): TextTranslator['translate'] => {
    return async () => ({ segments: [textSegment(id)], warnings: [doubted] });
  };

  function routerOver(others: readonly RankedTranslator[], onReplaced = (_failed: readonly string[]): void => {}) {
    const best = engineFor(fixed('en>es'), { id: 'best', quality: 0.9, translate: doubtful('best') });
    const events = {
      engineCalled() {},
      engineReplaced: ({ failed }: { failed: readonly string[] }) => onReplaced(failed),
    };
    return createTranslationRouter([best, ...others], { events });
  }

  it('gives way to that of another engine, which operators are notified of', async () => {
    const replaced: (readonly string[])[] = [];
    const router = routerOver([engineFor(fixed('en>es'), { id: 'good' })], (failed) => replaced.push(failed));
    const outcome = await router.translate([pair('en>es')], batch, never);
    assert.deepEqual([outcome.engines, outcome.warnings], [['good'], []]);
    assert.deepEqual(replaced, [['best']]);
  });

  it('is taken with its warning where there is no other, the others fail or doubt theirs too', async () => {
    const failing = engineFor(fixed('en>es'), {
      translate: async () => {
        throw new ServiceError('engine_failed', {});
      },
    });
    const doubting = engineFor(fixed('en>es'), { id: 'doubting', translate: doubtful('doubting') });
    for (const others of [[], [failing], [doubting], [failing, doubting]]) {
      const outcome = await routerOver(others).translate([pair('en>es')], batch, never);
      assert.deepEqual([outcome.engines, outcome.warnings], [['best'], [doubted]]);
      assert.deepEqual(outcome.segments, [textSegment('best')]);
    }
  });

  it('is the one taken, too, when a better engine failed before', async () => {
    const failing = engineFor(fixed('en>es'), {
      ...{ id: 'better', quality: 0.95 },
      translate: async () => {
        throw new ServiceError('engine_failed', {});
      },
    });
    assert.deepEqual((await routerOver([failing]).translate([pair('en>es')], batch, never)).engines, ['best']);
  });
});
