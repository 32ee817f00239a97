import type { Clock } from '../../contracts/clock.ts';
import type { TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { RoutedOutcome, TranslationRoute } from '../../contracts/engines/translation-router.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { EngineCall } from '../../observability/watch-engine-call.ts';
import { type RouteTools, runRoute } from './run-route.ts';

/** A route failed and another takes over. */
export interface Replacement {
  readonly failed: readonly string[];
  readonly next: readonly string[];
  readonly error: unknown;
}

export interface Attempts {
  /** Best first. */
  readonly routes: readonly TranslationRoute[];
  /**
   * A route with another behind it is given up after this time, so that the other has some left. Nobody waits for work in
   * the background, which has all the time that its engines give it.
   */
  readonly milliseconds: number;
  readonly clock: Pick<Clock, 'after'>;
  readonly onCall: (call: EngineCall) => void;
  readonly morphology?: RouteTools['morphology'];
  readonly onReplaced: (replacement: Replacement) => void;
}

/**
 * Tries routes until one succeeds. One whose engine has failed in this request is skipped. An outcome that an engine
 * doubts itself is kept while others are tried, and taken if none succeeds. Without one, the first failure is what the
 * caller sees: it is that of the engine that should have served.
 */
export async function tryRoutes(
  { routes, milliseconds, clock, onCall, morphology, onReplaced }: Attempts,
  batch: TranslationBatch,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  let doubted: RoutedOutcome | undefined;
  let first: { readonly failure: unknown } | undefined;
  let left = routes;
  for (let [route] = left; route !== undefined; [route] = left) {
    signal.throwIfAborted();
    const failed = new Set<string>();
    const note = (call: EngineCall): void => {
      if (call.outcome !== 'answered') failed.add(call.engine);
      onCall(call);
    };
    const others = left.slice(1);
    try {
      const outcome = await (batch.urgency === 'background' || (others.length === 0 && doubted === undefined)
        ? runRoute(route, batch, signal, { onCall: note, morphology })
        : runWithin({ milliseconds, clock, onCall: note, morphology }, route, batch, signal));
      const doubt = outcome.warnings.find(({ askAnother }) => askAnother);
      if (doubt === undefined) return outcome;
      doubted ??= outcome;
      for (const engine of outcome.engines) failed.add(engine);
      throw new ServiceError('engine_failed', {}, { cause: new Error(`An outcome was doubted: ${doubt.code}.`) });
    } catch (error) {
      if (signal.aborted || !isEngineFailure(error)) throw error;
      first ??= { failure: error };
      left = others.filter(({ hops }) => !hops.some(({ engine }) => failed.has(engine.id)));
      const [next] = left;
      if (next !== undefined)
        onReplaced({ failed: [...failed], next: next.hops.map(({ engine }) => engine.id), error });
    }
  }
  if (doubted !== undefined) return doubted;
  if (first !== undefined) throw first.failure;
  throw new ServiceError('engine_unavailable', { reason: 'no engine is available for this pair' });
}

async function runWithin(
  { milliseconds, clock, ...tools }: Pick<Attempts, 'milliseconds' | 'clock'> & RouteTools,
  route: TranslationRoute,
  batch: TranslationBatch,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  const either = new AbortController();
  const forward = (): void => either.abort(signal.reason);
  signal.addEventListener('abort', forward, { once: true });
  const cancel = clock.after(milliseconds, () => either.abort(new ServiceError('engine_timed_out', {})));
  try {
    return await runRoute(route, batch, either.signal, tools);
  } finally {
    cancel();
    signal.removeEventListener('abort', forward);
  }
}

/** What another engine may fix; a caller's fault or the server's own state it would not. */
function isEngineFailure(error: unknown): boolean {
  return !(error instanceof ServiceError) || error.code.startsWith('engine_');
}
