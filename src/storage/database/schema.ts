import type { ColumnType } from 'kysely';

/**
 * The tables, in types that SQLite and PostgreSQL share: text, whole numbers, ISO 8601 dates in UTC as text (they sort as
 * they should). Counts may reach a repository as strings on PostgreSQL; repositories turn them into numbers.
 */
export interface DatabaseSchema {
  schema_migrations: { number: number; name: string; applied_at: string; compatible_from?: number | null };
  accounts: {
    id: string;
    name: string;
    plan: string;
    created_at: string;
    character_limit: Count | null;
    email: string | null;
    /** 1 or 0. */
    quality_evaluation: ColumnType<number, number | undefined, number>;
  };
  api_keys: {
    id: string;
    account_id: string;
    kind: string;
    label: string;
    masked: string;
    hash: string;
    /** JSON array of scope names. */
    scopes: string | null;
    character_limit: Count | null;
    created_at: string;
    deactivated_at: string | null;
    speech_millisecond_limit: Count | null;
    requests_per_minute: number | null;
    expires_at: string | null;
    person_id: ColumnType<string | null, string | null | undefined, string | null>;
    person_role: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** Who belongs to the organisations of accounts. */
  people: {
    id: string;
    account_id: string;
    key_id: string;
    name: string;
    /** Lower case. */
    email: string;
    role: string;
    /** In the notation of password hashes; null until it was set. */
    password: string | null;
    /** Of the token of the link that sets the password; null when none is open. */
    invitation_hash: string | null;
    invitation_expires_at: string | null;
    created_at: string;
    joined_at: string | null;
    signed_in_at: string | null;
    deactivated_at: string | null;
    /** `person`, or `anyone` for those who do not sign in: one in an account, without an address. */
    kind: ColumnType<string, string | undefined, string>;
  };
  /** Who people are at a provider of OpenID Connect. */
  identities: { account_id: string; issuer: string; subject: string; person_id: string; created_at: string };
  /** Hashes that keys had before they were rotated. */
  retired_secrets: { hash: string; key_id: string; valid_until: string };
  audit_log: {
    id: string;
    position: Count;
    account_id: string;
    at: string;
    actor: string;
    origin: string | null;
    trace_id: string | null;
    action: string;
    subject: string;
    /** JSON object. */
    details: string;
  };
  limit_notices: {
    id: string;
    account_id: string;
    /** Null when it is about the limit of the account. */
    key_id: string | null;
    period_start: string;
    /** 1000000000000, which is none, where `millisecond_limit` is set: releases that know only characters take it for far away. */
    character_limit: Count;
    millisecond_limit: Count | null;
    threshold: number;
    created_at: string;
    state: string;
  };
  usage_days: {
    account_id: string;
    day: string;
    key_id: string;
    product: string;
    category: string;
    reporting_tag: string;
    characters: Count;
    milliseconds: DefaultCount;
  };
  usage_periods: {
    account_id: string;
    period_start: string;
    key_id: string;
    product: string;
    characters: Count;
    milliseconds: DefaultCount;
  };
  /** What servers have set aside near a limit. */
  usage_reservations: {
    id: string;
    account_id: string;
    period_start: string;
    key_id: string;
    characters: Count;
    milliseconds: DefaultCount;
    expires_at: string;
  };
  glossaries: {
    id: string;
    account_id: string;
    region: string;
    name: string;
    created_at: string;
    version: number;
  };
  glossary_dictionaries: {
    glossary_id: string;
    source: string;
    target: string;
    /** Order within the glossary. */
    position: number;
    entry_count: number;
    revision: string;
  };
  /** Entries of a revision, in parts numbered from 0. */
  glossary_parts: { revision: string; number: number; content: string };
  spoken_terms: {
    id: string;
    account_id: string;
    name: string;
    created_at: string;
    /** JSON array of lists, each with its language and terms. */
    lists: string;
  };
  style_rule_lists: {
    id: string;
    account_id: string;
    region: string;
    /** Order among the lists of the owner. */
    position: number;
    name: string;
    language: string;
    created_at: string;
    updated_at: string;
    version: number;
    /** JSON object: category → rule → value. */
    configured_rules: string;
    /** JSON array of instructions. */
    custom_instructions: string;
  };
  jobs: {
    id: string;
    kind: string;
    account_id: string;
    payload: string;
    created_at: string;
    /** When it can be claimed: its start or, while it has a lease, the end of that. */
    claimable_at: string;
    attempt: number;
    lease: string | null;
    /** Where it is among those of its account; by `created_at` if null. */
    ordered_at: string | null;
    /** 1: a worker is kept free for it. */
    is_short: number | null;
    /** Its start, without leases: no index has a column that claims change. Empty in rows of releases that do not know it. */
    run_at: string;
  };
  /** Of jobs that somebody works on, beside `claimable_at` and `lease`, which say the same. */
  job_leases: { job_id: string; kind: string; account_id: string; until: string };
  /** Accounts that have jobs of a kind, and where each is in line. */
  job_turns: { kind: string; account_id: string; turn: Count };
  documents: {
    id: string;
    account_id: string;
    /** Hexadecimal digits. */
    key_digest: string;
    state: string;
    /** JSON object: what to translate it with, its sealed name in Base64. */
    job: string;
    size: Count;
    created_at: string;
    updated_at: string;
    expires_at: string;
    billed_characters: Count | null;
    message: string | null;
    /** Codes, separated by commas. */
    warnings: string;
    /** The node that sends the result to a client. */
    download_node: string | null;
    /** While it is translated: when that should be over. */
    expected_end_at: string | null;
    /** JSON object, at the same time: how far it is. */
    progress: string | null;
  };
  nodes: {
    id: string;
    /** Base64. */
    public_key: string;
    role: string;
    host: string;
    started_at: string;
    beat: Count;
  };
  /** Secrets of jobs, each sealed for one node, in Base64. */
  job_secrets: { job_id: string; node_id: string; sealed: string };
  /** Those whose content is an object. */
  translation_memories: {
    id: string;
    account_id: string;
    name: string;
    created_at: string;
    source_language: string;
    /** JSON array of languages with their counts. */
    targets: string;
    segment_count: Count;
    /** Counts changes; 1 as it was imported. */
    version: ColumnType<number | string, number | undefined, number>;
    object: string;
    bytes: Count;
    sha256: string;
  };
  /** At most one row: that the data came from another database, whose first account `source` is. */
  moves: { source: string; begun_at: string; finished_at: string | null };
  translation_memory_jobs: {
    id: string;
    account_id: string;
    operation: string;
    token: string;
    created_at: string;
    updated_at: string;
    expires_at: string;
    memory_id: string;
    name: string;
    content_type: string;
    content_length: Count;
    state: string;
    units: Count | null;
    error: string | null;
    skipped: Count | null;
  };
  /** By the digests of their job ids, in hexadecimal digits. */
  quality_evaluations: {
    id: string;
    account_id: string;
    state: string;
    /** Null where the client sent the segments. */
    document_id: string | null;
    created_at: string;
    expires_at: string;
    message: string | null;
  };
  agent_tasks: {
    id: string;
    account_id: string;
    key_id: string;
    region: string;
    workflow_id: string;
    workflow_name: string;
    reporting_tag: string | null;
    state: string;
    error: string | null;
    created_at: string;
    updated_at: string;
    expires_at: string;
    workflow_version: number | null;
  };
  agent_steps: {
    task_id: string;
    path: string;
    service: string;
    started_at: string;
    ended_at: string;
    characters: Count;
    milliseconds: Count;
    tokens: Count;
  };
  agent_workflows: {
    account_id: string;
    id: string;
    name: string;
    version: number;
    /** A `Workflow` as JSON. */
    workflow: string;
    source: string;
    created_at: string;
    updated_at: string;
  };
  voice_jobs: {
    id: string;
    account_id: string;
    state: string;
    /** A `VoiceJobOrder` as JSON. */
    job: string;
    content_length: Count;
    stored_bytes: Count;
    /** Thousandths. */
    progress: Count;
    created_at: string;
    updated_at: string;
    expires_at: string;
  };
  voice_job_results: { job_id: string; position: number; state: string; bytes: Count | null; message: string | null };
  voice_sessions: {
    id: string;
    account_id: string;
    /** A `VoiceSessionOrder` as JSON. */
    session: string;
    generation: number;
    state: string;
    position_ms: Count;
    created_at: string;
    expires_at: string;
  };
  voice_session_tokens: { digest: string; session_id: string; generation: number };
  /** Signed-in browsers. */
  console_sessions: {
    id: string;
    token_hash: string;
    account_id: string;
    method: string;
    developer_key_id: string | null;
    /** Of the secret that was shown: the session ends with it. */
    developer_key_hash: string | null;
    admin_key_id: string | null;
    admin_key_hash: string | null;
    created_at: string;
    used_at: string;
    expires_at: string;
    address: string;
    user_agent: string | null;
  };
  sign_in_attempts: { id: string; address: string; at: string };
  /** `secret` in hexadecimal digits. */
  server_secrets: { id: string; purpose: string; secret: string; created_at: string };
  /** Slots of limits that nodes keep together. */
  limit_slots: { name: string; node_id: string; slots: Count };
  /** Requests of the last minute, by the moment (milliseconds of Unix time) from which they do not count. */
  limit_requests: { name: string; until: Count; requests: Count };
  /** What servers counted in a minute (of Unix time); the last twelve are requests by the milliseconds that they took. */
  server_minutes: {
    minute: Count;
    requests: Count;
    refused: Count;
    failed: Count;
    characters: Count;
    waiting: Count;
    running: Count;
    within_10: Count;
    within_25: Count;
    within_50: Count;
    within_100: Count;
    within_250: Count;
    within_500: Count;
    within_1000: Count;
    within_2500: Count;
    within_5000: Count;
    within_10000: Count;
    within_30000: Count;
    beyond: Count;
  };
  server_minute_errors: { minute: Count; code: string; count: Count };
}

type Count = ColumnType<number | string, number, number>;

/** 0 unless it is given. */
type DefaultCount = ColumnType<number | string, number | undefined, number>;
