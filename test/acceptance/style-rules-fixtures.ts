import assert from 'node:assert/strict';
import { type RunningServer, type ServerOptions, startServer } from '../support/running-server.ts';
import { type Sending, type SentAnswer, sendRequest } from '../support/send-request.ts';

export interface Instruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly source_language?: string;
}

export interface StyleList {
  readonly style_id: string;
  readonly name: string;
  readonly language: string;
  readonly version: number;
  readonly creation_time: string;
  readonly updated_time: string;
  readonly configured_rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly custom_instructions: readonly Instruction[];
}

export const unknownId = '00000000-0000-4000-8000-000000000000';

type Caller = Pick<Sending, 'key' | 'host'>;

/** Calls of one caller on the style rule lists of a real server. Paths begin behind `/v3/style_rules`. */
export class StyleRuleClient implements AsyncDisposable {
  readonly server: RunningServer;
  readonly #caller: Caller;

  constructor(server: RunningServer, caller: Caller = {}) {
    this.server = server;
    this.#caller = caller;
  }

  static async start(options?: ServerOptions): Promise<StyleRuleClient> {
    return new StyleRuleClient(await startServer(options));
  }

  /** The same server called by another. */
  as(caller: Caller): StyleRuleClient {
    return new StyleRuleClient(this.server, caller);
  }

  send(method: string, path: string, body?: object | string): Promise<SentAnswer> {
    return sendRequest(this.server.address, method, `/v3/style_rules${path}`, {
      ...this.#caller,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** What a call answers that must succeed. */
  async read<Body = StyleList>(method: string, path: string, body?: object | string, status = 200): Promise<Body> {
    const answer = await this.send(method, path, body);
    assert.equal(answer.status, status, `${method} ${path}: ${answer.text}`);
    return answer.json();
  }

  create(fields: object = {}): Promise<StyleList> {
    return this.read('POST', '', { name: 'Manuals', language: 'de', ...fields }, 201);
  }

  get(id: string): Promise<StyleList> {
    return this.read('GET', `/${id}`);
  }

  async list(query = ''): Promise<readonly StyleList[]> {
    return (await this.read<{ style_rules: StyleList[] }>('GET', query)).style_rules;
  }

  addInstruction(id: string, fields: object = {}): Promise<StyleList & Instruction> {
    return this.read('POST', `/${id}/custom_instructions`, { label: 'Tone', prompt: 'Be kind.', ...fields }, 201);
  }

  /** Asserts that a call is refused: its status, its code, and what its message says. */
  async refused(
    [method, path, body]: readonly [method: string, path: string, body?: object | string | undefined],
    status: number,
    code: string,
    message = /./,
  ): Promise<void> {
    const answer = await this.send(method, path, body);
    const given = answer.json<{ code: string; message: string }>();
    assert.deepEqual([answer.status, given.code], [status, code], `${method} ${path}: ${answer.text}`);
    assert.match(given.message, message);
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.server[Symbol.asyncDispose]();
  }
}
