import type { Migration } from './migration.ts';

/** How far the work on a document is, for those who ask another node. */
export const documentProgress: Migration = {
  number: 29,
  name: 'document progress',
  async apply(database) {
    await database.schema.alterTable('documents').addColumn('progress', 'text').execute();
  },
};
