import assert from 'node:assert/strict';
import { type RunningServer, type ServerOptions, startServer } from '../support/running-server.ts';
import { type Sending, type SentAnswer, sendRequest } from '../support/send-request.ts';

export interface GlossaryAnswer {
  readonly glossary_id: string;
  readonly ready?: boolean;
  readonly name: string;
  readonly dictionaries: readonly {
    readonly source_lang: string;
    readonly target_lang: string;
    readonly entry_count: number;
  }[];
  readonly creation_time: string;
}

export interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly detail?: string;
}

export const enEs = { source_lang: 'en', target_lang: 'es' };
export const unknownId = '00000000-0000-4000-8000-000000000000';

type Caller = Pick<Sending, 'key' | 'host'>;

/** Calls of one caller on the glossaries of a real server. */
export class GlossaryClient implements AsyncDisposable {
  readonly server: RunningServer;
  readonly #caller: Caller;

  constructor(server: RunningServer, caller: Caller = {}) {
    this.server = server;
    this.#caller = caller;
  }

  static async start(options?: ServerOptions): Promise<GlossaryClient> {
    return new GlossaryClient(await startServer(options));
  }

  /** The same server called by another. */
  as(caller: Caller): GlossaryClient {
    return new GlossaryClient(this.server, caller);
  }

  send(method: string, path: string, body?: object | string, headers?: Sending['headers']): Promise<SentAnswer> {
    return sendRequest(this.server.address, method, path, {
      ...this.#caller,
      ...(body === undefined ? {} : { body }),
      ...(headers === undefined ? {} : { headers }),
    });
  }

  /** A new glossary from English into Spanish, or of the dictionaries given. */
  async create(entries: string | readonly object[] = 'cat\tgato', name = 'Animals'): Promise<GlossaryAnswer> {
    const dictionaries = typeof entries === 'string' ? [{ ...enEs, entries }] : entries;
    const answer = await this.send('POST', '/v3/glossaries', { name, dictionaries });
    assert.equal(answer.status, 201, answer.text);
    return answer.json();
  }

  async get(id: string): Promise<GlossaryAnswer> {
    const answer = await this.send('GET', `/v3/glossaries/${id}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json();
  }

  async list(): Promise<readonly GlossaryAnswer[]> {
    return (await this.send('GET', '/v3/glossaries')).json<{ glossaries: GlossaryAnswer[] }>().glossaries;
  }

  async entries(id: string, { source_lang, target_lang } = enEs): Promise<string> {
    const path = `/v3/glossaries/${id}/entries?source_lang=${source_lang}&target_lang=${target_lang}`;
    const answer = await this.send('GET', path);
    assert.equal(answer.status, 200, answer.text);
    const { dictionaries } = answer.json<{ dictionaries: { entries: string }[] }>();
    assert.equal(dictionaries.length, 1);
    return dictionaries[0]?.entries ?? '';
  }

  put(id: string, entries: string, pair = enEs): Promise<SentAnswer> {
    return this.send('PUT', `/v3/glossaries/${id}/dictionaries`, { ...pair, entries });
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.server[Symbol.asyncDispose]();
  }
}

/** `count` entries whose targets all are the same. */
export function manyEntries(count: number, target: string): string {
  return Array.from({ length: count }, (_, index) => `source phrase ${index}\t${target}`).join('\n');
}
