import { APIConnectionError, APIError } from 'openai';
import { saidDelay } from './retry-delay.ts';

export type ChatFailure =
  | 'unreachable'
  | 'broken'
  | 'stalled'
  | 'overloaded'
  | 'server_error'
  | 'no_access'
  | 'not_found'
  | 'context_exceeded'
  | 'refused_request';

/** What a chat server did wrong. The message holds statuses and codes only: no text of a request, no key. */
export class ChatServerError extends Error {
  readonly failure: ChatFailure;
  /** Milliseconds that the server asks to wait. */
  readonly retryAfter: number | undefined;
  /** What the server says its context holds, where the error says so. */
  readonly contextTokens: number | undefined;

  constructor(failure: ChatFailure, message: string, retryAfter?: number, contextTokens?: number) {
    super(message);
    this.name = 'ChatServerError';
    this.failure = failure;
    this.retryAfter = retryAfter;
    this.contextTokens = contextTokens;
  }

  get retryable(): boolean {
    return ['unreachable', 'broken', 'overloaded', 'server_error'].includes(this.failure);
  }

  /** Says something about the server, not about one request. */
  get ofServer(): boolean {
    return this.retryable
      ? this.failure !== 'overloaded'
      : ['stalled', 'no_access', 'not_found'].includes(this.failure);
  }
}

const contextWords = /context.{0,8}(length|size|window)|maximum context|exceed_context_size/i;

export function toChatServerError(error: unknown): ChatServerError {
  if (error instanceof ChatServerError) return error;
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return connectionError(error);
  const status = error.status ?? (typeof error.code === 'number' ? (error.code as number) : 500);
  const said = serverMessage(error);
  const word = [error.code, error.type].find((name) => typeof name === 'string' && /^[\w.]{1,60}$/.test(name));
  const message = word === undefined ? `answers ${status}` : `answers ${status} (${word})`;
  const wrap = (failure: ChatFailure, tokens?: number) =>
    new ChatServerError(failure, message, saidDelay(error.headers), tokens);
  if (status === 401 || status === 403) return wrap('no_access');
  if (status === 404) return wrap('not_found');
  if (status === 429) return wrap('overloaded');
  if (contextWords.test(`${said} ${error.code} ${error.type}`)) return wrap('context_exceeded', contextSize(said));
  return wrap(status >= 500 || status === 408 || status === 409 ? 'server_error' : 'refused_request');
}

/** For decisions only: it may repeat what a request held. */
export function serverMessage(error: APIError): string {
  const body = error.error as { message?: unknown } | undefined;
  return typeof body?.message === 'string' ? body.message : error.message;
}

function contextSize(said: string): number | undefined {
  const found = /(?:maximum context length is|available context size \()\s*(\d+)/i.exec(said)?.[1];
  return found === undefined ? undefined : Number(found);
}

function connectionError(error: unknown): ChatServerError {
  let code: unknown;
  for (let cause = error; cause instanceof Error && code === undefined; cause = cause.cause)
    code = (cause as NodeJS.ErrnoException).code;
  const name =
    typeof code === 'string' ? code : error instanceof SyntaxError ? 'unreadable stream' : 'broken connection';
  const unreachable = /REFUSED|NOTFOUND|EAI_|UNREACH|CONNECT_TIMEOUT|CERT|TLS/.test(name);
  return new ChatServerError(unreachable ? 'unreachable' : 'broken', `cannot be used: ${name}`);
}
