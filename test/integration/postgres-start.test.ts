import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { StartupError } from '../../src/errors/startup-error.ts';
import { refuseOldPostgres } from '../../src/storage/database/drivers/postgres-version.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { poll } from '../support/poll.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';

const cluster = await PostgresCluster.start({ max_connections: '10', superuser_reserved_connections: '3' });
after(() => cluster[Symbol.asyncDispose]());
await cluster.execute(`create role guest login password 'opensesame'`);
await cluster.execute(`create role guarded login password 'opensesame'`);
await cluster.execute('create database theirs');
const cannot = (address: string) => openPostgresDatabase(address, systemClock);

/** A refusal has two lines, says what is wrong and what to do, and never the password. */
function saying(...words: readonly RegExp[]) {
  return (error: unknown) => {
    assert(error instanceof StartupError, String(error));
    assert.equal(error.message.split('\n').length, 2, error.message);
    assert.doesNotMatch(error.message, /opensesame|wrong-word/);
    for (const word of words) assert.match(error.message, word);
    return true;
  };
}

describe('a start on PostgreSQL', () => {
  it('says that nothing listens at the address', async () => {
    await assert.rejects(
      cannot('postgres://guest:opensesame@127.0.0.1:1/dragoman'),
      saying(/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/, /host and port in DRAGOMAN_DATABASE_URL/),
    );
  });

  it('says that a host is unknown', async () => {
    await assert.rejects(
      cannot('postgres://guest:opensesame@nowhere.invalid/dragoman'),
      saying(/nowhere\.invalid:5432 cannot be reached/),
    );
  });

  it('says that the database is missing', async () => {
    await assert.rejects(
      cannot(cluster.url('missing')),
      saying(/has no database "missing"/, /CREATE DATABASE missing/),
    );
  });

  it('says that the password is wrong', async () => {
    const address = cluster.url('postgres', {}, 'guarded:wrong-word');
    await assert.rejects(cannot(address), saying(/refuses the user "guarded": wrong password/, /pg_hba\.conf/));
  });

  it('says that the user may not make tables', async () => {
    await assert.rejects(
      cannot(cluster.url('theirs', {}, 'guest:opensesame')),
      saying(/"guest" may not create tables in the database "theirs"/, /ALTER DATABASE theirs OWNER TO guest/),
    );
  });

  it('says that the database is read-only', async () => {
    const address = cluster.url('theirs', { options: '-c default_transaction_read_only=on' });
    await assert.rejects(cannot(address), saying(/is read-only/, /primary/));
  });

  it('says that the server has no connection free', async () => {
    await using taken = new AsyncDisposableStack();
    const database = taken.use(await openPostgresDatabase(cluster.url(), systemClock));
    const holding = 7;
    const held = Array.from({ length: holding }, () =>
      database.connection().execute(async (connection) => {
        await sql`select pg_sleep(3600)`.execute(connection);
      }),
    );
    const sleeping = async (): Promise<number> =>
      (await cluster.execute(`select pid from pg_stat_activity where query like 'select pg_sleep%'`)).length;
    const ended = Promise.allSettled(held);
    await poll(async () => (await sleeping()) === holding);
    await assert.rejects(cannot(cluster.url('theirs', {}, 'guest')), saying(/no connection free/, /max_connections/));
    await cluster.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`);
    await ended;
  });

  it('says that the database does not hold all texts', async () => {
    await cluster.execute(`create database latin encoding 'LATIN1' locale 'C' template template0`);
    await assert.rejects(cannot(cluster.url('latin')), saying(/encoding LATIN1/, /ENCODING 'UTF8' TEMPLATE template0/));
  });

  it('says that the server is too old', () => {
    assert.throws(
      () => refuseOldPostgres({ number: 140_012, name: '14.12' }),
      saying(/PostgreSQL 14\.12; Dragoman needs PostgreSQL 15 or newer/),
    );
    refuseOldPostgres({ number: 150_000, name: '15.0' });
  });
});
