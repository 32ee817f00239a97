import { CommandFailure, InputError, NoAnswer } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { readRefusal } from '../command-line/read-refusal.ts';
import { readWarnings } from '../command-line/read-warnings.ts';
import { requestWithRetries } from '../command-line/request-with-retries.ts';
import { type MultipartBody, multipartBody } from './multipart-body.ts';
import { readNotices, type WarningNotice } from './warning-notices.ts';

export interface DocumentHandle {
  readonly id: string;
  /** Goes in bodies only: addresses are kept in logs. */
  readonly key: string;
}

/** In pages or pictures. */
export interface CountedWork {
  readonly stage: 'reading' | 'translating' | 'writing';
  readonly unit: 'page' | 'picture';
  /** The one that is worked on, from 1. */
  readonly number: number;
  readonly total: number;
}

export interface DocumentStatus {
  readonly state: 'queued' | 'translating' | 'done' | 'error';
  readonly secondsRemaining: number | undefined;
  /** Where the server counts pages or pictures. */
  readonly counted: CountedWork | undefined;
  readonly billedCharacters: number | undefined;
  readonly message: string | undefined;
  /** Codes of what was not done as asked. */
  readonly warnings: readonly string[];
  /** The same in words, as far as the server gives them. */
  readonly notices: readonly WarningNotice[];
}

const states = ['queued', 'translating', 'done', 'error'] as const;
/** What a server says of a document rather than of everything that is sent with this key. */
const ofThisDocument: ReadonlySet<number> = new Set([400, 413, 415, 422, 500]);
/** Once it was accepted, it may be gone. */
const ofAcceptedDocument: ReadonlySet<number> = new Set([400, 404]);
const deletionMilliseconds = 5_000;
const patienceMilliseconds = 2_000;

/** The documents of a server (`interface.md`, Document translation). Waits while it is short of capacity. */
export class DocumentClient {
  readonly #server: CommandServer;

  constructor(server: CommandServer) {
    this.#server = server;
  }

  /** Answers even when it is stopped after the last byte was sent: the document can be deleted with what is answered. */
  async upload(
    path: string,
    fields: Readonly<Record<string, string>>,
    sent: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<DocumentHandle> {
    const form = multipartBody(path, fields, sent);
    const url = `${this.#server.address}/v2/document`;
    const headers = { authorization: this.#authorization, 'content-type': form.contentType };
    using patient = patientSignal(form, signal);
    try {
      const response = await requestWithRetries(url, { headers, body: form.open }, this.#server, patient.signal);
      const { document_id: id, document_key: key } = await readAnswer(response, ofThisDocument);
      if (typeof id !== 'string' || typeof key !== 'string') throw noDocumentServer(response);
      return { id, key };
    } catch (error) {
      signal.throwIfAborted();
      throw form.fault ?? error;
    }
  }

  async status(handle: DocumentHandle, signal: AbortSignal): Promise<DocumentStatus> {
    const response = await this.#post('', handle, signal);
    const answer = await readAnswer(response, ofAcceptedDocument);
    const { status, seconds_remaining, billed_characters, message, error_message } = answer;
    const state = states.find((known) => known === status);
    if (state === undefined) throw noDocumentServer(response);
    return {
      state,
      secondsRemaining: count(seconds_remaining),
      counted: countedWork(answer.progress),
      billedCharacters: count(billed_characters),
      message: [message, error_message].find((words) => typeof words === 'string'),
      warnings: readWarnings(response),
      notices: readNotices(answer.warnings),
    };
  }

  /** A server gives the result once. */
  async *result(handle: DocumentHandle, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const response = await this.#post('/result', handle, signal);
    if (!response.ok || response.body === null) throw await refusal(response, ofAcceptedDocument);
    const chunks = response.body[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await chunks.next().catch((error) => {
        signal.throwIfAborted();
        throw lost(response, error);
      });
      if (done) return;
      yield value;
    }
  }

  /** False when the server may still have it. */
  async delete(handle: DocumentHandle): Promise<boolean> {
    try {
      const response = await fetch(this.#address(handle), {
        method: 'DELETE',
        headers: { authorization: this.#authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ document_key: handle.key }),
        redirect: 'manual',
        signal: AbortSignal.timeout(deletionMilliseconds),
      });
      await response.body?.cancel();
      return response.ok || response.status === 404;
    } catch {
      return false;
    }
  }

  get #authorization(): string {
    return `DeepL-Auth-Key ${this.#server.key}`;
  }

  #address({ id }: DocumentHandle): string {
    return `${this.#server.address}/v2/document/${encodeURIComponent(id)}`;
  }

  #post(path: string, handle: DocumentHandle, signal: AbortSignal): Promise<Response> {
    const headers = { authorization: this.#authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ document_key: handle.key });
    return requestWithRetries(`${this.#address(handle)}${path}`, { headers, body }, this.#server, signal);
  }
}

/** Aborts with the signal; when the whole form was sent, a moment later. */
function patientSignal(form: MultipartBody, signal: AbortSignal): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  const end = (): void => controller.abort(signal.reason);
  const stop = (): void => {
    if (form.complete) setTimeout(end, patienceMilliseconds).unref();
    else end();
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', stop, { once: true });
  return { signal: controller.signal, [Symbol.dispose]: () => signal.removeEventListener('abort', stop) };
}

async function readAnswer(response: Response, ofDocument: ReadonlySet<number>): Promise<Record<string, unknown>> {
  if (!response.ok) throw await refusal(response, ofDocument);
  const answer: unknown = await response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) throw lost(response, error);
  });
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}

async function refusal(response: Response, ofDocument: ReadonlySet<number>): Promise<Error> {
  const { words } = readRefusal(await response.json().catch(() => undefined));
  if (ofDocument.has(response.status)) return new InputError(words);
  const message = `${new URL(response.url).host}: ${words} (HTTP ${response.status})`;
  return response.status >= 500 ? new NoAnswer(message) : new CommandFailure(message);
}

function lost(response: Response, cause: unknown): NoAnswer {
  return new NoAnswer(`${new URL(response.url).host}: the connection was lost.`, { cause });
}

function noDocumentServer(response: Response): CommandFailure {
  return new CommandFailure(`${new URL(response.url).origin} does not answer as a server with documents does.`);
}

const stages = ['reading', 'translating', 'writing'] as const;
const units = { pages: 'page', pictures: 'picture' } as const;

function countedWork(given: unknown): CountedWork | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { stage: named, unit: counted, ...numbers } = given as Record<string, unknown>;
  const stage = stages.find((known) => known === named);
  const [done, total] = [count(numbers.done), count(numbers.total)];
  if (stage === undefined || (counted !== 'pages' && counted !== 'pictures')) return undefined;
  if (done === undefined || total === undefined || total === 0) return undefined;
  return { stage, unit: units[counted], number: Math.min(done + 1, total), total };
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? Math.round(value) : undefined;
}
