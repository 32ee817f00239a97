CREATE TABLE "accounts" ("id" text not null primary key,
  "name" text not null unique,
  "plan" text not null,
  "created_at" text not null,
  "character_limit" bigint);

CREATE TABLE "api_keys" ("id" text not null primary key,
  "account_id" text not null references "accounts" ("id"),
  "kind" text not null,
  "label" text not null,
  "masked" text not null,
  "hash" text not null unique,
  "scopes" text,
  "character_limit" bigint,
  "created_at" text not null,
  "deactivated_at" text);

CREATE INDEX "api_keys_by_account" on "api_keys" ("account_id",
  "created_at",
  "id");

CREATE TABLE "schema_migrations" ("number" integer not null primary key,
  "name" text not null,
  "applied_at" text not null);

CREATE TABLE "usage_days" ("account_id" text not null references "accounts" ("id"),
  "day" text not null,
  "key_id" text not null references "api_keys" ("id"),
  "product" text not null,
  "category" text not null,
  "reporting_tag" text not null,
  "characters" bigint not null, constraint "usage_days_key" primary key ("account_id",
  "day",
  "key_id",
  "product",
  "category",
  "reporting_tag"));

CREATE TABLE "usage_periods" ("account_id" text not null references "accounts" ("id"),
  "period_start" text not null,
  "key_id" text not null references "api_keys" ("id"),
  "product" text not null,
  "characters" bigint not null, constraint "usage_periods_key" primary key ("account_id",
  "period_start",
  "key_id",
  "product"));
