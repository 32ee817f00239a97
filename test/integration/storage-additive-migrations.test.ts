import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { migrations } from '../../src/storage/database/migrations/registry.ts';
import { findBreakingSteps } from '../support/find-breaking-steps.ts';

/** Steps before this one were made when an installation was one process. */
const firstBesideOthers = 10;

describe('migrations', () => {
  for (const migration of migrations.filter(({ number }) => number >= firstBesideOthers))
    it(`leave releases before ${migration.number} (${migration.name}) able to serve beside newer ones`, async () => {
      if (migration.compatibleFrom === undefined) assert.deepEqual(await findBreakingSteps(migration), []);
      else assert.ok(migration.compatibleFrom < migration.number, 'the release before must be able to go on');
    });
});

describe('the check of migrations', () => {
  const cases: readonly [what: string, apply: (database: Kysely<unknown>) => Promise<unknown>, breaking: boolean][] = [
    [
      'a new table, its indexes and rows',
      async ({ schema }) => {
        await schema.createTable('tasks').addColumn('id', 'text').addColumn('job', 'text').execute();
        await schema.createIndex('tasks_by_job').unique().on('tasks').column('job').execute();
        await schema
          .alterTable('tasks')
          .addColumn('state', 'text', (column) => column.notNull())
          .execute();
      },
      false,
    ],
    ['a column that may be null', ({ schema }) => schema.alterTable('jobs').addColumn('a', 'text').execute(), false],
    [
      'a column with a default',
      ({ schema }) =>
        schema
          .alterTable('jobs')
          .addColumn('a', 'integer', (column) => column.notNull().defaultTo(0))
          .execute(),
      false,
    ],
    [
      'a column that it fills',
      async (database) => {
        await database.schema.alterTable('jobs').addColumn('a', 'integer').execute();
        await (database as Kysely<{ jobs: { a: number } }>).updateTable('jobs').set({ a: 1 }).execute();
      },
      false,
    ],
    ['an index', ({ schema }) => schema.createIndex('by_kind').on('jobs').column('kind').execute(), false],
    [
      'a table whose rows go with those of another',
      ({ schema }) =>
        schema
          .createTable('tasks')
          .addColumn('job', 'text', (column) => column.references('jobs.id').onDelete('cascade'))
          .execute(),
      false,
    ],
    [
      'a table that keeps rows of another from being removed',
      ({ schema }) =>
        schema
          .createTable('tasks')
          .addColumn('job', 'text', (column) => column.references('jobs.id'))
          .execute(),
      true,
    ],
    [
      'a foreign key of several columns that keeps rows',
      ({ schema }) =>
        schema
          .createTable('tasks')
          .addColumn('a', 'text')
          .addForeignKeyConstraint('key', ['a'], 'jobs', ['id'])
          .execute(),
      true,
    ],
    [
      'a column that must be given',
      ({ schema }) =>
        schema
          .alterTable('jobs')
          .addColumn('a', 'text', (column) => column.notNull())
          .execute(),
      true,
    ],
    [
      'a column that is unique',
      ({ schema }) =>
        schema
          .alterTable('jobs')
          .addColumn('a', 'text', (column) => column.unique())
          .execute(),
      true,
    ],
    [
      'a column with a condition',
      ({ schema }) =>
        schema
          .alterTable('jobs')
          .addColumn('a', 'integer', (column) => column.check(sql`a > 0`))
          .execute(),
      true,
    ],
    ['a column less', ({ schema }) => schema.alterTable('jobs').dropColumn('lease').execute(), true],
    ['another name of a column', ({ schema }) => schema.alterTable('jobs').renameColumn('lease', 'a').execute(), true],
    [
      'another type',
      ({ schema }) =>
        schema
          .alterTable('jobs')
          .alterColumn('lease', (column) => column.setDataType('integer'))
          .execute(),
      true,
    ],
    ['another name of a table', ({ schema }) => schema.alterTable('jobs').renameTo('work').execute(), true],
    ['a table less', ({ schema }) => schema.dropTable('jobs').execute(), true],
    ['an index less', ({ schema }) => schema.dropIndex('jobs_by_time').execute(), true],
    ['a constraint', ({ schema }) => schema.alterTable('jobs').addUniqueConstraint('once', ['kind']).execute(), true],
    [
      'an index that is unique',
      ({ schema }) => schema.createIndex('a').unique().on('jobs').column('id').execute(),
      true,
    ],
    [
      'other values in a column that was there',
      (database) => (database as Kysely<{ jobs: { kind: string } }>).updateTable('jobs').set({ kind: 'a' }).execute(),
      true,
    ],
    ['fewer rows', (database) => (database as Kysely<{ jobs: object }>).deleteFrom('jobs').execute(), true],
    ['SQL that it cannot read', (database) => sql`alter table jobs add a text`.execute(database), true],
  ];
  for (const [what, apply, breaking] of cases)
    it(`${breaking ? 'refuses' : 'takes'} a step with ${what}`, async () => {
      const steps = await findBreakingSteps({ apply: async (database) => void (await apply(database)) });
      assert.equal(steps.length > 0, breaking, steps.join('; '));
    });
});
