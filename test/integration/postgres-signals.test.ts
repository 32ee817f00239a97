import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import pg from 'pg';
import { PostgresSignals, signalChannel } from '../../src/storage/database/drivers/postgres-signals.ts';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { aBill, aDocument } from '../contracts/document-store.ts';
import { aJob, at, claimAt } from '../contracts/job-queue.ts';
import { aNode } from '../contracts/node-store.ts';
import { openServerStores, storedIdentity } from '../contracts/stores-fixtures.ts';
import { poll } from '../support/poll.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';

const cluster = await PostgresCluster.start();
after(() => cluster[Symbol.asyncDispose]());

async function listen(address: string) {
  const signals = new PostgresSignals(address, systemClock);
  const heard: string[] = [];
  signals.onJobs('document', () => heard.push('document'));
  signals.onJobs('other', () => heard.push('other'));
  signals.onKeys(() => heard.push('keys'));
  await signals.open();
  heard.length = 0;
  return { heard, [Symbol.asyncDispose]: () => signals[Symbol.asyncDispose]() };
}

describe('signals of a PostgreSQL database', () => {
  it('come when jobs are added or given back, and when keys have changed, and hold nothing that is anybody’s', async () => {
    const address = await cluster.createSchema();
    await using stores = await openServerStores(address);
    await using listener = await listen(address);
    const client = new pg.Client(address);
    const payloads: string[] = [];
    client.on('notification', ({ payload = '' }) => payloads.push(payload));
    await client.connect();
    await client.query(`listen ${signalChannel}`);

    const queue = new DatabaseJobQueue(stores.database, randomIdentifiers);
    await queue.add(aJob('1', { payload: 'secret', accountId: 'somebody' }));
    await poll(() => listener.heard.length === 1);
    const job = await claimAt(queue, 1);
    assert.ok(job);
    await queue.retry(job, at(2));
    await poll(() => listener.heard.length === 2);
    const again = await claimAt(queue, 2);
    assert.ok(again);
    await queue.release(again, at(2));
    await poll(() => listener.heard.length === 3);
    assert.deepEqual(listener.heard, ['document', 'document', 'document']);

    const { account, key } = await storedIdentity(stores.accounts);
    await stores.accounts.deactivateKey(account.id, key.id, new Date());
    await poll(() => listener.heard.includes('keys'));
    await poll(() => payloads.length === 4);
    assert.deepEqual(new Set(payloads), new Set(['{"jobs":"document"}', '"keys"']));
    await client.end();
  });

  it('come for a job that needs a secret when it has one', async () => {
    const address = await cluster.createSchema();
    await using stores = await openServerStores(address);
    await using listener = await listen(address);
    await new DatabaseNodeStore(stores.database).join(aNode('node'));
    const queue = new DatabaseJobQueue(stores.database, randomIdentifiers);
    await queue.add({ ...aJob('1'), needsSecret: true });
    // Signals come in the order of the commits.
    await queue.add({ ...aJob('2'), kind: 'other' });
    await poll(() => listener.heard.length > 0);
    assert.deepEqual(listener.heard, ['other']);
    const secrets = new DatabaseJobSecretStore(stores.database);
    const sealed = Buffer.from('secret');
    await secrets.add('1', [{ nodeId: 'node', sealed }]);
    await poll(() => listener.heard.length > 1);
    assert.deepEqual(listener.heard, ['other', 'document']);
    // Not of what a worker is offered first, until it announces it.
    await secrets.add('1', [{ nodeId: 'node', sealed }], { isOffered: true });
    await queue.announce('other');
    await queue.announce('document');
    await poll(() => listener.heard.length > 3);
    assert.deepEqual(listener.heard, ['other', 'document', 'other', 'document']);
  });

  it('come for the end of a document, with its id', async () => {
    const address = await cluster.createSchema();
    await using stores = await openServerStores(address);
    await using signals = new PostgresSignals(address, systemClock);
    const ended: (string | undefined)[] = [];
    signals.onDocumentEnds((id) => ended.push(id));
    assert.equal(signals.isListening, false);
    await signals.open();
    assert.equal(signals.isListening, true);
    const { key } = await storedIdentity(stores.accounts);
    const documents = new DatabaseDocumentStore(stores.database, stores.commits);
    for (const id of ['done', 'failed', 'last']) await documents.add(aDocument(key, { id, state: 'translating' }));
    assert.equal(await documents.finish('done', aBill(key), new Date()), true);
    assert.equal(await documents.fail('failed', 'no reason', new Date()), true);
    assert.equal(await documents.fail('done', 'late', new Date()), false, 'nobody hears of what changes nothing');
    assert.equal(await documents.finish('last', aBill(key, 0), new Date()), true);
    await poll(() => ended.length === 4);
    assert.deepEqual(ended, [undefined, 'done', 'failed', 'last']);
  });

  it('are all given when the database was away, since some may have been missed', async () => {
    await using own = await PostgresCluster.start();
    await using listener = await listen(own.url());
    await own.stop();
    await own.start();
    await poll(() => listener.heard.length === 3);
    assert.deepEqual(listener.heard.toSorted(), ['document', 'keys', 'other']);
  });

  it('come on a session that others see for as long as it lasts, and again after the database was away', async () => {
    await using own = await PostgresCluster.start();
    await using stores = await openServerStores(own.url());
    const nodes = new DatabaseNodeStore(stores.database);
    await nodes.join(aNode('a'));
    await nodes.join(aNode('b'));
    const holders = async () => (await nodes.list()).flatMap(({ id, hasSession }) => (hasSession ? [id] : []));
    assert.deepEqual(await holders(), []);
    {
      await using signals = new PostgresSignals(own.url(), systemClock);
      await signals.open();
      await signals.hold('a');
      assert.deepEqual([signals.isHeld, signals.losses], [true, 0]);
      assert.deepEqual(await holders(), ['a']);
      await own.kill();
      await poll(() => !signals.isHeld);
      await own.start();
      await poll(() => signals.isHeld);
      assert.equal(signals.losses, 1);
      assert.deepEqual(await holders(), ['a']);
    }
    await poll(async () => (await holders()).length === 0);
  });
});
