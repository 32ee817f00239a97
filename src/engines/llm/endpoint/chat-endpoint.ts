import type { EngineHealth, Urgency } from '../../../contracts/engines/text-translator.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The shape an answer must have, as JSON Schema (the subset that structured output takes). */
export interface AnswerFormat {
  /** Letters, digits and underscores. */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** Tokens the answer may have. */
  readonly maximumTokens: number;
  /** Default 0. */
  readonly temperature?: number;
  /**
   * Asked for by the strongest means that the server has (see `structuredOutput`). Where it has none, only the prompt can
   * ask for it: the caller checks the answer in any case.
   */
  readonly format?: AnswerFormat;
  /** Default `interactive`: goes before requests of the background that wait. */
  readonly urgency?: Urgency | undefined;
  /** Whose request it is: accounts take turns. */
  readonly accountId?: string | undefined;
}

export interface ChatReply {
  /** Without a model's reasoning. */
  readonly text: string;
  /** `length`: cut off at `maximumTokens`; the text is what there was. `refused`: by the model or a filter. */
  readonly finish: 'stop' | 'length' | 'refused';
  /** As the server counts; undefined when it does not say. */
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | undefined;
}

/** How an answer's shape can be demanded, strongest first. */
export type StructuredOutput = 'json_schema' | 'json_object' | 'none';

/** What the check at the start found out about a server. */
export interface EndpointCapabilities {
  readonly structuredOutput: StructuredOutput;
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
}

/**
 * One model behind one server that speaks the OpenAI chat completions protocol.
 *
 * Requests stream, so that a model that stalls is noticed however long an answer takes. Inside: a limit of requests
 * at once (others wait in order, those of the background behind the interactive ones), retries with back-off on 429, 5xx
 * and broken connections (`Retry-After` is followed), a circuit breaker, and a check at the start that is repeated while
 * it fails.
 *
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`; no key and no text of a request
 *   in any message. The `cause` is a `ChatServerError`; its `failure` `context_exceeded` says that prompt and answer were
 *   too long together, and `capabilities().contextTokens` is then what the server said.
 * - When `signal` aborts, the call rejects at once with the signal's reason and the connection is closed.
 * - `[Symbol.asyncDispose]` waits for nothing: it closes every connection and rejects calls in flight.
 */
export interface ChatEndpoint extends AsyncDisposable {
  /** As the server names it. */
  readonly model: string;
  /** Of the last successful check; before it, the weakest that can be. */
  capabilities(): EndpointCapabilities;
  /** `unavailable` until the first check has succeeded, `failing` while the circuit breaker is open. */
  health(): EngineHealth;
  /** Resolves when the first check has ended, however it ended. */
  checked(): Promise<void>;
  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
}
