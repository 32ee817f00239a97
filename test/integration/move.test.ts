import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openDatabase } from '../../src/storage/database/open-database.ts';
import type { DatabaseSchema } from '../../src/storage/database/schema.ts';
import { moveDatabase } from '../../src/storage/move/move-database.ts';
import { movedTables, tablesLeft } from '../../src/storage/move/moved-tables.ts';
import { digestOf } from '../../src/storage/move/table-rows.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { DocumentUser } from '../acceptance/documents-fixtures.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import type { Handle } from '../support/document-form.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { runCli } from '../support/run-cli.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';
import { tmxEnd, tmxHeaders, tmxStart, tmxUnit } from './translation-memories-fixtures.ts';

let cluster: PostgresCluster;
before(async () => {
  cluster = await PostgresCluster.start();
});
after(() => cluster[Symbol.asyncDispose]());

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
  const memory = await server.request('/v3/translation_memories', {
    method: 'POST',
    body: tmxStart + Array.from({ length: 50 }, (_, index) => tmxUnit(index)).join('') + tmxEnd,
    headers: tmxHeaders,
  });
  assert.equal(memory.status, 201);
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

  it('to PostgreSQL and a shared folder and back loses nothing', async () => {
    using folder = new TemporaryFolder();
    const inFolder = (name: string): string => join(folder.path, name);
    const [one, many, back] = [inFolder('one'), inFolder('many'), inFolder('back')];
    for (const path of [one, many, back]) mkdirSync(path);
    const databaseUrl = await cluster.createSchema();
    const objectStoreUrl = `file://${inFolder('objects')}`;
    const manySettings = { DRAGOMAN_DATABASE_URL: databaseUrl, DRAGOMAN_OBJECT_STORE_URL: objectStoreUrl };
    const [toMany, toOne] = [inFolder('many.json'), inFolder('back.json')];
    writeFileSync(toMany, JSON.stringify({ dataDir: many, databaseUrl, objectStoreUrl }));
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
    // What rows of tasks and jobs name, as the server has it.
    const hour = new Date().toISOString().slice(0, 13).replaceAll(/\D/g, '');
    const kept = ['quality-evaluations', 'agent-tasks', 'voice-jobs'].map((kind) => `${kind}/${hour}/one/x.bin`);
    for (const name of kept) {
      const path = join(one, 'documents/objects', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, name);
    }
    const missing = await runCli(['move', inFolder('typo.json')], one);
    assert.deepEqual([missing.code, existsSync(inFolder('data'))], [2, false]);
    assert.match(missing.stderr, /typo\.json: no such file\./);
    const moved = await runCli(['move', toMany], one);
    assert.equal(moved.code, 0, moved.stderr);
    for (const name of kept) assert.equal(readFileSync(join(inFolder('objects'), name), 'utf8'), name);
    assert.match(moved.stdout, /voice jobs: 1 files \(\d+ bytes\), the same at both/);
    assert.match(moved.stdout, /translation memories: 1, the same at both/);
    {
      await using server = await startServer({ dataDir: many, environment: manySettings });
      assert.deepEqual(await seen(server), before);
    }
    const again = await runCli(['move', toMany], one);
    assert.equal(again.code, 1);
    assert.match(again.stderr, /holds data already/);

    const returned = await runCli(['move', toOne], many, { environment: manySettings });
    assert.equal(returned.code, 0, returned.stderr);
    for (const name of kept) assert.ok(existsSync(join(back, 'documents/objects', name)), name);
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
    }
    const databaseUrl = await cluster.createSchema();
    await using source = await openDatabase({ dataDir: folder.path, databaseUrl: undefined }, systemClock);
    await using target = await openDatabase({ dataDir: folder.path, databaseUrl }, systemClock);
    const file = join(folder.path, 'new.json');
    const dataDir = join(folder.path, 'new');
    mkdirSync(dataDir);
    writeFileSync(file, JSON.stringify({ dataDir, databaseUrl, objectStoreUrl: `file://${folder.path}/objects` }));
    for (let interruption = 0; interruption < 3; interruption += 1) {
      const stop = new AbortController();
      const moving = moveDatabase(source, target, systemClock, stop.signal, () => stop.abort());
      await assert.rejects(moving, { name: 'AbortError' });
    }
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
