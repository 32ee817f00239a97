import type { Clock } from '../../contracts/clock.ts';
import type { ObjectStoreCondition, ObjectStoreFailure } from '../../contracts/stores/object-store-state.ts';
import { ServiceError } from '../../errors/service-error.ts';

export interface ObjectStoreChange extends ObjectStoreCondition {
  readonly error?: unknown;
}

export interface ObjectStoreHealthOptions {
  /** Puts and removes a little, to find out whether a failure is over. */
  readonly probe: () => Promise<void>;
  /** Undefined for what is no failure of the store. */
  readonly classify: (error: unknown) => ObjectStoreFailure | undefined;
  readonly clock: Pick<Clock, 'after'>;
  /** Called once for each change. */
  readonly onChange: (change: ObjectStoreChange) => void;
}

const failureReasons: Readonly<Record<ObjectStoreFailure, string>> = {
  unreachable: 'the object store does not answer.',
  errors: 'the object store reports errors.',
  credentials: 'the object store refuses its credentials.',
  rights: 'the object store does not allow what the server does.',
  bucket: 'the bucket of the object store does not exist.',
  region: 'the bucket of the object store is in another region.',
  clock: 'the clocks of the server and of the object store differ.',
  full: 'the object store is full.',
  read_only: 'the object store is read-only.',
};

const probeMilliseconds = 1_000;
/** In seconds. */
const retryAfter = 5;

/**
 * Whether the store of the objects works. While it does not, requests that need it fail at once instead of after many
 * attempts of each:
 *
 *     ok ── a request failed after all its attempts ──► failing ── trial each second succeeds ──► ok
 */
export class ObjectStoreHealth implements Disposable {
  readonly #options: ObjectStoreHealthOptions;
  #failure: ObjectStoreFailure | undefined;
  #cancel: () => void = () => {};
  #closed = false;

  constructor(options: ObjectStoreHealthOptions) {
    this.#options = options;
  }

  condition(): ObjectStoreCondition {
    const state = this.#failure ?? 'ok';
    return { state, reason: state === 'ok' ? '' : failureReasons[state] };
  }

  /** Throws `storage_unavailable` while the store fails. */
  admit(): void {
    if (this.#failure !== undefined) throw unavailable(this.#failure);
  }

  /** What a request threw: `storage_unavailable` if that is the store's fault, anything else as it is. */
  report(error: unknown): unknown {
    const failure = this.#options.classify(error);
    if (failure === undefined || this.#closed) return error;
    this.#change(failure, error);
    return unavailable(failure, error);
  }

  [Symbol.dispose](): void {
    this.#closed = true;
    this.#cancel();
  }

  #change(failure: ObjectStoreFailure, error: unknown): void {
    if (this.#failure === failure) return;
    this.#failure = failure;
    this.#options.onChange({ state: failure, reason: failureReasons[failure], error });
    this.#probeLater();
  }

  #probeLater(): void {
    this.#cancel();
    this.#cancel = this.#options.clock.after(probeMilliseconds, async () => {
      try {
        await this.#options.probe();
        if (this.#closed) return;
        this.#failure = undefined;
        this.#options.onChange({ state: 'ok', reason: '' });
      } catch (error) {
        if (this.#closed) return;
        this.#change(this.#options.classify(error) ?? 'errors', error);
        this.#probeLater();
      }
    });
  }
}

function unavailable(failure: ObjectStoreFailure, cause?: unknown): ServiceError {
  return new ServiceError('storage_unavailable', { reason: failureReasons[failure] }, { retryAfter, cause });
}
