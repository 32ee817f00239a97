import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { s3Region, startS3Server } from '../support/s3-server/s3-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

const opened = new AsyncDisposableStack();
let one: RunningServer;
let other: RunningServer;

before(async () => {
  const cluster = opened.use(await PostgresCluster.start());
  const server = opened.use(await startS3Server());
  const { bucket } = await server.createBucket();
  const environment = {
    DRAGOMAN_DATABASE_URL: await cluster.createSchema(),
    DRAGOMAN_OBJECT_STORE_URL: `s3://${bucket}/texts?endpoint=${server.endpoint}&region=${s3Region}`,
    DRAGOMAN_OBJECT_STORE_KEY_ID: server.credentials.keyId,
    DRAGOMAN_OBJECT_STORE_SECRET: server.credentials.secret,
  };
  one = opened.use(await startServer({ environment }));
  other = opened.use(await startServer({ environment }));
});
after(() => opened.disposeAsync());

describe('two servers with one PostgreSQL database and one bucket', () => {
  it('give out the result of a document that the other one took', async () => {
    const handle = await new DocumentUser(one).uploaded('text.txt', 'The red house.');
    const user = new DocumentUser(other);
    const status = await user.ended(handle);
    assert.equal(status.status, 'done', status.message);
    assert.equal((await user.post(handle, '/result')).text, 'La casa roja.');
  });

  it('use the translation memory that the other one made, until either removes it', async () => {
    const segments = [{ source: 'The red house.', target: 'El hogar rojo.', target_language: 'es' }];
    const made = await one.request('/v3/translation_memories', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Houses', source_language: 'en', segments }),
    });
    assert.equal(made.status, 201);
    const { translation_memory_id: id } = (await made.json()) as { translation_memory_id: string };
    const text = { text: ['The red house.'], source_lang: 'EN', target_lang: 'ES', translation_memory_id: id };
    assert.match(await (await other.translate(text)).text(), /El hogar rojo\./);
    assert.equal((await other.request(`/v3/translation_memories/${id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await one.translate(text)).status, 404);
  });
});
