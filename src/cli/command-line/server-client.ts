import { CommandFailure } from './command-errors.ts';
import type { CommandServer } from './configured-server.ts';
import { readRefusal } from './read-refusal.ts';
import { requestWithRetries } from './request-with-retries.ts';

export interface ServerRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root, with its query: `/v2/usage`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** JSON over HTTP with a key. Waits while the server is short of capacity. Rejects with `CommandFailure`. */
export class ServerClient {
  readonly #server: CommandServer;
  readonly #signal: AbortSignal;

  constructor(server: CommandServer, signal: AbortSignal) {
    this.#server = server;
    this.#signal = signal;
  }

  /** The body of a successful answer; undefined if it has none. */
  async ask({ method = 'GET', path, body }: ServerRequest): Promise<unknown> {
    const url = `${this.#server.address}${path}`;
    const headers = {
      authorization: `DeepL-Auth-Key ${this.#server.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await requestWithRetries(url, { method, headers, ...content }, this.#server, this.#signal);
    const text = await response.text();
    const answer = parseJson(text);
    if (!response.ok)
      throw new CommandFailure(`${new URL(url).host}: ${readRefusal(answer).words} (HTTP ${response.status})`);
    if (text !== '' && answer === undefined) throw this.unexpected(path);
    return answer;
  }

  /** For an answer that lacks what the interface says. */
  unexpected(path: string): CommandFailure {
    return new CommandFailure(`${this.#server.address}${path} does not answer as a Dragoman server does.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of an answer, whatever the answer is. */
export function field(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
}

/** The elements of a list that are objects. */
export function objects(answer: unknown): readonly Readonly<Record<string, unknown>>[] | undefined {
  return Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null) ? answer : undefined;
}
