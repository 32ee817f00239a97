import type { Clock } from '../../contracts/clock.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { RequestSlots } from '../shared/request-slots.ts';

export interface SpeechServerOptions {
  /** With its path, such as `http://localhost:8000/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Default the one of the platform. */
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
  /** Milliseconds without a byte after which a request is given up. */
  readonly stallMilliseconds: number;
  readonly onIncident: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** What a server did wrong. The message holds statuses and codes only: no text of a request, no key. */
export class SpeechServerError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export interface SpeechAnswer {
  readonly contentType: string;
  /** Rejects with a `ServiceError` where the server breaks off or stalls. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Failures in a row after which other engines go first for a while. */
const failuresUntilFailing = 3;
const failingMilliseconds = 30_000;
const longestWait = 5_000;
const mostRequests = 8;

/** Requests to one server with the OpenAI interface of speech. */
export class SpeechServer {
  readonly #options: SpeechServerOptions;
  readonly #slots = new RequestSlots(mostRequests);
  #failures = 0;
  #failedAt = 0;
  #lastFailure = '';

  constructor(options: SpeechServerOptions) {
    this.#options = options;
  }

  health(): EngineHealth {
    const failing = this.#failures >= failuresUntilFailing;
    const recent = this.#options.clock.elapsed() - this.#failedAt < failingMilliseconds;
    return failing && recent ? { state: 'failing', reason: this.#lastFailure } : { state: 'ready' };
  }

  /**
   * Sends a request, and reads its answer with `read`. One that fails is sent once more, unless `read` says that something of
   * the answer was used. Rejects with a `ServiceError`, whose cause is a `SpeechServerError` with the status of the answer.
   */
  async *stream<Result>(
    path: string,
    body: () => string | FormData,
    read: (answer: SpeechAnswer) => AsyncIterable<Result>,
    signal: AbortSignal,
    accountId?: string | undefined,
  ): AsyncGenerator<Result> {
    for (let attempt = 1; ; attempt += 1) {
      let used = false;
      const giveBack = await this.#slots.take(signal, { accountId });
      let failure: ServiceError;
      try {
        for await (const result of this.#exchange(path, body(), read, signal)) {
          used = true;
          yield result;
        }
        this.#failures = 0;
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ServiceError)) throw error;
        failure = error;
      } finally {
        giveBack();
      }
      this.#learn(failure);
      if (used || attempt === 2 || !retryable(failure)) throw failure;
      await this.#wait((failure.retryAfter ?? 0) * 1_000, signal);
    }
  }

  async *#exchange<Result>(
    path: string,
    body: string | FormData,
    read: (answer: SpeechAnswer) => AsyncIterable<Result>,
    signal: AbortSignal,
  ): AsyncGenerator<Result> {
    const { baseUrl, apiKey, clock, stallMilliseconds, fetch: connect = fetch } = this.#options;
    const ending = new AbortController();
    const abort = (): void => ending.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const late = new ServiceError(
      'engine_timed_out',
      {},
      { cause: new SpeechServerError('sent nothing for too long') },
    );
    let stopWaiting = (): void => {};
    const wait = (): void => {
      stopWaiting();
      stopWaiting = clock.after(stallMilliseconds, () => ending.abort(late));
    };
    try {
      wait();
      const answer = await connect(`${baseUrl}${path}`, {
        method: 'POST',
        headers: {
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          'user-agent': 'dragoman',
        },
        body,
        redirect: 'error',
        signal: ending.signal,
      });
      if (!answer.ok) throw await statusError(answer);
      const { body: stream } = answer;
      const chunks = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of stream ?? []) {
          // A reader that is slow is no server that stalls.
          stopWaiting();
          yield chunk;
          wait();
        }
      };
      const contentType = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      yield* read({ contentType, body: chunks() });
    } catch (error) {
      signal.throwIfAborted();
      if (ending.signal.aborted) throw late;
      throw error instanceof ServiceError ? error : connectionError(error);
    } finally {
      stopWaiting();
      signal.removeEventListener('abort', abort);
      ending.abort();
    }
  }

  #learn(failure: ServiceError): void {
    const cause = failure.cause instanceof Error ? failure.cause : failure;
    const { status } = cause as SpeechServerError;
    // It refuses this request only.
    if (status !== undefined && status >= 400 && status < 500 && ![401, 403, 404, 408].includes(status)) return;
    const { origin, pathname } = new URL(this.#options.baseUrl);
    this.#lastFailure = `${origin}${pathname} ${cause.message}`;
    this.#failures += 1;
    this.#failedAt = this.#options.clock.elapsed();
    this.#options.onIncident({ kind: 'request_failed', detail: this.#lastFailure });
  }

  async #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (milliseconds === 0) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const cancel = this.#options.clock.after(milliseconds, resolve);
    try {
      await promise;
    } finally {
      cancel();
      signal.removeEventListener('abort', abort);
    }
  }
}

/** The server answered with something else than what was asked for. */
export function wrongAnswer(message: string): ServiceError {
  return new ServiceError('engine_failed', {}, { cause: new SpeechServerError(message) });
}

function retryable(failure: ServiceError): boolean {
  if (failure.code === 'engine_timed_out') return false;
  const { status } = failure.cause as SpeechServerError;
  if (status === 429) return failure.retryAfter !== undefined && failure.retryAfter * 1_000 <= longestWait;
  return status === undefined || status >= 500 || status === 408;
}

async function statusError(answer: Response): Promise<ServiceError> {
  await answer.body?.cancel();
  const cause = new SpeechServerError(`answers ${answer.status}`, answer.status);
  if (![401, 403, 404, 429, 503].includes(answer.status)) return new ServiceError('engine_failed', {}, { cause });
  const said = Number.parseFloat(answer.headers.get('retry-after') ?? '');
  const retryAfter = said >= 0 ? { retryAfter: Math.ceil(said) } : {};
  return new ServiceError(
    'engine_unavailable',
    { reason: 'the speech server cannot be used.' },
    { cause, ...retryAfter },
  );
}

function connectionError(error: unknown): ServiceError {
  let code: unknown;
  for (let cause = error; cause instanceof Error && code === undefined; cause = cause.cause)
    code = (cause as NodeJS.ErrnoException).code;
  const name = typeof code === 'string' ? code : 'broken connection';
  const cause = new SpeechServerError(`cannot be used: ${name}`, undefined, error);
  if (!/REFUSED|NOTFOUND|EAI_|UNREACH|CONNECT_TIMEOUT|CERT|TLS/.test(name))
    return new ServiceError('engine_failed', {}, { cause });
  return new ServiceError('engine_unavailable', { reason: 'the speech server cannot be used.' }, { cause });
}
