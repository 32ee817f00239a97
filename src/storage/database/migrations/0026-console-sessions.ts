import type { Migration } from './migration.ts';

/** Sessions of the console, by the hash of their token, and attempts to sign in. */
export const consoleSessions: Migration = {
  number: 26,
  name: 'console-sessions',
  async apply(database) {
    await database.schema
      .createTable('console_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('developer_key_id', 'text')
      .addColumn('developer_key_hash', 'text')
      .addColumn('admin_key_id', 'text')
      .addColumn('admin_key_hash', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text')
      .execute();
    await database.schema
      .createIndex('console_sessions_by_account')
      .on('console_sessions')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await database.schema
      .createIndex('console_sessions_by_expiry')
      .on('console_sessions')
      .columns(['expires_at', 'id'])
      .execute();
    await database.schema
      .createTable('sign_in_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('sign_in_attempts_by_address')
      .on('sign_in_attempts')
      .columns(['address', 'at'])
      .execute();
  },
};
