import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ensureFirstAccount } from '../../src/features/accounts/first-account.ts';
import { UnreachableDatabaseError } from '../../src/storage/database/drivers/unreachable-database-error.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { openServerStores } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { adminKey, createTestApp, type TestApp } from '../support/test-app.ts';
import { ended, fetchResult, uploaded } from './documents-fixtures.ts';

const cluster = await PostgresCluster.start();
after(() => cluster[Symbol.asyncDispose]());

function serve(databaseUrl: string, clock?: ManualClock): Promise<TestApp> {
  return createTestApp({
    databaseUrl,
    ...(clock && { clock }),
    translators: [new FakeTranslator({ pairs: ['en>es', 'es>en'] })],
  });
}

describe('a server on PostgreSQL', () => {
  it('translates, counts, and keeps glossaries, keys and documents', async () => {
    await using app = await serve(await cluster.createSchema());
    const translated = await app.translate({ text: ['The house'] });
    assert.equal(translated.statusCode, 200, translated.body);
    assert.equal(await app.countedCharacters(), 9);

    const dictionaries = [{ source_lang: 'en', target_lang: 'es', entries: 'house\tcasona', entries_format: 'tsv' }];
    const made = await app.send('POST', '/v3/glossaries', { name: 'Houses', dictionaries });
    assert.equal(made.statusCode, 201, made.body);
    const listed = await app.send('GET', '/v3/glossaries');
    assert.deepEqual(
      listed.json().glossaries.map(({ glossary_id }: { glossary_id: string }) => glossary_id),
      [made.json().glossary_id],
    );

    const key = await app.send('POST', '/v2/admin/developer-keys', { label: 'New' }, { key: adminKey });
    assert.equal(key.statusCode, 201, key.body);
    const { api_key: secret, key_id } = key.json();
    assert.equal((await app.translate({ text: ['x'] }, { key: secret })).statusCode, 200);
    const gone = await app.send('PUT', '/v2/admin/developer-keys/deactivate', { key_id }, { key: adminKey });
    assert.equal(gone.statusCode, 200, gone.body);
    assert.equal((await app.translate({ text: ['x'] }, { key: secret })).statusCode, 403);

    const handle = await uploaded(app, { name: 'house.txt', content: 'The house' });
    const status = await ended(app, handle);
    assert.equal(status.status, 'done', JSON.stringify(status));
    assert.equal((await fetchResult(app, handle)).statusCode, 200);
    assert.equal(await app.countedCharacters(), 9 + 1 + 9);
  });

  it('shares its database with another server', async () => {
    const address = await cluster.createSchema();
    await using one = await serve(address);
    await using two = await serve(address);
    assert.equal((await one.translate({ text: ['The house'] })).statusCode, 200);
    assert.equal((await two.translate({ text: ['The house'] })).statusCode, 200);
    assert.deepEqual([await one.countedCharacters(), await two.countedCharacters()], [18, 18]);
  });

  it('makes each of the first keys once, however many servers start on it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const address = await cluster.createSchema();
      await using opened = new AsyncDisposableStack();
      const starting = Array.from({ length: 4 }, async () => {
        const { accounts } = opened.use(await openServerStores(address));
        return ensureFirstAccount({ accounts, clock: systemClock, ids: randomIdentifiers, plan: 'pro' });
      });
      const started = await Promise.all(starting);
      const made = (kind: 'admin' | 'developer') => started.filter(({ newKeys }) => newKeys[kind] !== undefined).length;
      assert.deepEqual([made('developer'), made('admin')], [1, 1]);
      assert.equal((await cluster.execute('select id from api_keys', address)).length, 2);
    }
  });

  it('refuses a key that another server has deactivated, without a second having passed', async () => {
    const address = await cluster.createSchema();
    // Time stops, so that only a signal ends what the server remembers.
    await using one = await serve(address, new ManualClock(new Date().toISOString()));
    await using two = await serve(address);
    const key = await one.createKey({});
    const statusOf = async () => (await one.translate({ text: ['x'] }, { key })).statusCode;
    assert.equal(await statusOf(), 200);
    const listed = await two.send('GET', '/v2/admin/developer-keys', undefined, { key: adminKey });
    for (const { key_id } of listed.json<{ key_id: string }[]>())
      await two.send('PUT', '/v2/admin/developer-keys/deactivate', { key_id }, { key: adminKey });
    await poll(async () => (await statusOf()) === 403);
  });

  it('survives the end of a connection between two statements of a transaction', async () => {
    await using own = await PostgresCluster.start();
    const database = await openPostgresDatabase(own.url(), systemClock);
    const work = database.exclusive('test', async (transaction) => {
      await transaction.selectFrom('nodes').selectAll().execute();
      await own.kill();
      await new Promise(setImmediate);
      await transaction.selectFrom('nodes').selectAll().execute();
    });
    await assert.rejects(work, UnreachableDatabaseError);
    await own.start();
    await poll(async () => (await database.selectFrom('nodes').selectAll().execute()).length === 0);
    await database.destroy();
  });

  it('answers 503 while the database is away, and goes on when it is back', async () => {
    await using own = await PostgresCluster.start();
    await using app = await serve(own.url());
    const readiness = async () => (await app.send('GET', '/readyz')).statusCode;
    assert.equal((await app.translate({ text: ['The house'] })).statusCode, 200);
    await own.stop();
    const refused = await app.translate({ text: ['The house'] });
    assert.equal(refused.statusCode, 503, refused.body);
    assert.equal(refused.json().code, 'storage_unavailable');
    assert.match(refused.json().message, /the database cannot be reached/);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal(await readiness(), 503);
    await own.start();
    await poll(async () => (await readiness()) === 200);
    assert.equal((await app.translate({ text: ['The house'] })).statusCode, 200);
    assert.equal(await app.countedCharacters(), 18);
  });
});
