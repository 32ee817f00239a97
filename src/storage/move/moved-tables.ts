import type { DatabaseSchema } from '../database/schema.ts';

type Row = Readonly<Record<string, unknown>>;

export interface MovedTable {
  readonly name: keyof DatabaseSchema;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  /** What becomes of a row on its way; by default nothing. */
  move?(row: Row): Row;
}

/** What a move takes along, each table after those that it refers to. */
export const movedTables: readonly MovedTable[] = [
  { name: 'accounts', key: ['id'] },
  { name: 'api_keys', key: ['id'] },
  { name: 'people', key: ['id'] },
  { name: 'identities', key: ['account_id', 'issuer', 'subject'] },
  { name: 'retired_secrets', key: ['hash'] },
  { name: 'audit_log', key: ['id'] },
  { name: 'limit_notices', key: ['id'] },
  { name: 'usage_days', key: ['account_id', 'day', 'key_id', 'product', 'category', 'reporting_tag'] },
  { name: 'usage_periods', key: ['account_id', 'period_start', 'key_id', 'product'] },
  { name: 'server_minutes', key: ['minute'] },
  { name: 'server_minute_errors', key: ['minute', 'code'] },
  { name: 'glossaries', key: ['id'] },
  { name: 'glossary_dictionaries', key: ['glossary_id', 'source', 'target'] },
  { name: 'glossary_parts', key: ['revision', 'number'] },
  { name: 'spoken_terms', key: ['id'] },
  { name: 'style_rule_lists', key: ['id'] },
  // A result that was being sent is not, and nobody works on anything.
  {
    name: 'documents',
    key: ['id'],
    move: (row) => ({ ...row, download_node: null, expected_end_at: null, progress: null }),
  },
  { name: 'translation_memory_jobs', key: ['id'] },
  { name: 'quality_evaluations', key: ['id'] },
  { name: 'agent_workflows', key: ['account_id', 'id'] },
  { name: 'agent_tasks', key: ['id'] },
  { name: 'agent_steps', key: ['task_id', 'path'] },
  { name: 'voice_jobs', key: ['id'] },
  { name: 'voice_job_results', key: ['job_id', 'position'] },
  { name: 'server_secrets', key: ['id'] },
  { name: 'jobs', key: ['id'], move: withoutLease },
  { name: 'job_turns', key: ['kind', 'account_id'] },
];

/** It starts when its lease would have run out. */
function withoutLease(row: Row): Row {
  return row.lease === null ? row : { ...row, lease: null, run_at: row.claimable_at };
}

/** Tables that stay, each with the reason. */
export const tablesLeft: Readonly<Partial<Record<keyof DatabaseSchema, string>>> = {
  console_sessions: 'people sign in again at the new installation',
  sign_in_attempts: 'older than their limit when the new installation starts',
  voice_sessions: 'connections to the old installation',
  voice_session_tokens: 'connections to the old installation',
  schema_migrations: 'each database knows its own schema',
  nodes: 'processes of the old installation',
  job_leases: 'processes of the old installation',
  job_secrets: 'sealed for processes of the old installation',
  limit_slots: 'requests in progress at the old installation',
  limit_requests: 'older than a minute when the new installation starts',
  usage_reservations: 'requests in progress at the old installation',
  translation_memories: 'moved with their content, by `move-memories.ts`',
  moves: 'what is said there is about the database itself',
};
