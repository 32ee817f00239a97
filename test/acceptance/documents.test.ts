import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';

let server: RunningServer;
before(async () => {
  server = await startServer();
});
after(() => server[Symbol.asyncDispose]());

interface Handle {
  readonly document_id: string;
  readonly document_key: string;
}

async function upload(name: string, content: string | Buffer, fields: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ target_lang: 'ES', ...fields })) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return server.request('/v2/document', { method: 'POST', body: form });
}

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return server.request(path, { method: 'POST', body: JSON.stringify(body), headers });
}

/** Asks until it is over. */
async function ended({ document_id, document_key }: Handle): Promise<Record<string, unknown>> {
  for (;;) {
    const status = (await (await post(`/v2/document/${document_id}`, { document_key })).json()) as { status: string };
    if (status.status === 'done' || status.status === 'error') return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('documents', () => {
  it('are translated by real engines, whatever the type', async () => {
    const cases = [
      ['a.txt', 'The house is big.\n', /^La casa es grande\.\n$/],
      ['a.html', '<p>The house is <b>big</b>.</p>', /^<p>La casa es <b>grande<\/b>\.<\/p>$/],
      ['a.json', '{"title": "The house is big."}', /^\{"title": "La casa es grande\."\}$/],
      ['a.md', '# The house\n\nThe *house* is big.\n', /^# La casa\n\nLa \*casa\* es grande\.\n$/],
      ['a.srt', '1\n00:00:01,000 --> 00:00:02,000\nThe house is big.\n', /La casa es grande\.\n$/],
    ] as const;
    for (const [name, content, expected] of cases) {
      const handle = (await (await upload(name, content)).json()) as Handle;
      const status = await ended(handle);
      assert.equal(status.status, 'done', JSON.stringify(status));
      const { document_id, document_key } = handle;
      const result = await post(`/v2/document/${document_id}/result`, { document_key });
      assert.equal(result.status, 200);
      assert.match(await result.text(), expected, name);
      assert.equal((await post(`/v2/document/${document_id}/result`, { document_key })).status, 404);
    }
  });

  it('are asked for by GET, fetched by GET, and deleted', async () => {
    const handle = (await (await upload('a.txt', 'The house is big.')).json()) as Handle;
    await ended(handle);
    const path = `/v2/document/${handle.document_id}`;
    const query = `?document_key=${handle.document_key}`;
    assert.equal((await server.request(`${path}${query}`)).status, 200);
    assert.equal(await (await server.request(`${path}/result${query}`)).text(), 'La casa es grande.');
    const other = (await (await upload('a.txt', 'The house is big.')).json()) as Handle;
    const gone = `/v2/document/${other.document_id}?document_key=${other.document_key}`;
    assert.equal((await server.request(gone, { method: 'DELETE' })).status, 204);
    assert.equal((await server.request(gone)).status, 404);
  });

  it('are refused with the reason', async () => {
    const refused = await upload('a.exe', 'x');
    assert.equal(refused.status, 400);
    assert.match(((await refused.json()) as { message: string }).message, /\.exe/);
    assert.equal((await upload('a.txt', 'x'.repeat((1 << 20) + 1))).status, 413);
    const form = new FormData();
    form.append('file', new Blob(['x']), 'a.txt');
    const headers = { authorization: `DeepL-Auth-Key ${adminKey}` };
    assert.equal((await server.request('/v2/document', { method: 'POST', body: form, headers })).status, 403);
  });

  it('are never on disk as they are', async () => {
    const secret = 'Heliotropeunderwaterbicycle';
    const handles: Handle[] = [];
    for (const suffix of ['one', 'two']) {
      const answer = await upload(`${secret}-${suffix}.txt`, `The ${secret} sleeps. `.repeat(50));
      handles.push((await answer.json()) as Handle);
    }
    for (const handle of handles) await ended(handle);
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    assert.ok(files.some(({ parentPath }) => parentPath.includes('documents')));
    for (const { parentPath, name } of files) {
      assert.ok(!name.includes(secret));
      const bytes = readFileSync(join(parentPath, name));
      assert.ok(!bytes.includes(secret), name);
      for (const { document_key } of handles) {
        assert.ok(!bytes.includes(document_key), name);
        assert.ok(!bytes.includes(Buffer.from(document_key, 'hex')), name);
      }
    }
    assert.ok(!server.output().includes(secret));
  });
});
