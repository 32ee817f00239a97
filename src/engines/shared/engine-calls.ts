import type { Urgency } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';

/** Who waits for a piece of work. Once `cancelled`, what is not under way is dropped and answers are thrown away. */
export interface EngineCaller {
  readonly cancelled: boolean;
  /** Default `interactive`. */
  readonly urgency?: Urgency | undefined;
}

export function isBackground({ urgency }: Pick<EngineCaller, 'urgency'>): boolean {
  return urgency === 'background';
}

export const stoppedReason = 'the engine is stopped';

interface Call {
  readonly signal: AbortSignal;
  readonly urgency?: Urgency | undefined;
}

/**
 * The calls that an engine has in flight. A call ends with its work, with its signal or with the engine, whichever is
 * first; what the work does later goes nowhere.
 */
export class EngineCalls {
  readonly #open = new Set<(reason: unknown) => void>();
  #stopped = false;

  get stopped(): boolean {
    return this.#stopped;
  }

  /** `abandon` is called when the call ended in any other way than by a result: nobody wants the rest of the work. */
  async run<Result>(
    { signal, urgency }: Call,
    work: (caller: EngineCaller) => Promise<Result>,
    abandon: (caller: EngineCaller, reason: unknown) => void = () => {},
  ): Promise<Result> {
    signal.throwIfAborted();
    if (this.#stopped) throw stopped();
    const caller = { cancelled: false, urgency };
    const ended = Promise.withResolvers<Result>();
    const finish = (): void => {
      caller.cancelled = true;
      signal.removeEventListener('abort', abort);
      this.#open.delete(fail);
    };
    const fail = (reason: unknown): void => {
      if (caller.cancelled) return;
      finish();
      abandon(caller, reason);
      ended.reject(reason);
    };
    const abort = (): void => fail(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    this.#open.add(fail);
    work(caller).then((result) => {
      finish();
      ended.resolve(result);
    }, fail);
    return ended.promise;
  }

  /** As `run`, with one signal for all requests of the call: whatever ends it ends them too. */
  runWithSignal<Result>(call: Call, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    return this.run(
      call,
      () => work(controller.signal),
      (_caller, reason) => controller.abort(reason),
    );
  }

  /** Rejects every call in flight and every later one. */
  stop(): void {
    this.#stopped = true;
    for (const reject of [...this.#open]) reject(stopped());
  }
}

function stopped(): ServiceError {
  return new ServiceError('engine_unavailable', { reason: stoppedReason });
}
