import type { Region } from './resource-owner.ts';
import type { UsageAddition } from './usage.ts';

/** `facts.md`, Agent: the states of a task, in the spelling of the interface. */
export type AgentTaskState = 'InProgress' | 'FeedbackNeeded' | 'Completed' | 'Error' | 'Canceled';

export interface AgentTaskRecord {
  readonly id: string;
  readonly accountId: string;
  /** Whose limits and usage the task counts for. */
  readonly keyId: string;
  /** The data centre in which its resources are. */
  readonly region: Region;
  readonly workflowId: string;
  /** As it was when the task began. */
  readonly workflowName: string;
  /** Of a workflow of the account; absent where it is one of the server. */
  readonly workflowVersion?: number;
  readonly reportingTag?: string;
  readonly state: AgentTaskState;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** From then on the task is gone, unless it is in progress. */
  readonly expiresAt: Date;
  /** Why it ended in an error, for its owner. */
  readonly error?: string;
}

/** A step that is done. Its result is a sealed object; repeated work finds it here and does not do it again. */
export interface AgentStepRecord {
  /** Ids of the steps around it with the index of an item, and its own: `each[3]/translate`. */
  readonly path: string;
  readonly service: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** What was counted for it. */
  readonly characters: number;
  /** Of speech. */
  readonly milliseconds: number;
  /** Of language models; they are not billed. */
  readonly tokens: number;
}

/** The end of the work on a task. */
export interface AgentTaskEnd {
  readonly state: 'Completed' | 'Error';
  readonly error?: string;
  readonly expiresAt: Date;
}

/**
 * Tasks of agents of all accounts, with the journal of their steps. Every implementation passes
 * `test/contracts/agent-task-store.ts`.
 *
 * A change is on disk when its promise resolves, and every process sees it.
 */
export interface AgentTaskStore {
  /** False, and nothing is added, when the account has `limit` tasks that have not ended. Safe against a race. */
  add(task: AgentTaskRecord, limit: number): Promise<boolean>;
  /** Of any account, expired or not: the caller compares account and time. */
  find(id: string): Promise<AgentTaskRecord | undefined>;
  /** Those of an account that have not expired by then, the newest first. */
  list(accountId: string, now: Date, limit: number): Promise<readonly AgentTaskRecord[]>;
  /** In the order in which they were done. */
  listSteps(id: string): Promise<readonly AgentStepRecord[]>;
  /**
   * Adds a step to the journal and counts its usage, in one commit: both or neither. False, and nothing is counted, when the
   * task is not in progress any more or has the step already.
   */
  addStep(id: string, step: AgentStepRecord, addition?: UsageAddition): Promise<boolean>;
  /** Ends a task in progress. False when it is not in progress. */
  end(id: string, end: AgentTaskEnd, at: Date): Promise<boolean>;
  /** From in progress to waiting for feedback, until `expiresAt`. False when it is not in progress. */
  ask(id: string, at: Date, expiresAt: Date): Promise<boolean>;
  /** Back to in progress, with the step in the journal. Of several at once one is true. False when it waits for no feedback. */
  answer(id: string, step: AgentStepRecord): Promise<boolean>;
  /** To canceled, from in progress or waiting: no further step is done or counted. False when it has ended. */
  cancel(id: string, at: Date, expiresAt: Date): Promise<boolean>;
  /** With its journal. False when there is none. */
  remove(id: string): Promise<boolean>;
  /** What has expired by then and is not in progress, at most `limit`, the longest expired first. */
  listExpired(now: Date, limit: number): Promise<readonly AgentTaskRecord[]>;
  /** Ids of those in progress. */
  listUnfinished(): Promise<readonly string[]>;
}
