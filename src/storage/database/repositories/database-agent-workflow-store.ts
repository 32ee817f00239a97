import type { Selectable } from 'kysely';
import type { Workflow } from '../../../contracts/agent/workflow.ts';
import type { AgentWorkflowRecord, AgentWorkflowStore, PutOutcome } from '../../../contracts/stores/agent-workflows.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

export class DatabaseAgentWorkflowStore implements AgentWorkflowStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  put(
    accountId: string,
    { workflow, source }: { readonly workflow: Workflow; readonly source: string },
    at: Date,
    limit: number,
  ): Promise<PutOutcome> {
    return this.#database.exclusive(`agent_workflows:${accountId}`, async (transaction) => {
      const others = await transaction
        .selectFrom('agent_workflows')
        .select(['id', 'name'])
        .where('account_id', '=', accountId)
        .where('id', '!=', workflow.id)
        .execute();
      if (others.some(({ name }) => name === workflow.name)) return { kind: 'name-taken' };
      const current = await transaction
        .selectFrom('agent_workflows')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', workflow.id)
        .executeTakeFirst();
      if (current === undefined && others.length >= limit) return { kind: 'full' };
      if (current?.source === source) return { kind: 'stored', record: toRecord(current) };
      const row = {
        account_id: accountId,
        id: workflow.id,
        name: workflow.name,
        version: (current?.version ?? 0) + 1,
        workflow: JSON.stringify(workflow),
        source,
        created_at: current?.created_at ?? at.toISOString(),
        updated_at: at.toISOString(),
      };
      await transaction
        .insertInto('agent_workflows')
        .values(row)
        .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(row))
        .execute();
      return { kind: 'stored', record: toRecord(row) };
    });
  }

  async list(accountId: string): Promise<readonly AgentWorkflowRecord[]> {
    const rows = await this.#database
      .selectFrom('agent_workflows')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('name')
      .execute();
    return rows.map(toRecord);
  }

  async find(accountId: string, idOrName: string): Promise<AgentWorkflowRecord | undefined> {
    const row = await this.#database
      .selectFrom('agent_workflows')
      .selectAll()
      .where('account_id', '=', accountId)
      .where(({ or, eb }) => or([eb('id', '=', idOrName), eb('name', '=', idOrName)]))
      .executeTakeFirst();
    return row && toRecord(row);
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('agent_workflows')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}

function toRecord(row: Selectable<DatabaseSchema['agent_workflows']>): AgentWorkflowRecord {
  return {
    workflow: JSON.parse(row.workflow) as Workflow,
    source: row.source,
    version: row.version,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
