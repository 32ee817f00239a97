import type { Migration } from './migration.ts';

/** Units of translation memories can be changed: each change stores another object for the same memory. */
export const versionsOfMemories: Migration = {
  number: 31,
  name: 'versions-of-memories',
  async apply(database) {
    await database.schema
      .alterTable('translation_memories')
      .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
