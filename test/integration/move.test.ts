import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openInstallation } from '../../src/cli/move/open-installation.ts';
import { readSettings } from '../../src/config/read-settings.ts';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { openDatabase } from '../../src/storage/database/open-database.ts';
import type { DatabaseSchema } from '../../src/storage/database/schema.ts';
import { copyObjects } from '../../src/storage/move/copy-objects.ts';
import { moveDatabase } from '../../src/storage/move/move-database.ts';
import { moveMemories } from '../../src/storage/move/move-memories.ts';
import { movedTables, tablesLeft } from '../../src/storage/move/moved-tables.ts';
import { digestOf } from '../../src/storage/move/table-rows.ts';
import { isOfMemory } from '../../src/storage/translation-memories/memory-objects.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { DocumentUser } from '../acceptance/documents-fixtures.ts';
import { readObject } from '../contracts/object-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import type { Handle } from '../support/document-form.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { runCli } from '../support/run-cli.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { type S3Server, s3Region, startS3Server } from '../support/s3-server/s3-server.ts';
import { sendRequest } from '../support/send-request.ts';
import { tmxEnd, tmxHeaders, tmxStart, tmxUnit } from './translation-memories-fixtures.ts';

let cluster: PostgresCluster;
let objectServer: S3Server;
before(async () => {
  [cluster, objectServer] = await Promise.all([PostgresCluster.start(), startS3Server()]);
});
after(async () => {
  await objectServer[Symbol.asyncDispose]();
  await cluster[Symbol.asyncDispose]();
});

/** Settings of an installation in a new bucket, as a file has them. */
async function inBucket(): Promise<Record<string, string>> {
  const { bucket } = await objectServer.createBucket();
  return {
    objectStoreUrl: `s3://${bucket}?endpoint=${objectServer.endpoint}&region=${s3Region}`,
    objectStoreKeyId: objectServer.credentials.keyId,
    objectStoreSecret: objectServer.credentials.secret,
  };
}

const hour = new Date().toISOString().slice(0, 13).replaceAll(/\D/g, '');
/** What rows of tasks and jobs name, as the server has it. */
const keptFiles = ['quality-evaluations', 'agent-tasks', 'voice-jobs'].map((kind) => `${kind}/${hour}/one/x.bin`);

function keepFiles(dataDir: string): void {
  for (const name of keptFiles) {
    const path = join(dataDir, 'documents/objects', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name);
  }
}

const never = new AbortController().signal;
const silent = (): void => {};

/** What a user would miss. */
async function fill(server: RunningServer): Promise<Handle> {
  const post = async (path: string, body: object, key?: string): Promise<void> => {
    const answer = await sendRequest(server.address, 'POST', path, { body, ...(key && { key }) });
    assert.ok(answer.status < 300, answer.text);
  };
  await post('/v2/admin/developer-keys', { label: 'a key' }, adminKey);
  const entries = Array.from({ length: 3_000 }, (_, index) => `word ${index}\tpalabra ${index}`).join('\n');
  const dictionary = { source_lang: 'en', target_lang: 'es', entries, entries_format: 'tsv' };
  await post('/v3/glossaries', { name: 'größer \u{1f600}', dictionaries: [dictionary] });
  for (const units of [50, 60]) {
    const memory = await server.request('/v3/translation_memories', {
      method: 'POST',
      body: tmxStart + Array.from({ length: units }, (_, index) => tmxUnit(index)).join('') + tmxEnd,
      headers: tmxHeaders,
    });
    assert.equal(memory.status, 201);
  }
  const user = new DocumentUser(server);
  const handle = await user.uploaded('a.txt', 'The house is big.\n');
  assert.equal((await user.ended(handle)).status, 'done');
  return handle;
}

/** What a user sees, in a form that can be compared. */
async function seen(server: RunningServer): Promise<unknown> {
  const read = async (path: string, key?: string) =>
    (await sendRequest(server.address, 'GET', path, { ...(key && { key }) })).json<unknown>();
  return {
    keys: await read('/v2/admin/developer-keys', adminKey),
    glossaries: await read('/v3/glossaries'),
    memories: await read('/v3/translation_memories'),
    usage: await read('/v2/usage'),
  };
}

describe('a move', () => {
  it('takes or leaves every table, with a reason', async () => {
    using folder = new TemporaryFolder();
    await using database = await openDatabase({ dataDir: folder.path, databaseUrl: undefined }, systemClock);
    const tables = (await database.introspection.getTables()).map(({ name }) => name as keyof DatabaseSchema);
    const moved = movedTables.map(({ name }) => name);
    assert.deepEqual([...moved, ...Object.keys(tablesLeft)].toSorted(), tables.toSorted());
  });

  it('to PostgreSQL and a bucket and back loses nothing', async () => {
    using folder = new TemporaryFolder();
    const inFolder = (name: string): string => join(folder.path, name);
    const [one, many, back] = [inFolder('one'), inFolder('many'), inFolder('back')];
    for (const path of [one, many, back]) mkdirSync(path);
    const databaseUrl = await cluster.createSchema();
    const bucket = await inBucket();
    const manySettings = {
      DRAGOMAN_DATABASE_URL: databaseUrl,
      DRAGOMAN_OBJECT_STORE_URL: bucket.objectStoreUrl ?? '',
      DRAGOMAN_OBJECT_STORE_KEY_ID: bucket.objectStoreKeyId ?? '',
      DRAGOMAN_OBJECT_STORE_SECRET: bucket.objectStoreSecret ?? '',
    };
    const [toMany, toOne] = [inFolder('many.json'), inFolder('back.json')];
    writeFileSync(toMany, JSON.stringify({ dataDir: many, databaseUrl, ...bucket }));
    writeFileSync(toOne, JSON.stringify({ dataDir: back }));

    let handle: Handle;
    let before: unknown;
    {
      await using server = await startServer({ dataDir: one });
      handle = await fill(server);
      before = await seen(server);
      const refused = await runCli(['move', toMany], one);
      assert.equal(refused.code, 1);
      assert.match(refused.stderr, /uses the data folder/);
    }
    keepFiles(one);
    const missing = await runCli(['move', inFolder('typo.json')], one);
    assert.deepEqual([missing.code, existsSync(inFolder('data'))], [2, false]);
    assert.match(missing.stderr, /typo\.json: no such file\./);
    const moved = await runCli(['move', toMany], one);
    assert.equal(moved.code, 0, moved.stderr);
    assert.match(moved.stdout, /voice jobs: 1 files \(\d+ bytes\), the same at both/);
    assert.match(moved.stdout, /translation memories: 2, the same at both/);
    {
      await using server = await startServer({ dataDir: many, environment: manySettings });
      assert.deepEqual(await seen(server), before);
    }
    const again = await runCli(['move', toMany], one);
    assert.equal(again.code, 1);
    assert.match(again.stderr, /holds data already/);

    const returned = await runCli(['move', toOne], many, { environment: manySettings });
    assert.equal(returned.code, 0, returned.stderr);
    for (const name of keptFiles) assert.equal(readFileSync(join(back, 'documents/objects', name), 'utf8'), name);
    assert.ok(!existsSync(join(back, 'documents/objects/translation-memories')));
    await using server = await startServer({ dataDir: back });
    assert.deepEqual(await seen(server), before);
    const result = await new DocumentUser(server).post(handle, '/result');
    assert.equal(result.text, 'La casa es grande.\n');
  });

  it('that is interrupted anywhere goes on, and nobody serves a part of it', async () => {
    using folder = new TemporaryFolder();
    {
      await using server = await startServer({ dataDir: folder.path });
      await fill(server);
      keepFiles(folder.path);
    }
    const settings = await inBucket();
    const databaseUrl = await cluster.createSchema();
    await using source = await openDatabase({ dataDir: folder.path, databaseUrl: undefined }, systemClock);
    await using target = await openDatabase({ dataDir: folder.path, databaseUrl }, systemClock);
    const file = join(folder.path, 'new.json');
    const dataDir = join(folder.path, 'new');
    mkdirSync(dataDir);
    writeFileSync(file, JSON.stringify({ dataDir, databaseUrl, ...settings }));
    /** What is begun ends at its first step. */
    const interrupted = (move: (signal: AbortSignal, onProgress: () => void) => Promise<unknown>) => {
      const stop = new AbortController();
      return assert.rejects(
        move(stop.signal, () => stop.abort()),
        { name: 'AbortError' },
      );
    };
    for (let interruption = 0; interruption < 3; interruption += 1)
      await interrupted((signal, onProgress) => moveDatabase(source, target, systemClock, signal, onProgress));
    await assert.rejects(
      startServer({
        dataDir,
        environment: {
          DRAGOMAN_DATABASE_URL: databaseUrl,
          DRAGOMAN_OBJECT_STORE_URL: `file://${folder.path}/objects`,
        },
      }),
      /A move into this database began/,
    );
    await moveDatabase(source, target, systemClock, never, silent);
    for (const table of movedTables)
      assert.deepEqual(await digestOf(target, table), await digestOf(source, table), table.name);

    await using opened = new AsyncDisposableStack();
    const old = join(folder.path, 'old.json');
    writeFileSync(old, JSON.stringify({ dataDir: folder.path }));
    const [from, to] = await Promise.all(
      [old, file].map((path) => openInstallation(resolveConfiguration(readSettings({}, path), folder.path), opened)),
    );
    assert.ok(from && to);
    const accounts = (await source.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
    const memories = (signal: AbortSignal, onProgress: () => void) =>
      moveMemories(from.memories, to.memories, accounts, signal, onProgress);
    await interrupted(memories);
    assert.equal(await memories(never, silent), 2);
    const objects = (signal: AbortSignal, onProgress: () => void) =>
      copyObjects(from.objects, to.objects, isOfMemory, signal, onProgress);
    for (let interruption = 0; interruption < 2; interruption += 1) await interrupted(objects);
    await objects(never, silent);
    const names = await Array.fromAsync(from.objects.list(''));
    assert.ok(names.length > keptFiles.length);
    for (const name of names)
      assert.equal(await readObject(to.objects, name), (await readObject(from.objects, name)) ?? assert.fail(name));
  });

  it('fails when the two differ in the end', async () => {
    using folder = new TemporaryFolder();
    {
      await using server = await startServer({ dataDir: folder.path });
      await server.translate({ text: ['The house.'], source_lang: 'EN', target_lang: 'ES' });
    }
    const databaseUrl = await cluster.createSchema();
    await using source = await openDatabase({ dataDir: folder.path, databaseUrl: undefined }, systemClock);
    await using target = await openDatabase({ dataDir: folder.path, databaseUrl }, systemClock);
    await moveDatabase(source, target, systemClock, never, silent);
    await target.updateTable('usage_days').set({ characters: 1 }).execute();
    await assert.rejects(moveDatabase(source, target, systemClock, never, silent), /The table usage_days differs/);
  });
});
