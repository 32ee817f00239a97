import type { Migration } from './migration.ts';

/** What a document's translation lost or left: codes, in a text as `X-Service-Warnings` has them. */
export const documentWarnings: Migration = {
  number: 8,
  name: 'document-warnings',
  async apply(database) {
    await database.schema
      .alterTable('documents')
      .addColumn('warnings', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
