import type { Workflow } from '../agent/workflow.ts';

/** A workflow that an account has brought in. */
export interface AgentWorkflowRecord {
  readonly workflow: Workflow;
  /** The file, as it was given. */
  readonly source: string;
  /** 1, and one more with each change. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type PutOutcome =
  | { readonly kind: 'stored'; readonly record: AgentWorkflowRecord }
  /** Another workflow of the account has the name. */
  | { readonly kind: 'name-taken' }
  /** The account has as many as it may have. */
  | { readonly kind: 'full' };

/**
 * Workflows of accounts. Every implementation passes `test/contracts/agent-workflow-store.ts`.
 *
 * - A change is on disk when its promise resolves, and every process sees it. Of several at once, each takes effect whole.
 * - What belongs to another account is treated like what does not exist: accounts can have the same ids.
 */
export interface AgentWorkflowStore {
  /** Adds the workflow, or replaces that with the same id; the same source again changes nothing. */
  put(
    accountId: string,
    given: { readonly workflow: Workflow; readonly source: string },
    at: Date,
    limit: number,
  ): Promise<PutOutcome>;
  /** By name. */
  list(accountId: string): Promise<readonly AgentWorkflowRecord[]>;
  find(accountId: string, idOrName: string): Promise<AgentWorkflowRecord | undefined>;
  /** False when there is none. */
  remove(accountId: string, id: string): Promise<boolean>;
}
