CREATE TABLE "accounts" ("id" text not null primary key,
  "name" text not null unique,
  "plan" text not null,
  "created_at" text not null,
  "character_limit" bigint,
  "email" text,
  "quality_evaluation" integer default 0 not null);

CREATE TABLE "agent_steps" ("task_id" text not null references "agent_tasks" ("id") on delete cascade,
  "path" text not null,
  "service" text not null,
  "started_at" text not null,
  "ended_at" text not null,
  "characters" bigint not null,
  "milliseconds" bigint default 0 not null,
  "tokens" bigint default 0 not null, constraint "agent_steps_key" primary key ("task_id",
  "path"));

CREATE TABLE "agent_tasks" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "key_id" text not null,
  "region" text not null,
  "workflow_id" text not null,
  "workflow_name" text not null,
  "reporting_tag" text,
  "state" text not null,
  "error" text,
  "created_at" text not null,
  "updated_at" text not null,
  "expires_at" text not null,
  "workflow_version" integer);

CREATE INDEX "agent_tasks_by_account" on "agent_tasks" ("account_id",
  "created_at",
  "id");

CREATE INDEX "agent_tasks_by_expiry" on "agent_tasks" ("state",
  "expires_at",
  "id");

CREATE TABLE "agent_workflows" ("account_id" text not null references "accounts" ("id") on delete cascade,
  "id" text not null,
  "name" text not null,
  "version" integer not null,
  "workflow" text not null,
  "source" text not null,
  "created_at" text not null,
  "updated_at" text not null, constraint "agent_workflows_key" primary key ("account_id",
  "id"));

CREATE UNIQUE INDEX "agent_workflows_by_name" on "agent_workflows" ("account_id",
  "name");

CREATE TABLE "api_keys" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "kind" text not null,
  "label" text not null,
  "masked" text not null,
  "hash" text not null unique,
  "scopes" text,
  "character_limit" bigint,
  "created_at" text not null,
  "deactivated_at" text,
  "speech_millisecond_limit" bigint,
  "requests_per_minute" integer,
  "expires_at" text,
  "person_id" text,
  "person_role" text);

CREATE INDEX "api_keys_by_account" on "api_keys" ("account_id",
  "created_at",
  "id");

CREATE TABLE "audit_log" ("id" text not null primary key,
  "position" bigint not null,
  "account_id" text not null references "accounts" ("id"),
  "at" text not null,
  "actor" text not null,
  "origin" text,
  "trace_id" text,
  "action" text not null,
  "subject" text not null,
  "details" text not null);

CREATE INDEX "audit_log_by_account" on "audit_log" ("account_id",
  "position",
  "id");

CREATE INDEX "audit_log_in_order" on "audit_log" ("position",
  "id");

CREATE TABLE "console_sessions" ("id" text not null primary key,
  "token_hash" text not null unique,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "method" text not null,
  "developer_key_id" text,
  "developer_key_hash" text,
  "admin_key_id" text,
  "admin_key_hash" text,
  "created_at" text not null,
  "used_at" text not null,
  "expires_at" text not null,
  "address" text not null,
  "user_agent" text);

CREATE INDEX "console_sessions_by_account" on "console_sessions" ("account_id",
  "created_at",
  "id");

CREATE INDEX "console_sessions_by_expiry" on "console_sessions" ("expires_at",
  "id");

CREATE TABLE "documents" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "key_digest" text not null,
  "state" text not null,
  "job" text not null,
  "size" bigint not null,
  "created_at" text not null,
  "updated_at" text not null,
  "expires_at" text not null,
  "billed_characters" bigint,
  "message" text,
  "warnings" text default '' not null,
  "download_node" text,
  "expected_end_at" text,
  "progress" text);

CREATE INDEX "documents_by_expiry" on "documents" ("expires_at",
  "id");

CREATE INDEX "documents_by_state" on "documents" ("state",
  "created_at",
  "id");

CREATE TABLE "glossaries" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "region" text not null,
  "name" text not null,
  "created_at" text not null,
  "version" integer not null);

CREATE INDEX "glossaries_by_owner" on "glossaries" ("account_id",
  "region",
  "created_at",
  "id");

CREATE TABLE "glossary_dictionaries" ("glossary_id" text not null references "glossaries" ("id"),
  "source" text not null,
  "target" text not null,
  "position" integer not null,
  "entry_count" integer not null,
  "revision" text not null unique, constraint "glossary_dictionaries_key" primary key ("glossary_id",
  "source",
  "target"));

CREATE TABLE "glossary_parts" ("revision" text not null references "glossary_dictionaries" ("revision"),
  "number" integer not null,
  "content" text not null, constraint "glossary_parts_key" primary key ("revision",
  "number"));

CREATE TABLE "identities" ("account_id" text not null references "accounts" ("id") on delete cascade,
  "issuer" text not null,
  "subject" text not null,
  "person_id" text not null references "people" ("id") on delete cascade,
  "created_at" text not null, constraint "identities_key" primary key ("account_id",
  "issuer",
  "subject"));

CREATE UNIQUE INDEX "identities_by_person" on "identities" ("person_id",
  "issuer");

CREATE TABLE "job_leases" ("job_id" text not null primary key references "jobs" ("id") on delete cascade,
  "kind" text not null,
  "account_id" text not null,
  "until" text not null);

CREATE INDEX "job_leases_by_account" on "job_leases" ("kind",
  "account_id");

CREATE TABLE "job_secrets" ("job_id" text not null references "jobs" ("id") on delete cascade,
  "node_id" text not null references "nodes" ("id") on delete cascade,
  "sealed" text not null, constraint "job_secrets_key" primary key ("job_id",
  "node_id"));

CREATE INDEX "job_secrets_by_node" on "job_secrets" ("node_id",
  "job_id");

CREATE TABLE "job_turns" ("kind" text not null,
  "account_id" text not null,
  "turn" bigint not null, constraint "job_turns_key" primary key ("kind",
  "account_id"));

CREATE INDEX "job_turns_in_order" on "job_turns" ("kind",
  "turn");

CREATE TABLE "jobs" ("id" text not null primary key,
  "kind" text not null,
  "account_id" text not null,
  "payload" text not null,
  "created_at" text not null,
  "claimable_at" text not null,
  "attempt" integer not null,
  "lease" text,
  "ordered_at" text,
  "is_short" integer,
  "run_at" text default '' not null);

CREATE INDEX "jobs_by_start" on "jobs" ("kind",
  "run_at");

CREATE INDEX "jobs_in_line" on "jobs" ("kind",
  "account_id", coalesce(ordered_at, created_at),
  "id",
  "run_at");

CREATE INDEX "jobs_of_accounts" on "jobs" ("kind",
  "account_id",
  "run_at");

CREATE INDEX "short_jobs_by_start" on "jobs" ("kind",
  "run_at") where is_short = 1;

CREATE INDEX "short_jobs_in_line" on "jobs" ("kind",
  "account_id", coalesce(ordered_at, created_at),
  "id",
  "run_at") where is_short = 1;

CREATE INDEX "short_jobs_of_accounts" on "jobs" ("kind",
  "account_id",
  "run_at") where is_short = 1;

CREATE TABLE "limit_notices" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "key_id" text references "api_keys" ("id"),
  "period_start" text not null,
  "character_limit" bigint not null,
  "threshold" integer not null,
  "created_at" text not null,
  "state" text not null,
  "millisecond_limit" bigint);

CREATE INDEX "limit_notices_by_state" on "limit_notices" ("state",
  "created_at");

CREATE TABLE "limit_requests" ("name" text not null,
  "until" bigint not null,
  "requests" bigint not null, constraint "limit_requests_key" primary key ("name",
  "until"));

CREATE INDEX "limit_requests_by_time" on "limit_requests" ("until");

CREATE TABLE "limit_slots" ("name" text not null,
  "node_id" text not null references "nodes" ("id") on delete cascade,
  "slots" bigint not null, constraint "limit_slots_key" primary key ("name",
  "node_id"));

CREATE INDEX "limit_slots_by_node" on "limit_slots" ("node_id");

CREATE TABLE "moves" ("source" text not null primary key,
  "begun_at" text not null,
  "finished_at" text);

CREATE TABLE "nodes" ("id" text not null primary key,
  "public_key" text not null,
  "role" text not null,
  "host" text not null,
  "started_at" text not null,
  "beat" bigint not null);

CREATE TABLE "people" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "key_id" text not null unique references "api_keys" ("id") on delete cascade,
  "name" text not null,
  "email" text not null,
  "role" text not null,
  "password" text,
  "invitation_hash" text unique,
  "invitation_expires_at" text,
  "created_at" text not null,
  "joined_at" text,
  "signed_in_at" text,
  "deactivated_at" text,
  "kind" text default 'person' not null);

CREATE INDEX "people_by_account" on "people" ("account_id",
  "created_at",
  "id");

CREATE UNIQUE INDEX "people_by_email" on "people" ("email",
  "account_id");

CREATE TABLE "quality_evaluations" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "state" text not null,
  "document_id" text,
  "created_at" text not null,
  "expires_at" text not null,
  "message" text);

CREATE INDEX "quality_evaluations_by_account" on "quality_evaluations" ("account_id",
  "state");

CREATE INDEX "quality_evaluations_by_expiry" on "quality_evaluations" ("expires_at",
  "id");

CREATE TABLE "retired_secrets" ("hash" text not null primary key,
  "key_id" text not null references "api_keys" ("id"),
  "valid_until" text not null);

CREATE TABLE "schema_migrations" ("number" integer not null primary key,
  "name" text not null,
  "applied_at" text not null,
  "compatible_from" integer);

CREATE TABLE "server_minute_errors" ("minute" bigint not null,
  "code" text not null,
  "count" bigint not null, constraint "server_minute_errors_key" primary key ("minute",
  "code"));

CREATE TABLE "server_minutes" ("minute" bigint not null primary key,
  "requests" bigint default 0 not null,
  "refused" bigint default 0 not null,
  "failed" bigint default 0 not null,
  "characters" bigint default 0 not null,
  "waiting" bigint default 0 not null,
  "running" bigint default 0 not null,
  "within_10" bigint default 0 not null,
  "within_25" bigint default 0 not null,
  "within_50" bigint default 0 not null,
  "within_100" bigint default 0 not null,
  "within_250" bigint default 0 not null,
  "within_500" bigint default 0 not null,
  "within_1000" bigint default 0 not null,
  "within_2500" bigint default 0 not null,
  "within_5000" bigint default 0 not null,
  "within_10000" bigint default 0 not null,
  "within_30000" bigint default 0 not null,
  "beyond" bigint default 0 not null);

CREATE TABLE "server_secrets" ("id" text not null primary key,
  "purpose" text not null,
  "secret" text not null,
  "created_at" text not null);

CREATE TABLE "sign_in_attempts" ("id" text not null primary key,
  "address" text not null,
  "at" text not null);

CREATE INDEX "sign_in_attempts_by_address" on "sign_in_attempts" ("address",
  "at");

CREATE TABLE "spoken_terms" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "name" text not null,
  "created_at" text not null,
  "lists" text not null);

CREATE INDEX "spoken_terms_by_account" on "spoken_terms" ("account_id",
  "created_at",
  "id");

CREATE TABLE "style_rule_lists" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "region" text not null,
  "position" integer not null,
  "name" text not null,
  "language" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "version" integer not null,
  "configured_rules" text not null,
  "custom_instructions" text not null);

CREATE INDEX "style_rule_lists_by_owner" on "style_rule_lists" ("account_id",
  "region",
  "position",
  "id");

CREATE TABLE "translation_memories" ("id" text not null primary key,
  "account_id" text not null,
  "name" text not null,
  "created_at" text not null,
  "source_language" text not null,
  "targets" text not null,
  "segment_count" bigint not null,
  "object" text not null,
  "bytes" bigint not null,
  "sha256" text not null,
  "version" bigint default 1 not null);

CREATE INDEX "translation_memories_by_account" on "translation_memories" ("account_id",
  "created_at",
  "id");

CREATE INDEX "translation_memories_by_object" on "translation_memories" ("object");

CREATE TABLE "translation_memory_jobs" ("id" text not null primary key,
  "account_id" text not null,
  "operation" text not null,
  "token" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "expires_at" text not null,
  "memory_id" text not null,
  "name" text not null,
  "content_type" text not null,
  "content_length" bigint not null,
  "state" text not null,
  "units" bigint,
  "error" text,
  "skipped" bigint);

CREATE INDEX "translation_memory_jobs_by_account" on "translation_memory_jobs" ("account_id",
  "state");

CREATE INDEX "translation_memory_jobs_by_change" on "translation_memory_jobs" ("updated_at");

CREATE INDEX "translation_memory_jobs_by_memory" on "translation_memory_jobs" ("memory_id");

CREATE TABLE "usage_days" ("account_id" text not null references "accounts" ("id"),
  "day" text not null,
  "key_id" text not null references "api_keys" ("id"),
  "product" text not null,
  "category" text not null,
  "reporting_tag" text not null,
  "characters" bigint not null,
  "milliseconds" bigint default 0 not null, constraint "usage_days_key" primary key ("account_id",
  "day",
  "key_id",
  "product",
  "category",
  "reporting_tag"));

CREATE TABLE "usage_periods" ("account_id" text not null references "accounts" ("id"),
  "period_start" text not null,
  "key_id" text not null references "api_keys" ("id"),
  "product" text not null,
  "characters" bigint not null,
  "milliseconds" bigint default 0 not null, constraint "usage_periods_key" primary key ("account_id",
  "period_start",
  "key_id",
  "product"));

CREATE TABLE "usage_reservations" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "period_start" text not null,
  "key_id" text not null references "api_keys" ("id") on delete cascade,
  "characters" bigint not null,
  "expires_at" text not null,
  "milliseconds" bigint default 0 not null);

CREATE INDEX "usage_reservations_by_account" on "usage_reservations" ("account_id",
  "period_start");

CREATE TABLE "voice_job_results" ("job_id" text not null references "voice_jobs" ("id") on delete cascade,
  "position" integer not null,
  "state" text not null,
  "bytes" bigint,
  "message" text, constraint "voice_job_results_key" primary key ("job_id",
  "position"));

CREATE TABLE "voice_jobs" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "state" text not null,
  "job" text not null,
  "content_length" bigint not null,
  "stored_bytes" bigint not null,
  "progress" integer not null,
  "created_at" text not null,
  "updated_at" text not null,
  "expires_at" text not null);

CREATE INDEX "voice_jobs_by_account" on "voice_jobs" ("account_id",
  "state");

CREATE INDEX "voice_jobs_by_expiry" on "voice_jobs" ("expires_at",
  "id");

CREATE TABLE "voice_session_tokens" ("digest" text not null primary key,
  "session_id" text not null references "voice_sessions" ("id") on delete cascade,
  "generation" integer not null);

CREATE TABLE "voice_sessions" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "session" text not null,
  "generation" integer not null,
  "state" text not null,
  "position_ms" bigint not null,
  "created_at" text not null,
  "expires_at" text not null);

CREATE INDEX "voice_sessions_by_expiry" on "voice_sessions" ("expires_at",
  "id");
