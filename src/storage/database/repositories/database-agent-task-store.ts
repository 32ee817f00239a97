import type { Selectable } from 'kysely';
import type {
  AgentStepRecord,
  AgentTaskEnd,
  AgentTaskRecord,
  AgentTaskState,
  AgentTaskStore,
} from '../../../contracts/stores/agent-tasks.ts';
import type { Region } from '../../../contracts/stores/resource-owner.ts';
import type { UsageAddition } from '../../../contracts/stores/usage.ts';
import type { Commits } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { compileStatement } from './compile-statement.ts';
import { UsageStatements } from './usage-statements.ts';

const inProgress: AgentTaskState = 'InProgress';
const waiting: AgentTaskState = 'FeedbackNeeded';
const open = [inProgress, waiting];

/** Steps are written by way of `commits`, where their usage is counted. */
export class DatabaseAgentTaskStore implements AgentTaskStore {
  readonly #database: Database;
  readonly #commits: Commits;
  readonly #usage: UsageStatements;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
    this.#usage = new UsageStatements(database);
  }

  add(task: AgentTaskRecord, limit: number): Promise<boolean> {
    return this.#database.exclusive(`agent_tasks:${task.accountId}`, async (transaction) => {
      const { count } = await transaction
        .selectFrom('agent_tasks')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('account_id', '=', task.accountId)
        .where('state', 'in', open)
        .executeTakeFirstOrThrow();
      if (Number(count) >= limit) return false;
      await transaction.insertInto('agent_tasks').values(toRow(task)).execute();
      return true;
    });
  }

  async find(id: string): Promise<AgentTaskRecord | undefined> {
    const row = await this.#database.selectFrom('agent_tasks').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toRecord(row);
  }

  async list(accountId: string, now: Date, limit: number): Promise<readonly AgentTaskRecord[]> {
    const rows = await this.#database
      .selectFrom('agent_tasks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where(({ or, eb }) => or([eb('state', '=', inProgress), eb('expires_at', '>', now.toISOString())]))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toRecord);
  }

  async listSteps(id: string): Promise<readonly AgentStepRecord[]> {
    const rows = await this.#database
      .selectFrom('agent_steps')
      .selectAll()
      .where('task_id', '=', id)
      .orderBy('ended_at')
      .orderBy('path')
      .execute();
    return rows.map(({ path, service, started_at, ended_at, characters, milliseconds, tokens }) => ({
      path,
      service,
      startedAt: new Date(started_at),
      endedAt: new Date(ended_at),
      characters: Number(characters),
      milliseconds: Number(milliseconds),
      tokens: Number(tokens),
    }));
  }

  addStep(id: string, step: AgentStepRecord, addition?: UsageAddition): Promise<boolean> {
    const worked = this.#database
      .updateTable('agent_tasks')
      .set({ updated_at: step.endedAt.toISOString() })
      .where('id', '=', id)
      .where('state', '=', inProgress);
    const added = this.#insertStep(id, step);
    const counted = addition === undefined || addition.amount === 0 ? [] : this.#usage.add([addition]);
    const both = [worked, added].map((query) => ({ ...compileStatement(query), mustChange: true as const }));
    return this.#commits.commit([...both, ...counted]);
  }

  answer(id: string, step: AgentStepRecord): Promise<boolean> {
    const continued = this.#database
      .updateTable('agent_tasks')
      .set({ state: inProgress, updated_at: step.endedAt.toISOString() })
      .where('id', '=', id)
      .where('state', '=', waiting);
    return this.#commits.commit([
      { ...compileStatement(continued), mustChange: true },
      compileStatement(this.#insertStep(id, step)),
    ]);
  }

  ask(id: string, at: Date, expiresAt: Date): Promise<boolean> {
    return this.#leave(id, { state: waiting, error: null, at, expiresAt });
  }

  end(id: string, { state, error, expiresAt }: AgentTaskEnd, at: Date): Promise<boolean> {
    return this.#leave(id, { state, error: error ?? null, at, expiresAt });
  }

  cancel(id: string, at: Date, expiresAt: Date): Promise<boolean> {
    return this.#leave(id, { state: 'Canceled', error: null, at, expiresAt }, open);
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('agent_tasks')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  async listExpired(now: Date, limit: number): Promise<readonly AgentTaskRecord[]> {
    const rows = await this.#database
      .selectFrom('agent_tasks')
      .selectAll()
      .where('state', '!=', inProgress)
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(toRecord);
  }

  async listUnfinished(): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('agent_tasks')
      .select('id')
      .where('state', '=', inProgress)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async #leave(
    id: string,
    change: {
      readonly state: AgentTaskState;
      readonly error: string | null;
      readonly at: Date;
      readonly expiresAt: Date;
    },
    from = [inProgress],
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('agent_tasks')
      .set({
        state: change.state,
        error: change.error,
        updated_at: change.at.toISOString(),
        expires_at: change.expiresAt.toISOString(),
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  #insertStep(id: string, step: AgentStepRecord) {
    return this.#database
      .insertInto('agent_steps')
      .values({
        task_id: id,
        path: step.path,
        service: step.service,
        started_at: step.startedAt.toISOString(),
        ended_at: step.endedAt.toISOString(),
        characters: step.characters,
        milliseconds: step.milliseconds,
        tokens: step.tokens,
      })
      .onConflict((conflict) => conflict.columns(['task_id', 'path']).doNothing());
  }
}

function toRow(task: AgentTaskRecord) {
  return {
    id: task.id,
    account_id: task.accountId,
    key_id: task.keyId,
    region: task.region,
    workflow_id: task.workflowId,
    workflow_name: task.workflowName,
    workflow_version: task.workflowVersion ?? null,
    reporting_tag: task.reportingTag ?? null,
    state: task.state,
    error: task.error ?? null,
    created_at: task.createdAt.toISOString(),
    updated_at: task.updatedAt.toISOString(),
    expires_at: task.expiresAt.toISOString(),
  };
}

function toRecord(row: Selectable<DatabaseSchema['agent_tasks']>): AgentTaskRecord {
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    region: row.region as Region,
    workflowId: row.workflow_id,
    workflowName: row.workflow_name,
    ...(row.workflow_version !== null && { workflowVersion: row.workflow_version }),
    ...(row.reporting_tag !== null && { reportingTag: row.reporting_tag }),
    state: row.state as AgentTaskState,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
    ...(row.error !== null && { error: row.error }),
  };
}
