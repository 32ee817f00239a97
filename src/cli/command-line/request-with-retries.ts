import { CommandFailure, NoAnswer } from './command-errors.ts';

export interface RequestOptions {
  /** Rejects with the reason of the signal when it aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Called before each wait. */
  waiting(milliseconds: number, status: number): void;
  /** Milliseconds since the epoch, for `Retry-After` with a date. */
  now(): number;
}

export interface RetriedRequest {
  readonly headers: Record<string, string>;
  /** Made anew for each attempt where it is a stream. */
  readonly body?: string | (() => ReadableStream);
  /** Default: POST. */
  readonly method?: string;
}

/** Too many requests, unavailable for the moment, overloaded. */
const retried: ReadonlySet<number> = new Set([429, 503, 529]);
const attempts = 6;
const firstWait = 1000;
/** A server that asks for more patience than this is answered to the user instead. */
const longestWait = 120_000;

/** Sends a request, and again after the time that the server names (else 1, 2, 4, 8, 16 seconds) while it is short of capacity. */
export async function requestWithRetries(
  url: string,
  request: RetriedRequest,
  { wait, waiting, now }: RequestOptions,
  signal: AbortSignal,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(url, request, signal);
    if (!retried.has(response.status) || attempt === attempts) return response;
    const pause = retryAfter(response.headers.get('retry-after'), now()) ?? firstWait * 2 ** (attempt - 1);
    if (pause > longestWait) return response;
    await response.body?.cancel();
    waiting(pause, response.status);
    await wait(pause, signal);
  }
}

async function send(
  url: string,
  { headers, body, method = 'POST' }: RetriedRequest,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  const content =
    typeof body === 'function' ? { body: body(), duplex: 'half' as const } : body === undefined ? {} : { body };
  try {
    response = await fetch(url, { headers, ...content, method, redirect: 'manual', signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new NoAnswer(`${new URL(url).origin} cannot be reached: ${reason(error)}.`, { cause: error });
  }
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location !== null)
    throw new CommandFailure(`${new URL(url).origin} has moved to ${new URL(location, url).origin}; use that address.`);
  return response;
}

function reason(error: unknown): string {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing listens there (is the server running?)';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no such host is known';
    default:
      return message || (code ?? 'the connection failed');
  }
}

/** Milliseconds of a `Retry-After` header (RFC 9110, 10.2.3), or undefined if there is none that can be read. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
