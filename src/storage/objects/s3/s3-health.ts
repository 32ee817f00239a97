import type { Clock } from '../../../contracts/clock.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { classifyS3Error, failureReasons, type S3Failure } from './classify-s3-error.ts';

export interface S3HealthChange {
  readonly state: 'ok' | S3Failure;
  /** Empty for `ok`. */
  readonly reason: string;
  readonly error?: unknown;
}

export interface S3HealthOptions {
  /** Puts and removes a little, to find out whether a failure is over. */
  readonly probe: () => Promise<void>;
  readonly clock: Pick<Clock, 'after'>;
  /** Called once for each change. */
  readonly onChange: (change: S3HealthChange) => void;
}

const probeMilliseconds = 1_000;
/** In seconds. */
const retryAfter = 5;

/**
 * Whether the server of the objects works. While it does not, requests that need it fail at once instead of after many
 * attempts of each:
 *
 *     ok ── a request failed after all its attempts ──► failing ── trial each second succeeds ──► ok
 */
export class S3Health implements Disposable {
  readonly #options: S3HealthOptions;
  #failure: S3Failure | undefined;
  #cancel: () => void = () => {};
  #closed = false;

  constructor(options: S3HealthOptions) {
    this.#options = options;
  }

  get works(): boolean {
    return this.#failure === undefined;
  }

  /** Throws `storage_unavailable` while the server fails. */
  admit(): void {
    if (this.#failure !== undefined) throw unavailable(this.#failure);
  }

  /** What a request threw: `storage_unavailable` if that is the server's fault, anything else as it is. */
  report(error: unknown): unknown {
    const failure = classifyS3Error(error);
    if (failure === undefined || this.#closed) return error;
    this.#change(failure, error);
    return unavailable(failure, error);
  }

  [Symbol.dispose](): void {
    this.#closed = true;
    this.#cancel();
  }

  #change(failure: S3Failure, error: unknown): void {
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
        this.#change(classifyS3Error(error) ?? 'errors', error);
        this.#probeLater();
      }
    });
  }
}

function unavailable(failure: S3Failure, cause?: unknown): ServiceError {
  return new ServiceError('storage_unavailable', { reason: failureReasons[failure] }, { retryAfter, cause });
}
