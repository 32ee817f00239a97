import type { Migration } from './migration.ts';

/** That a database is, or was, the target of a move. While a move is not finished, no server uses the database. */
export const moves: Migration = {
  number: 15,
  name: 'moves',
  async apply(database) {
    await database.schema
      .createTable('moves')
      .addColumn('source', 'text', (column) => column.primaryKey().notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .execute();
  },
};
