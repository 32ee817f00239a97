import { ServiceError } from '../errors/service-error.ts';

/** One call of an engine, when it has ended. */
export interface EngineCall {
  readonly engine: string;
  readonly outcome: 'answered' | 'failed' | 'timed_out' | 'unavailable' | 'cancelled';
  /** Of a translation; texts where they are improved. */
  readonly segments: number;
  readonly seconds: number;
}

/** Reports the call when it ends, and ends as it does. */
export async function watchEngineCall<Outcome>(
  call: Pick<EngineCall, 'engine' | 'segments'>,
  signal: AbortSignal,
  report: (call: EngineCall) => void,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const start = performance.now();
  const ended = (outcome: EngineCall['outcome']): void =>
    report({ ...call, outcome, seconds: (performance.now() - start) / 1000 });
  try {
    const outcome = await work();
    ended('answered');
    return outcome;
  } catch (error) {
    ended(signal.aborted && !isTimeOut(signal.reason) ? 'cancelled' : outcomeOf(error));
    throw error;
  }
}

function isTimeOut(reason: unknown): boolean {
  return reason instanceof ServiceError && reason.code === 'engine_timed_out';
}

function outcomeOf(error: unknown): EngineCall['outcome'] {
  if (isTimeOut(error)) return 'timed_out';
  return error instanceof ServiceError && error.code === 'engine_unavailable' ? 'unavailable' : 'failed';
}
