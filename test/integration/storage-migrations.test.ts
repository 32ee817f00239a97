import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { Database } from '../../src/storage/database/database.ts';
import { sqliteDialect } from '../../src/storage/database/drivers/sqlite.ts';
import { sqliteDifferences } from '../../src/storage/database/drivers/sqlite-differences.ts';
import { migrate, NewerDatabaseError } from '../../src/storage/database/migrations/migrate.ts';
import type { Migration } from '../../src/storage/database/migrations/migration.ts';
import { migrations } from '../../src/storage/database/migrations/registry.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { postgresStores } from '../contracts/postgres-stores.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';

const clock = new ManualClock('2026-05-01T10:00:00Z');
const folder = join(import.meta.dirname, '../../src/storage/database/migrations');
const snapshot = join(folder, 'schema.snapshot.sql');
const postgresSnapshot = join(folder, 'schema.postgres.snapshot.txt');

describe('migrations', () => {
  it('are numbered from 1 without gaps', () => {
    assert.deepEqual(
      migrations.map(({ number }) => number),
      migrations.map((_, index) => index + 1),
    );
  });

  // After a new migration: node --test --test-update-snapshots test/integration/storage-migrations.test.ts
  it('lead from an empty database to the schema that is checked in', async (test) => {
    await using database = openMemory();
    assert.deepEqual(
      await migrate(database.kysely, migrations, clock),
      migrations.map(({ number }) => number),
    );
    test.assert.fileSnapshot(await schemaOf(database.kysely), snapshot, { serializers: [String] });
  });

  for (const { number, name } of migrations)
    it(`applied twice up to ${number} (${name}) change nothing the second time`, async () => {
      await using database = openMemory();
      const upToHere = migrations.slice(0, number);
      await migrate(database.kysely, upToHere, clock);
      const before = await schemaOf(database.kysely);
      assert.deepEqual(await migrate(database.kysely, upToHere, clock), []);
      assert.equal(await schemaOf(database.kysely), before);
    });

  it('go on where an older release stopped', async () => {
    await using database = openMemory();
    await migrate(database.kysely, migrations.slice(0, 1), clock);
    assert.deepEqual(
      await migrate(database.kysely, migrations, clock),
      migrations.slice(1).map(({ number }) => number),
    );
  });

  it('record when each was applied', async () => {
    await using database = openMemory();
    await migrate(database.kysely, migrations.slice(0, 1), clock);
    assert.deepEqual(
      (await database.kysely.selectFrom('schema_migrations').selectAll().execute()).map((row) => ({ ...row })),
      [{ number: 1, name: 'accounts', applied_at: '2026-05-01T10:00:00.000Z' }],
    );
  });

  it('leave nothing behind when one fails, and keep those before it', async () => {
    await using database = openMemory();
    const failing: Migration = {
      number: 2,
      name: 'failing',
      async apply(transaction) {
        await sql`create table half_done (id text)`.execute(transaction);
        throw new Error('stopped half way');
      },
    };
    await assert.rejects(migrate(database.kysely, [...migrations.slice(0, 1), failing], clock), /stopped half way/);
    assert.doesNotMatch(await schemaOf(database.kysely), /half_done/);
    assert.deepEqual(
      await migrate(database.kysely, migrations, clock),
      migrations.slice(1).map(({ number }) => number),
    );
  });

  it('are applied once when several processes start at once', async () => {
    using folder = new TemporaryFolder();
    const opened = await Promise.all([
      openSqliteDatabase(folder.path, clock),
      openSqliteDatabase(folder.path, clock),
      openSqliteDatabase(folder.path, clock),
    ]);
    const rows = await opened[0].selectFrom('schema_migrations').selectAll().execute();
    assert.equal(rows.length, migrations.length);
    for (const database of opened) await database.destroy();
  });

  it('are applied once when eight processes start at once on PostgreSQL', async () => {
    await using location = postgresStores.create();
    const address = await location.address();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openPostgresDatabase(address, clock)));
    const rows = await opened[0]?.selectFrom('schema_migrations').selectAll().execute();
    assert.equal(rows?.length, migrations.length);
    for (const database of opened) await database.destroy();
  });

  // After a new migration, with --test-update-snapshots as above.
  it('lead to the schema that is checked in on PostgreSQL', async (test) => {
    await using location = postgresStores.create();
    await using stores = await location.open();
    test.assert.fileSnapshot(await postgresSchemaOf(stores.database), postgresSnapshot, { serializers: [String] });
  });

  const newer: Migration = {
    number: migrations.length + 1,
    name: 'newer',
    async apply(transaction) {
      await transaction.schema.alterTable('jobs').addColumn('newer', 'text').execute();
    },
  };

  it('leave a newer schema as it is when a release that knows less can use it', async () => {
    for (const step of [newer, { ...newer, compatibleFrom: migrations.length }]) {
      await using database = openMemory();
      await migrate(database.kysely, [...migrations, step], clock);
      const before = await schemaOf(database.kysely);
      assert.deepEqual(await migrate(database.kysely, migrations, clock), []);
      assert.equal(await schemaOf(database.kysely), before);
    }
  });

  it('refuse a newer schema that needs to be known, also when what came later only adds', async () => {
    await using database = openMemory();
    const taking = { ...newer, compatibleFrom: newer.number };
    const later = { ...newer, number: newer.number + 1, apply: async () => {} };
    await migrate(database.kysely, [...migrations, taking, later], clock);
    await assert.rejects(migrate(database.kysely, migrations, clock), NewerDatabaseError);
    assert.deepEqual(await migrate(database.kysely, [...migrations, taking], clock), []);
  });

  it('refuse a database of a newer release that does not say who can use it', async () => {
    using folder = new TemporaryFolder();
    const database = await openSqliteDatabase(folder.path, clock);
    await database
      .insertInto('schema_migrations')
      .values({ number: 900, name: 'from-the-future', applied_at: '2030-01-01T00:00:00.000Z' })
      .execute();
    await database.destroy();
    await assert.rejects(openSqliteDatabase(folder.path, clock), (error) => {
      assert(error instanceof NewerDatabaseError);
      assert.match(error.message, /at migration 900.*up to \d+,/);
      return true;
    });
  });
});

function openMemory(): { kysely: Database } & AsyncDisposable {
  const kysely = new Database({ dialect: sqliteDialect(() => new DatabaseSync(':memory:')) }, sqliteDifferences);
  return { kysely, [Symbol.asyncDispose]: () => kysely.destroy() };
}

/** Tables with their columns and constraints, then indexes; names of the schema left out. */
async function postgresSchemaOf(database: Database): Promise<string> {
  const { rows } = await sql<{ line: string }>`select line from (
    select table_name || '.' || column_name || ' ' || data_type || coalesce(' collate ' || collation_name, '')
      || case is_nullable when 'NO' then ' not null' else '' end || coalesce(' default ' || column_default, '') as line
    from information_schema.columns where table_schema = current_schema()
    union all
    select relname || ' ' || unnest(reloptions) from pg_class where relnamespace = current_schema()::regnamespace
    union all
    select conrelid::regclass || ' constraint ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select replace(indexdef, current_schema() || '.', '') from pg_indexes where schemaname = current_schema()
  ) as parts order by line collate "C"`.execute(database);
  return rows.map(({ line }) => `${line}\n`).join('');
}

async function schemaOf(database: Database): Promise<string> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null order by tbl_name, type desc, name`.execute(database);
  return rows.map((row) => `${row.sql.replaceAll(/, (?=")/g, ',\n  ')};\n`).join('\n');
}
