import type { Clock } from '../../../contracts/clock.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { RequestSlots } from '../../shared/request-slots.ts';
import { within } from '../../shared/within.ts';
import type { ChatEndpoint, ChatReply, ChatRequest, EndpointCapabilities } from './chat-endpoint.ts';
import { type Exchange, exchange } from './chat-exchange.ts';
import { ChatServerError, toChatServerError } from './chat-server-error.ts';
import { checkServer } from './check-server.ts';
import { type BreakerOptions, CircuitBreaker } from './circuit-breaker.ts';
import { createChatClient } from './create-chat-client.ts';
import { backOff } from './retry-delay.ts';
import { ServerHabits } from './server-habits.ts';
import { toServiceError } from './to-service-error.ts';

/** For the log; `reason` holds no text of a request and no key. */
export interface ChatIncident {
  readonly kind: 'retry' | 'circuit_opened' | 'check_failed' | 'check_passed';
  readonly reason: string;
}

export interface ChatEndpointOptions {
  /** With its path, such as `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Requests at once. Default 4. */
  readonly maximumConcurrency?: number;
  /** Milliseconds without a byte after which a request is given up. Default 60,000. */
  readonly stallTimeout?: number;
  /** Milliseconds for a call with its waiting and retries. Default 300,000. */
  readonly timeLimit?: number;
  /** Where the server does not say it; an upper limit where it does. Default 8192. */
  readonly contextTokens?: number | undefined;
  /** Attempts after the first. Default 2. */
  readonly retries?: number;
  readonly breaker?: BreakerOptions;
  readonly onIncident?: (incident: ChatIncident) => void;
  readonly clock?: Clock;
  /** From 0 to 1, for the jitter of retries. */
  readonly random?: () => number;
}

const firstRecheck = 5_000;
const longestRecheck = 60_000;

export function createChatEndpoint(options: ChatEndpointOptions): ChatEndpoint {
  return new OpenAiEndpoint(options);
}

/**
 *   complete ─► slot ─► breaker ─► exchange ─► reply
 *                 ▲        │ open: engine_unavailable
 *                 └─ delay ◄── 429, 5xx, broken connection
 *
 *   check: at the start, until it passes; again after 401, 403, 404, and when the breaker's cool-down ends. A check that
 *   passes closes the breaker, so that a server which gets no calls while others serve comes back by itself.
 */
class OpenAiEndpoint implements ChatEndpoint {
  readonly model: string;
  readonly #options: ChatEndpointOptions;
  /** Without what an operator may have written into it as a password. */
  readonly #address: string;
  readonly #clock: Clock;
  readonly #server: Exchange;
  readonly #habits = new ServerHabits();
  readonly #slots: RequestSlots;
  readonly #breaker: CircuitBreaker;
  readonly #disposed = new AbortController();
  readonly #firstCheck = Promise.withResolvers<void>();
  #health: EngineHealth = { state: 'unavailable', reason: 'has not been checked yet' };
  #contextTokens: number;
  #lastFailure = '';
  #checking = false;
  #failedChecks = 0;
  #cancelCheck = () => {};

  constructor(options: ChatEndpointOptions) {
    this.#options = options;
    this.model = options.model;
    const { origin, pathname } = new URL(options.baseUrl);
    this.#address = `${origin}${pathname}`;
    this.#clock = options.clock ?? systemClock;
    this.#contextTokens = options.contextTokens ?? 8192;
    this.#slots = new RequestSlots(options.maximumConcurrency ?? 4);
    this.#breaker = new CircuitBreaker(this.#clock, options.breaker ?? {}, (coolDown) => {
      this.#reportIncident('circuit_opened', this.#lastFailure);
      this.#checkAfter(coolDown);
    });
    const client = createChatClient(options.baseUrl, options.apiKey);
    this.#server = { client, model: options.model, habits: this.#habits, clock: this.#clock };
    void this.#check();
  }

  capabilities(): EndpointCapabilities {
    return { structuredOutput: this.#habits.structuredOutput, contextTokens: this.#contextTokens };
  }

  health(): EngineHealth {
    if (this.#health.state !== 'ready' || this.#breaker.closed) return this.#health;
    return { state: 'failing', reason: this.#lastFailure };
  }

  checked(): Promise<void> {
    return this.#firstCheck.promise;
  }

  async complete(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
    signal.throwIfAborted();
    const expiry = new AbortController();
    const timeLimit = this.#options.timeLimit ?? 300_000;
    const deadline = this.#clock.elapsed() + timeLimit;
    const cancel = this.#clock.after(timeLimit, () =>
      expiry.abort(
        new ServiceError('engine_timed_out', {}, { cause: new ChatServerError('stalled', 'took too long') }),
      ),
    );
    const all = AbortSignal.any([signal, expiry.signal, this.#disposed.signal]);
    try {
      return await within(all, this.#attempts(request, all, deadline));
    } finally {
      cancel();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#cancelCheck();
    this.#disposed.abort(new ServiceError('engine_unavailable', { reason: 'the engine is stopped.' }));
    this.#firstCheck.resolve();
  }

  async #attempts(request: ChatRequest, signal: AbortSignal, deadline: number): Promise<ChatReply> {
    for (let attempt = 0; ; attempt += 1) {
      const failure = await this.#attempt(request, signal);
      if (!(failure instanceof ChatServerError)) return failure;
      if (!failure.retryable || attempt >= (this.#options.retries ?? 2)) throw toServiceError(failure);
      const delay = failure.retryAfter ?? backOff(attempt, this.#options.random ?? Math.random);
      if (this.#clock.elapsed() + delay >= deadline) throw toServiceError(failure);
      this.#reportIncident('retry', failure.message);
      await this.#delay(delay, signal);
    }
  }

  /** The slot is free again while a retry waits. */
  async #attempt(request: ChatRequest, signal: AbortSignal): Promise<ChatReply | ChatServerError> {
    const giveBack = await this.#slots.take(signal, request);
    let turn: number | undefined;
    try {
      if (!this.#breaker.enter()) throw this.#refuse();
      turn = this.#breaker.turn;
      const reply = await exchange(this.#server, request, signal, this.#options.stallTimeout ?? 60_000);
      this.#breaker.succeed(turn);
      return reply;
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      if (signal.aborted) {
        this.#breaker.abandon(turn);
        throw signal.reason;
      }
      const failure = toChatServerError(error);
      this.#learn(failure, turn);
      return failure;
    } finally {
      giveBack();
    }
  }

  #refuse(): ServiceError {
    const cause = new Error(`The circuit breaker is open: ${this.#lastFailure}`);
    const retryAfter = Math.max(1, Math.ceil(this.#breaker.remaining / 1_000));
    const reason = 'the language model server fails at the moment.';
    return new ServiceError('engine_unavailable', { reason }, { cause, retryAfter });
  }

  #learn(failure: ChatServerError, turn: number | undefined): void {
    if (failure.contextTokens !== undefined) this.#contextTokens = Math.min(this.#contextTokens, failure.contextTokens);
    if (!failure.ofServer) {
      this.#breaker.abandon(turn);
      return;
    }
    this.#lastFailure = this.#name(failure);
    this.#breaker.fail(turn);
    if (['no_access', 'not_found'].includes(failure.failure)) void this.#check();
  }

  async #check(): Promise<void> {
    const { signal } = this.#disposed;
    if (this.#checking || signal.aborted) return;
    this.#checking = true;
    this.#cancelCheck();
    try {
      const { structuredOutput, contextTokens } = await checkServer(this.#server, signal);
      this.#habits.structuredOutput = structuredOutput;
      this.#contextTokens = Math.min(
        contextTokens ?? this.#options.contextTokens ?? 8192,
        this.#options.contextTokens ?? Number.POSITIVE_INFINITY,
      );
      this.#health = { state: 'ready' };
      this.#failedChecks = 0;
      if (!this.#breaker.closed) this.#breaker.succeed();
      this.#reportIncident('check_passed', `${this.#address} serves ${this.model}`);
    } catch (error) {
      if (!signal.aborted) this.#checkFailed(toChatServerError(error));
    } finally {
      this.#checking = false;
      this.#firstCheck.resolve();
    }
  }

  #checkFailed(failure: ChatServerError): void {
    const reason = this.#name(failure);
    this.#lastFailure = reason;
    const served = this.#health.state === 'ready';
    if (!served || ['no_access', 'not_found'].includes(failure.failure))
      this.#health = { state: 'unavailable', reason };
    this.#reportIncident('check_failed', reason);
    this.#checkAfter(Math.min(longestRecheck, firstRecheck * 2 ** this.#failedChecks));
    this.#failedChecks += 1;
  }

  #checkAfter(delay: number): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#clock.after(delay, () => void this.#check());
  }

  async #delay(milliseconds: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#clock.after(milliseconds, resolve);
    await within(signal, promise).finally(cancel);
  }

  #name(failure: ChatServerError): string {
    return `${this.#address} ${failure.message}`;
  }

  #reportIncident(kind: ChatIncident['kind'], reason: string): void {
    this.#options.onIncident?.({ kind, reason });
  }
}
