import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { S3Location } from '../../src/contracts/stores/object-store-settings.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { poll } from '../support/poll.ts';
import { runCli } from '../support/run-cli.ts';
import { startServer } from '../support/running-server.ts';
import { type S3Server, s3Region, startS3Server } from '../support/s3-server/s3-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

const folder = new TemporaryFolder();
let server: S3Server;
let proxy: FaultProxy;
let location: S3Location;
let secretFile: string;

before(async () => {
  server = await startS3Server();
  proxy = await startFaultProxy(server.endpoint);
  location = await server.createBucket();
  secretFile = join(folder.path, 'secret');
  writeFileSync(secretFile, `${server.credentials.secret}\n`);
  chmodSync(secretFile, 0o600);
});
after(async () => {
  await proxy[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

function environment(prefix: string): Record<string, string> {
  return {
    DRAGOMAN_OBJECT_STORE_URL: `s3://${location.bucket}/${prefix}?endpoint=${proxy.origin}&region=${s3Region}`,
    DRAGOMAN_OBJECT_STORE_KEY_ID: server.credentials.keyId,
    DRAGOMAN_OBJECT_STORE_SECRET_FILE: secretFile,
  };
}

async function keys(prefix: string): Promise<string[]> {
  const list = new ListObjectsV2Command({ Bucket: location.bucket, Prefix: `${prefix}/` });
  const { Contents = [] } = await server.client.send(list);
  return Contents.map(({ Key = '' }) => Key);
}

describe('documents with a bucket', () => {
  it('are in the bucket until they are fetched, and nowhere else', async () => {
    await using dragoman = await startServer({ environment: environment('one') });
    const user = new DocumentUser(dragoman);
    const handle = await user.uploaded('text.txt', 'The red house.');
    const status = await user.ended(handle);
    assert.equal(status.status, 'done', status.message);
    // The source goes a moment after the end of the work.
    await poll(async () => (await keys('one')).length === 1);
    assert.match((await keys('one'))[0] ?? '', /^one\/documents\/\d{10}\/[0-9a-f-]+\/result$/);
    assert.deepEqual(readdirSync(join(dragoman.dataDir, 'documents/objects')), ['.incoming']);
    const result = await user.post(handle, '/result');
    assert.equal(result.text, 'La casa roja.');
    await poll(async () => (await keys('one')).length === 0);
    assert.doesNotMatch(dragoman.output(), new RegExp(server.credentials.secret));
  });

  it('are refused while the bucket cannot be reached; text is translated, and all is well when it is back', async () => {
    await using dragoman = await startServer({ environment: environment('two') });
    const user = new DocumentUser(dragoman);
    proxy.use({ kind: 'status', status: 503 });
    const refused = await user.upload('text.txt', 'The red house.');
    assert.equal(refused.status, 503, refused.text);
    assert.equal(refused.json<{ code: string }>().code, 'storage_unavailable');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await dragoman.translate({ text: ['The red house.'], target_lang: 'ES' })).status, 200);
    assert.equal((await dragoman.request('/readyz')).status, 200);
    assert.match(await (await dragoman.request('/metrics')).text(), /^dragoman_object_store_up 0$/m);
    proxy.use({ kind: 'none' });
    await poll(async () => (await user.upload('text.txt', 'The red house.')).status === 200);
    assert.match(await (await dragoman.request('/metrics')).text(), /^dragoman_object_store_up 1$/m);
    assert.equal(dragoman.output().match(/object store fails/g)?.length, 1);
    assert.equal(dragoman.output().match(/object store works again/g)?.length, 1);
  });

  it('are finished when the bucket fails while they are translated', async () => {
    await using dragoman = await startServer({ environment: environment('three') });
    const user = new DocumentUser(dragoman);
    const handle = await user.uploaded('text.txt', 'The red house.');
    proxy.use({ kind: 'refused' });
    await poll(async () => (await (await dragoman.request('/metrics')).text()).includes('dragoman_object_store_up 0'));
    proxy.use({ kind: 'none' });
    const status = await user.ended(handle);
    assert.equal(status.status, 'done', status.message);
  });
});

describe('translation memories with a bucket', () => {
  const segments = [{ source: 'The red house.', target: 'El hogar rojo.', target_language: 'es' }];

  it('are made on one server and used on another with the same database', async () => {
    using dataDir = new TemporaryFolder();
    const made = await makeMemory(dataDir.path, {});
    // From the data folder, which a server without a bucket has filled, into the bucket.
    for (const _ of ['moved', 'moved before']) {
      await using dragoman = await startServer({ dataDir: dataDir.path, environment: environment('memories') });
      assert.equal((await keys('memories')).length, 1);
      const body = { text: ['The red house.'], source_lang: 'EN', target_lang: 'ES', translation_memory_id: made };
      const answer = await dragoman.translate({ ...body, translation_memory_threshold: 75 });
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), /El hogar rojo\./);
      rmSync(join(dataDir.path, 'translation-memory-copies'), { recursive: true });
    }
    const other = await makeMemory(dataDir.path, environment('memories'));
    const stored = await keys('memories');
    assert.equal(stored.length, 2);
    await using dragoman = await startServer({ dataDir: dataDir.path, environment: environment('memories') });
    for (const id of [made, other])
      assert.equal((await dragoman.request(`/v3/translation_memories/${id}`, { method: 'DELETE' })).status, 204);
    // For backups under way they stay for an hour, each with a mark that has its name.
    const left = new Set((await keys('memories')).filter((key) => !stored.includes(key)));
    const marked = Array.from(left, (key) => key.replace(/left-(translation-memories)\/\d{10}\//, '$1/'));
    assert.deepEqual(marked.toSorted(), stored.toSorted());
  });

  async function makeMemory(dataDir: string, settings: Record<string, string>): Promise<string> {
    await using dragoman = await startServer({ dataDir, environment: settings });
    const answer = await dragoman.request('/v3/translation_memories', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Houses', source_language: 'en', segments }),
    });
    const text = await answer.text();
    assert.equal(answer.status, 201, text);
    return (JSON.parse(text) as { translation_memory_id: string }).translation_memory_id;
  }
});

describe('a start with a bucket', () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    ['a wrong secret', { DRAGOMAN_OBJECT_STORE_SECRET: 'hidden-word' }, /refuses the credentials/],
    ['a server that is not there', { DRAGOMAN_OBJECT_STORE_URL: 's3://texts?endpoint=http://127.0.0.1:9' }, /answer/],
  ];
  for (const [what, differences, message] of wrong)
    it(`is refused with ${what}`, async () => {
      const { DRAGOMAN_OBJECT_STORE_SECRET_FILE: _, ...rest } = environment('four');
      using dataDir = new TemporaryFolder();
      const given = { ...rest, DRAGOMAN_OBJECT_STORE_SECRET: server.credentials.secret, ...differences };
      const { code, stdout, stderr } = await runCli(['serve'], dataDir.path, { environment: given });
      assert.equal(code, 1);
      assert.match(stderr, message);
      assert.ok(stderr.trim().split('\n').length <= 3, stderr);
      assert.doesNotMatch(stdout + stderr, /hidden-word|secret-of-the-object-store|^\s+at /m);
    });
});

describe('a folder that nodes share', () => {
  it('takes over what is in the data folder', async () => {
    const shared = join(folder.path, 'shared');
    using dataDir = new TemporaryFolder();
    const name = 'documents/2999010100/aa/source';
    const left = join(dataDir.path, 'documents/objects', `${name}.bin`);
    await (await startServer({ dataDir: dataDir.path }))[Symbol.asyncDispose]();
    mkdirSync(join(left, '..'), { recursive: true });
    writeFileSync(left, 'sealed');
    const settings = { DRAGOMAN_OBJECT_STORE_URL: `file://${shared}` };
    await using dragoman = await startServer({ dataDir: dataDir.path, environment: settings });
    assert.ok(existsSync(join(shared, `${name}.bin`)));
    assert.ok(!existsSync(left));
    const { text } = await new DocumentUser(dragoman).translated('text.txt', 'The red house.');
    assert.equal(text, 'La casa roja.');
  });
});
