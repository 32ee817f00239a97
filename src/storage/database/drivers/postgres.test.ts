import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CompiledQuery } from 'kysely';
import { Database } from '../database.ts';
import { postgresDialect } from './postgres.ts';
import { postgresDifferences } from './postgres-differences.ts';
import type { PostgresClient } from './postgres-pool.ts';

/** A database that answers nothing, and what was sent to it: a line for each round trip. */
function recordingDatabase(failing?: string): { readonly database: Database; readonly trips: string[] } {
  const trips: string[] = [];
  const client: PostgresClient = {
    async send(statements) {
      const texts = statements.map(({ sql }) => sql);
      trips.push(texts.join(' + '));
      if (failing !== undefined && texts.includes(failing)) throw new Error(`"${failing}" failed.`);
      return { command: 'UPDATE', rowCount: 1, rows: [] };
    },
    release() {},
  };
  const pool = { connect: async () => client, async end() {} };
  return { database: new Database({ dialect: postgresDialect(pool) }, postgresDifferences), trips };
}

const query = (sql: string): CompiledQuery => CompiledQuery.raw(sql, []);

describe('round trips of transactions on PostgreSQL', () => {
  it('take the beginning and the locks along with the first statement', async () => {
    const { database, trips } = recordingDatabase();
    await database.exclusive(['one', 'other'], (transaction) => transaction.executeQuery(query('first')));
    const lock = 'select pg_advisory_xact_lock($1)';
    assert.deepEqual(trips, [`begin + ${lock} + ${lock} + first`, 'commit']);
  });

  it('take statements that nobody reads along with the next one, or with the end', async () => {
    const { database, trips } = recordingDatabase();
    await database.transaction().execute(async (transaction) => {
      await transaction.executeQuery(query('first'));
      await postgresDifferences.executeUnread(transaction, query('unread'));
      await transaction.executeQuery(query('second'));
      await postgresDifferences.executeUnread(transaction, query('last'));
    });
    assert.deepEqual(trips, ['begin + first', 'unread + second', 'last + commit']);
  });

  it('are none for a transaction without statements, and one statement outside of transactions is one', async () => {
    const { database, trips } = recordingDatabase();
    await database.transaction().execute(async () => {});
    assert.deepEqual(trips, []);
    await postgresDifferences.executeUnread(database, query('alone'));
    assert.deepEqual(trips, ['alone']);
  });

  it('end with a rollback when a statement fails, and forget what has not been sent when the work fails', async () => {
    const { database, trips } = recordingDatabase('unread');
    const failing = database.transaction().execute((transaction) => {
      return postgresDifferences.executeUnread(transaction, query('unread'));
    });
    await assert.rejects(failing, /"unread" failed/);
    assert.deepEqual(trips, ['begin + unread + commit', 'rollback']);

    trips.length = 0;
    const givenUp = database.transaction().execute(async (transaction) => {
      await postgresDifferences.executeUnread(transaction, query('never sent'));
      throw new Error('given up');
    });
    await assert.rejects(givenUp, /given up/);
    assert.deepEqual(trips, []);
  });
});
