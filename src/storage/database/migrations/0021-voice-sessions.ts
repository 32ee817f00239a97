import type { Migration } from './migration.ts';

/** Realtime sessions of voice, and their tokens by digest. */
export const voiceSessions: Migration = {
  number: 21,
  name: 'voice-sessions',
  async apply(database) {
    await database.schema
      .createTable('voice_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('position_ms', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('voice_sessions_by_expiry')
      .on('voice_sessions')
      .columns(['expires_at', 'id'])
      .execute();
    await database.schema
      .createTable('voice_session_tokens')
      .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('session_id', 'text', (column) => column.notNull().references('voice_sessions.id').onDelete('cascade'))
      .addColumn('generation', 'integer', (column) => column.notNull())
      .execute();
  },
};
