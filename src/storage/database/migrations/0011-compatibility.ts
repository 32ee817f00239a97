import type { Migration } from './migration.ts';

/**
 * `compatible_from` is the last migration that a release must know to use the database after a step; 0: none. An older
 * release finds it in the rows of the steps that it does not know. Null in the rows of steps before this one.
 */
export const compatibility: Migration = {
  number: 11,
  name: 'compatibility',
  async apply(database) {
    await database.schema.alterTable('schema_migrations').addColumn('compatible_from', 'integer').execute();
  },
};
