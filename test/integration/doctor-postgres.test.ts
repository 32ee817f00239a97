import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import type { Clock } from '../../src/contracts/clock.ts';
import type { NodeRole } from '../../src/contracts/stores/nodes.ts';
import { examinePostgres } from '../../src/storage/database/examination/examine-postgres.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { aKey, anAccount } from '../contracts/stores-fixtures.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';

const cluster = await PostgresCluster.start({ fsync: 'on', full_page_writes: 'on' });
after(() => cluster[Symbol.asyncDispose]());

async function newDatabase(options = ''): Promise<string> {
  const name = `d${randomUUID().replaceAll('-', '')}`;
  await cluster.execute(`create database ${name} ${options}`);
  return name;
}

async function migrated(): Promise<string> {
  const name = await newDatabase();
  await using _ = await openPostgresDatabase(cluster.url(name), systemClock);
  return name;
}

async function examine(
  address: string,
  options: { readonly clock?: Clock; readonly keys?: readonly { setting: string; hash: string }[] } = {},
) {
  const { problem, checks } = await examinePostgres(address, { clock: systemClock, ...options });
  return {
    problem,
    checks,
    check: (wanted: string) => checks.find(({ name }) => name === wanted) ?? assert.fail(`${wanted}: ${problem}`),
  };
}

function asserted(
  { outcome, found, advice = '' }: { outcome: string; found: string; advice?: string },
  wanted: string,
  ...words: readonly RegExp[]
): void {
  assert.equal(outcome, wanted, found);
  for (const word of words) assert.match(`${found}\n${advice}`, word);
}

describe('the doctor at a PostgreSQL database', () => {
  it('is content with a right one, empty or not, and changes nothing', async () => {
    for (const name of [await newDatabase(), await migrated()]) {
      const tables = () => cluster.execute('select schemaname, tablename from pg_tables', cluster.url(name));
      const before = await tables();
      const { problem, checks } = await examine(cluster.url(name));
      assert.equal(problem, undefined);
      assert.deepEqual(
        checks.filter(({ outcome }) => outcome !== 'ok'),
        [],
      );
      assert.deepEqual(
        checks.map(({ name: check }) => check),
        [
          'latency',
          'encoding',
          'writing',
          'rights',
          'schema',
          'durability',
          'connections',
          'notifications',
          'clock',
          'keys',
          'servers',
        ],
      );
      assert.deepEqual(await tables(), before);
    }
  });

  it('says why it cannot connect, as the start does', async () => {
    assert.match((await examine(cluster.url('missing'))).problem ?? '', /has no database "missing"/);
  });

  it('finds an encoding that lacks letters', async () => {
    const name = await newDatabase(`encoding 'LATIN1' locale 'C' template template0`);
    asserted((await examine(cluster.url(name))).check('encoding'), 'failure', /LATIN1/, /ENCODING 'UTF8'/);
  });

  it('finds what is read-only', async () => {
    const address = cluster.url(await newDatabase(), { options: '-c default_transaction_read_only=on' });
    asserted((await examine(address)).check('writing'), 'failure', /read-only/, /default_transaction_read_only/);
  });

  it('finds rights that are missing', async () => {
    await cluster.execute('create role visitor login');
    const empty = await newDatabase();
    asserted(
      (await examine(cluster.url(empty, {}, 'visitor'))).check('rights'),
      'failure',
      /may not create tables in the schema "public"/,
      /GRANT CREATE ON SCHEMA public TO visitor/,
    );
    const name = await migrated();
    const rights = async () => (await examine(cluster.url(name, {}, 'visitor'))).check('rights');
    asserted(await rights(), 'failure', /may not read and write .*accounts, /, /GRANT ALL ON ALL TABLES/);
    await cluster.execute('grant all on all tables in schema public to visitor', cluster.url(name));
    asserted(await rights(), 'warning', /may not create tables/);
    await cluster.execute('grant create on schema public to visitor', cluster.url(name));
    asserted(await rights(), 'warning', /does not own .*jobs/, /ALTER TABLE … OWNER TO visitor/);
  });

  it('finds commits that may be lost', async () => {
    const address = cluster.url(await newDatabase(), { options: '-c synchronous_commit=off' });
    asserted((await examine(address)).check('durability'), 'warning', /synchronous_commit is off/);
  });

  it('finds too few connections, of the server, the user or the database', async () => {
    await cluster.execute('create role limited login superuser connection limit 5');
    const name = await newDatabase('connection limit 6');
    const connections = async (user: string) => (await examine(cluster.url(name, {}, user))).check('connections');
    asserted(await connections('limited'), 'warning', /of 5 are free, and a server opens up to 11/, /of the user/);
    asserted(await connections('dragoman'), 'warning', /of 6 are free/, /of the database/);
    await using small = await PostgresCluster.start({ max_connections: '10', superuser_reserved_connections: '2' });
    asserted((await examine(small.url())).check('connections'), 'warning', /of 8 are free/, /max_connections/);
  });

  it('finds a clock that is wrong', async () => {
    const name = await newDatabase();
    for (const [seconds, words] of [
      [-30, /30\.\d s ahead of the clock of this machine/],
      [29.9, /\d\d\.\d s behind/],
    ] as const) {
      const clock = { ...systemClock, now: () => new Date(Date.now() + seconds * 1000) };
      asserted((await examine(cluster.url(name), { clock })).check('clock'), 'warning', words, /NTP/);
    }
  });

  it('finds a schema that this release cannot use, and an unfinished move', async () => {
    const name = await migrated();
    const schema = async () => (await examine(cluster.url(name))).check('schema');
    const database = cluster.url(name);
    await cluster.execute(`insert into schema_migrations values (9999, 'of the future', '2030', 0)`, database);
    asserted(await schema(), 'ok', /made by a newer release/);
    await cluster.execute('update schema_migrations set compatible_from = 9998 where number = 9999', database);
    asserted(await schema(), 'failure', /at migration 9999/, /Start that release/);
    await cluster.execute('delete from schema_migrations where number = 9999', database);
    await cluster.execute(`insert into moves (source, begun_at) values ('x', '2030')`, database);
    asserted(await schema(), 'failure', /A move into this database began 2030/, /dragoman move/);
  });

  it('finds a configured key that clients cannot use', async () => {
    const name = await migrated();
    await using database = await openPostgresDatabase(cluster.url(name), systemClock);
    const accounts = new DatabaseAccountStore(database);
    const account = await accounts.ensureAccount(anAccount());
    const key = aKey(account);
    await accounts.addKey(key, 'hash');
    const keys = [{ setting: 'DRAGOMAN_API_KEY', hash: 'hash' }];
    const check = async () => (await examine(cluster.url(name), { keys })).check('keys');
    asserted(await check(), 'ok', /accepted/);
    await accounts.deactivateKey(account.id, key.id, new Date());
    asserted(await check(), 'warning', /the key of DRAGOMAN_API_KEY is deactivated/);
  });

  it('names the servers that run, and misses one that works on documents', async () => {
    const name = await migrated();
    await using database = await openPostgresDatabase(cluster.url(name), systemClock);
    const store = new DatabaseNodeStore(database);
    const join = async (host: string, role: NodeRole): Promise<string> => {
      const id = randomUUID();
      await store.join({ id, host, role, publicKey: new Uint8Array(32), startedAt: new Date(), beat: 0 });
      return id;
    };
    const alive = [await join('one', 'api')];
    await join('dead', 'all');
    const clock: Clock = {
      ...systemClock,
      after(_, callback) {
        void Promise.all(alive.map((id) => store.beat(id))).then(callback);
        return () => {};
      },
    };
    const servers = async () => (await examine(cluster.url(name), { clock })).check('servers');
    asserted(await servers(), 'warning', /^1 runs: one \(api\); none works on documents/, /DRAGOMAN_ROLE=worker/);
    alive.push(await join('two', 'worker'));
    asserted(await servers(), 'ok', /^2 run: one \(api\), two \(worker\)/);
  });
});
