import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { Deadline } from '../../time/deadline.ts';

/** What LanguageTool found; positions are UTF-16 units. */
export interface LanguageToolMatch {
  readonly offset: number;
  readonly length: number;
  readonly message?: string;
  readonly replacements: readonly { readonly value: string }[];
  readonly rule: { readonly id: string; readonly issueType?: string; readonly category?: { readonly id?: string } };
}

/** The server does not take a text; it may take others. */
export class RefusedTextError extends Error {}

class OverloadedError extends Error {}

/** The HTTP interface of LanguageTool, version 2. */
export class LanguageToolClient {
  readonly #url: string;
  readonly #clock: Clock;
  readonly #timeLimit: number;
  readonly #redirect: NonNullable<RequestInit['redirect']>;

  constructor(
    url: string,
    {
      clock,
      timeLimit,
      redirect = 'follow',
    }: { readonly clock: Clock; readonly timeLimit: number; readonly redirect?: NonNullable<RequestInit['redirect']> },
  ) {
    this.#redirect = redirect;
    this.#url = url.replace(/\/+$/, '');
    this.#clock = clock;
    this.#timeLimit = timeLimit;
  }

  /** Codes that the server knows. */
  async languages(signal: AbortSignal): Promise<ReadonlySet<string>> {
    using deadline = new Deadline(this.#clock, this.#timeLimit);
    const answer = await fetch(`${this.#url}/languages`, {
      redirect: this.#redirect,
      signal: AbortSignal.any([signal, deadline.signal]),
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const listed = (await answer.json()) as readonly { readonly longCode: string; readonly code: string }[];
    return new Set(listed.flatMap(({ longCode, code }) => [longCode, code]));
  }

  /** Rejects with a `ServiceError`, or with the reason of the signal. */
  async check(text: string, language: string, signal: AbortSignal): Promise<readonly LanguageToolMatch[]> {
    using deadline = new Deadline(this.#clock, this.#timeLimit);
    try {
      const answer = await fetch(`${this.#url}/check`, {
        method: 'POST',
        redirect: this.#redirect,
        body: new URLSearchParams({ text, language }),
        signal: AbortSignal.any([signal, deadline.signal]),
      });
      if (!answer.ok) throw failedAnswer(answer.status);
      return readMatches(await answer.json());
    } catch (cause) {
      signal.throwIfAborted();
      if (deadline.signal.aborted) throw new ServiceError('engine_timed_out', {}, { cause });
      if (!isUnreachable(cause)) throw new ServiceError('engine_failed', {}, { cause });
      throw new ServiceError('engine_unavailable', { reason: 'the LanguageTool server cannot be used.' }, { cause });
    }
  }
}

/** Nothing listens, the connection breaks, or the server has no room for the text. */
function isUnreachable(cause: unknown): boolean {
  return cause instanceof TypeError || cause instanceof OverloadedError;
}

function failedAnswer(status: number): Error {
  const message = `LanguageTool answered ${status}`;
  if (status === 429 || status === 503) return new OverloadedError(message);
  return status >= 400 && status < 500 ? new RefusedTextError(message) : new Error(message);
}

function readMatches(answer: unknown): readonly LanguageToolMatch[] {
  const { matches } = (answer ?? {}) as { matches?: unknown };
  if (!Array.isArray(matches)) throw new Error('LanguageTool answered without matches');
  return matches as readonly LanguageToolMatch[];
}
