import type { Migration } from './migration.ts';

/**
 * Voice jobs with the results of their targets, and the secrets that servers share. Audio, transcripts and results are sealed
 * objects; the work on a job is a row of `jobs`.
 */
export const voiceJobs: Migration = {
  number: 20,
  name: 'voice-jobs',
  async apply(database) {
    await database.schema
      .createTable('voice_jobs')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('job', 'text', (column) => column.notNull())
      .addColumn('content_length', 'bigint', (column) => column.notNull())
      .addColumn('stored_bytes', 'bigint', (column) => column.notNull())
      .addColumn('progress', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('voice_jobs_by_account')
      .on('voice_jobs')
      .columns(['account_id', 'state'])
      .execute();
    await database.schema.createIndex('voice_jobs_by_expiry').on('voice_jobs').columns(['expires_at', 'id']).execute();
    await database.schema
      .createTable('voice_job_results')
      .addColumn('job_id', 'text', (column) => column.notNull().references('voice_jobs.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint')
      .addColumn('message', 'text')
      .addPrimaryKeyConstraint('voice_job_results_key', ['job_id', 'position'])
      .execute();
    await database.schema
      .createTable('server_secrets')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
