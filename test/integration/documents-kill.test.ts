import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Handle, multipartBody, multipartType, type Status } from '../support/document-form.ts';
import { poll } from '../support/poll.ts';
import { developerKey } from '../support/test-app.ts';

const childPath = fileURLToPath(new URL('documents-serving-child.ts', import.meta.url));
const headers = { authorization: `DeepL-Auth-Key ${developerKey}` };
const documents = 40;
const kills = 5;

/** A server that can be killed and started again on the same folder. */
class MortalServer {
  readonly #dataDir: string;
  #child: ChildProcess | undefined;
  #address = '';

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [childPath, this.#dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const [port] = await once(child.stdout, 'data');
    this.#address = `http://127.0.0.1:${String(port).trim()}`;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async post(path: string, body: Buffer | URLSearchParams, type: Record<string, string> = {}): Promise<Response> {
    const payload = body instanceof URLSearchParams ? body : new Uint8Array(body);
    return fetch(`${this.#address}${path}`, { method: 'POST', body: payload, headers: { ...headers, ...type } });
  }

  async countedCharacters(): Promise<number> {
    const usage = (await (await fetch(`${this.#address}/v2/usage`, { headers })).json()) as { character_count: number };
    return usage.character_count;
  }
}

describe('documents of a server that is killed again and again', () => {
  let dataDir: string;
  let server: MortalServer;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dragoman-killed-'));
    server = new MortalServer(dataDir);
    await server.start();
  });
  after(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const storedObjects = (): readonly string[] =>
    readdirSync(join(dataDir, 'documents/objects'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(source|result)/.test(name),
    );

  const keyOf = ({ document_key }: Handle): URLSearchParams => new URLSearchParams({ document_key });

  async function accept(number: number): Promise<Handle> {
    const file = { name: `${number}.txt`, content: `Document ${number}.\n\nSecond paragraph.\n` };
    const fields = [
      ['source_lang', 'EN'],
      ['target_lang', 'ES'],
    ] as const;
    const answer = await server.post('/v2/document', multipartBody(fields, file), { 'content-type': multipartType });
    assert.equal(answer.status, 200);
    return (await answer.json()) as Handle;
  }

  async function askAll(handles: readonly Handle[]): Promise<readonly Status[]> {
    const answers = handles.map(async (handle) => {
      const answer = await server.post(`/v2/document/${handle.document_id}`, keyOf(handle));
      assert.equal(answer.status, 200);
      return (await answer.json()) as Status;
    });
    return Promise.all(answers);
  }

  it('all end done with the right bytes, each billed once', async () => {
    const handles: Handle[] = [];
    const done = async (): Promise<number> => {
      const statuses = await askAll(handles);
      const failed = statuses.filter(({ status }) => status === 'error');
      assert.deepEqual(failed, []);
      return statuses.filter(({ status }) => status === 'done').length;
    };
    for (let kill = 0; kill < kills; kill++) {
      const before = await done();
      for (let number = 0; number < documents / kills; number++) handles.push(await accept(handles.length));
      await poll(async () => (await done()) !== before);
      await server.kill();
      await server.start();
    }
    await poll(async () => (await done()) === documents);
    let billed = 0;
    for (const [number, handle] of handles.entries()) {
      const [status] = await askAll([handle]);
      billed += status?.billed_characters ?? 0;
      const result = await server.post(`/v2/document/${handle.document_id}/result`, keyOf(handle));
      assert.equal(await result.text(), `Epdvnfou ${number}.\n\nTfdpoe qbsbhsbqi.\n`);
    }
    assert.equal(await server.countedCharacters(), billed);
    // The last one is removed after its last byte was sent.
    await poll(() => storedObjects().length === 0);
  });
});
