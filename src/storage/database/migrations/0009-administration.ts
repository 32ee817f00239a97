import type { Migration } from './migration.ts';

/**
 * `retired_secrets` has the hashes that keys had before a rotation, for good: those that no longer work still must not
 * become another key's. Several acts may be of one millisecond; hence their position. The id of a notice says what it is about, so that it is there once.
 */
export const administration: Migration = {
  number: 9,
  name: 'administration',
  async apply(database) {
    await database.schema.alterTable('accounts').addColumn('email', 'text').execute();
    await database.schema.alterTable('api_keys').addColumn('speech_millisecond_limit', 'bigint').execute();
    await database.schema.alterTable('api_keys').addColumn('requests_per_minute', 'integer').execute();
    await database.schema.alterTable('api_keys').addColumn('expires_at', 'text').execute();
    await database.schema
      .createTable('retired_secrets')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id'))
      .addColumn('valid_until', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('origin', 'text')
      .addColumn('trace_id', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('audit_log_by_account')
      .on('audit_log')
      .columns(['account_id', 'position', 'id'])
      .execute();
    await database.schema.createIndex('audit_log_in_order').on('audit_log').columns(['position', 'id']).execute();
    await database.schema
      .createTable('limit_notices')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('key_id', 'text', (column) => column.references('api_keys.id'))
      .addColumn('period_start', 'text', (column) => column.notNull())
      .addColumn('character_limit', 'bigint', (column) => column.notNull())
      .addColumn('threshold', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('limit_notices_by_state')
      .on('limit_notices')
      .columns(['state', 'created_at'])
      .execute();
  },
};
