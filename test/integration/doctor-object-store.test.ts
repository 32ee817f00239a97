import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { inspectObjectStore } from '../../src/cli/doctor/inspect-object-store.ts';
import type { S3Credentials, S3Location } from '../../src/contracts/stores/object-store-settings.ts';
import { sourceName } from '../../src/features/documents/document-objects.ts';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { examineFolder } from '../../src/storage/objects/examine-folder.ts';
import { defaultS3Patience } from '../../src/storage/objects/s3/create-s3-clients.ts';
import { examineBucket } from '../../src/storage/objects/s3/examine-bucket.ts';
import { S3ObjectStore } from '../../src/storage/objects/s3/s3-object-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { aDocument } from '../contracts/document-store.ts';
import { pieces } from '../contracts/object-store.ts';
import { openServerStores, storedIdentity, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { type S3Server, startS3Server } from '../support/s3-server/s3-server.ts';

let server: S3Server;
let location: S3Location;
before(async () => {
  server = await startS3Server();
  location = { ...(await server.createBucket()), prefix: 'texts/' };
});
after(() => server[Symbol.asyncDispose]());

async function examine(
  differences: Partial<S3Location> = {},
  credentials: S3Credentials = server.credentials,
  clock = systemClock,
): Promise<Readonly<Record<string, string>>> {
  const { checks } = await examineBucket({ location: { ...location, ...differences }, credentials, clock });
  return Object.fromEntries(
    checks.map(({ name, outcome, found, advice = '' }) => [
      name,
      outcome === 'ok' ? 'ok' : `${outcome}: ${found} ${advice}`,
    ]),
  );
}

const allowed = {
  list: 'ok',
  put: 'ok',
  get: 'ok',
  'put in parts': 'ok',
  'list uploads': 'ok',
  'end uploads': 'ok',
  delete: 'ok',
};

describe('the doctor at a bucket', () => {
  it('does what a server does, and leaves nothing behind', async () => {
    assert.deepEqual(await examine(), { ...allowed, clock: 'ok' });
    const target = { Bucket: location.bucket };
    assert.equal((await server.client.send(new ListObjectsV2Command(target))).KeyCount, 0);
    assert.equal((await server.client.send(new ListMultipartUploadsCommand(target))).Uploads?.length ?? 0, 0);
  });

  it('names the permissions that are missing', async () => {
    await server.grant(location.bucket, { read: true, write: false });
    const reading = await examine({}, server.guest);
    assert.equal(reading.list, 'ok');
    for (const [name, permission] of [
      ['put', 's3:PutObject'],
      ['put in parts', 's3:PutObject'],
      ['delete', 's3:DeleteObject'],
    ] as const)
      assert.match(reading[name] ?? '', new RegExp(`failure: the server refuses it .*permission ${permission} `), name);
    await server.grant(location.bucket, { read: false, write: true });
    const writing = await examine({}, server.guest);
    assert.equal(writing.put, 'ok');
    for (const [name, permission] of [
      ['list', 's3:ListBucket'],
      ['get', 's3:GetObject'],
    ] as const)
      assert.match(writing[name] ?? '', new RegExp(`failure: the server refuses it .*permission ${permission} `), name);
  });

  it('reports what is wrong with the settings once', async () => {
    for (const [given, words] of [
      [await examine({}, { ...server.credentials, secret: 'hidden-word' }), /refuses the credentials.*KEY_ID/],
      [await examine({ bucket: 'missing' }), /no such bucket.*Create it/],
      [await examine({ endpoint: 'http://127.0.0.1:9' }), /does not answer.*endpoint=/],
      [await examine({ region: 'elsewhere-1' }), /another region.*region=/],
    ] as const) {
      assert.deepEqual(
        Object.keys(given).filter((name) => name !== 'clock'),
        ['list'],
        JSON.stringify(given),
      );
      assert.match(given.list ?? '', words);
      assert.doesNotMatch(JSON.stringify(given), /hidden-word/);
    }
  });

  it('compares clocks', async () => {
    const clock = { ...systemClock, now: () => new Date(Date.now() - 60_000) };
    assert.match((await examine({}, server.credentials, clock)).clock ?? '', /warning: \d+\.\d s ahead.*NTP/);
  });
});

describe('the doctor at a folder of objects', () => {
  it('writes a file and removes it, and makes no folder', async () => {
    using own = new TemporaryFolder();
    const { address, checks } = await examineFolder(own.path, systemClock);
    assert.equal(address, own.path);
    assert.deepEqual(
      checks.map(({ name, outcome }) => [name, outcome]),
      [
        ['write', 'ok'],
        ['clock', 'ok'],
      ],
    );
    const missing = await examineFolder(join(own.path, 'a/b'), systemClock);
    assert.deepEqual(
      missing.checks.map(({ outcome }) => outcome),
      ['warning'],
    );
    assert.deepEqual(readdirSync(own.path), []);
  });

  it('finds a folder that cannot be written to', async () => {
    const { checks } = await examineFolder('/proc/self', systemClock);
    assert.equal(checks[0]?.outcome, 'failure');
    assert.match(checks[0]?.advice ?? '', /right to write there/);
    assert.equal((await examineFolder('/proc/self/a', systemClock)).checks[0]?.outcome, 'failure');
  });
});

describe('the doctor between a database and an object store', () => {
  it('finds objects missing that the database names', async () => {
    await using cluster = await PostgresCluster.start();
    const address = cluster.url();
    using here = new TemporaryFolder();
    using elsewhere = new TemporaryFolder();
    await using stores = await openServerStores(address);
    const { key } = await storedIdentity(stores.accounts);
    const document = aDocument(key, { expiresAt: new Date(Date.now() + 3_600_000) });
    await new DatabaseDocumentStore(stores.database, stores.commits).add(document);
    using objects = new DiskObjectStore({ folder: here.path });
    await objects.put(sourceName(document), pieces('sealed'));
    const content = async (folder: string) => {
      const report = await inspectObjectStore({ kind: 'folder', folder }, undefined, address);
      return report?.checks.find(({ name }) => name === 'content');
    };
    assert.deepEqual(await content(here.path), {
      name: 'content',
      outcome: 'ok',
      found: '1 of 1 objects that the database names are there',
    });
    const missing = await content(elsewhere.path);
    assert.equal(missing?.outcome, 'failure');
    assert.match(missing?.found ?? '', /1 of 1 objects/);
    assert.match(missing?.advice ?? '', /same DRAGOMAN_OBJECT_STORE_URL/);
  });

  it('looks into a bucket as well', async () => {
    const { has } = await examineBucket({ location, credentials: server.credentials, clock: systemClock });
    assert.equal(await has('documents/1/a/source'), false);
    using incoming = new TemporaryFolder();
    using store = new S3ObjectStore({
      location,
      credentials: server.credentials,
      patience: defaultS3Patience,
      incoming: { newPath: () => join(incoming.path, 'part') },
      clock: systemClock,
      onChange: () => {},
    });
    await store.put('documents/1/a/source', pieces('sealed'));
    assert.equal(await has('documents/1/a/source'), true);
    assert.equal(await has('documents/1/a/sour'), false);
  });
});
