import type { TaskFile } from '../../contracts/agent/task-file.ts';
import type { JsonValue } from '../../contracts/agent/workflow.ts';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { AgentStepRecord, AgentTaskRecord, AgentTaskStore } from '../../contracts/stores/agent-tasks.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { Requester } from '../translation/resources/resolve-resources.ts';
import { agentLimits } from './agent-limits.ts';
import { orderName, removeTaskObjects, removeTaskObjectsBefore, resultName } from './agent-objects.ts';
import type { AgentSecrets, SignedTaskUse } from './agent-secrets.ts';
import { type Artifacts, getArtifacts } from './artifacts.ts';
import { estimateTask, type TaskEstimate } from './estimates/estimate-task.ts';
import type { EstimatingServices } from './estimates/estimated-step.ts';
import type { RefusingServices } from './estimates/refuse-input.ts';
import { requireAgent } from './require-agent.ts';
import { getJson, putJson } from './sealed-json.ts';
import type { TaskLimits } from './task-budget.ts';
import type { TaskFeedback } from './task-feedback.ts';
import { type OpenedTaskFile, TaskFiles } from './task-files.ts';
import type { TaskEvent, TaskProgress } from './task-progress.ts';
import type { TaskQuestion } from './task-question.ts';
import type { WorkflowResult } from './workflow/run-workflow.ts';
import type { WorkflowInputs } from './workflow-inputs.ts';
import { fillTemplates } from './workflow-templates.ts';
import type { ListedWorkflow, Workflows } from './workflows.ts';

/** Names the jobs of this feature in the queue. */
export const agentTaskKind = 'agent-task';

export interface AgentTasksOptions {
  readonly store: AgentTaskStore;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'add' | 'has' | 'remove'>;
  readonly secrets: AgentSecrets;
  readonly workflows: Workflows;
  readonly inputs: WorkflowInputs;
  readonly progress: TaskProgress;
  readonly feedback: TaskFeedback;
  readonly services: EstimatingServices & RefusingServices;
  readonly textWork: TextWork;
  /** Of an account, that have not ended. */
  readonly tasksAtOnce: number;
  readonly ids: Pick<Identifiers, 'uuid'>;
  readonly clock: Clock;
  /** There is something to do. */
  readonly wake: () => void;
}

/** A task as its owner sees it. */
export interface AgentTaskStatus {
  readonly record: AgentTaskRecord;
  /** Signature for the result, where there is one. */
  readonly content: string | undefined;
  /** Signature for the page of the task. */
  readonly page: string;
  /** Files of the result. */
  readonly artifacts: readonly SignedArtifact[];
  readonly screenshot: SignedArtifact | undefined;
  /** Where it waits for an answer. */
  readonly question: TaskQuestion | undefined;
}

/** What starts a task. */
export interface TaskRequest {
  readonly input: JsonValue;
  readonly limits?: TaskLimits;
}

export interface SignedArtifact {
  readonly file: TaskFile;
  readonly signature: string;
}

/** What the page of a task shows. */
export interface ShownTask {
  readonly record: AgentTaskRecord;
  readonly steps: readonly AgentStepRecord[];
  readonly result: WorkflowResult | undefined;
  readonly artifacts: readonly SignedArtifact[];
}

const day = 24 * 3_600_000;

/**
 * Tasks as their owners see them; the work on them is in `work-on-task.ts`:
 *
 *     trigger ─► InProgress ─┬─► Completed ─┐
 *                    ▲ └─► FeedbackNeeded (7 days)
 *                    └──────── answer
 *                            ├─► Error ─────┼─► a day later, or deleted ─► gone
 *                            └─► Canceled ──┘
 */
export class AgentTasks {
  readonly #options: AgentTasksOptions;

  constructor(options: AgentTasksOptions) {
    this.#options = options;
  }

  async workflows(identity: Identity): Promise<readonly ListedWorkflow[]> {
    requireAgent(identity);
    return this.#options.workflows.list(identity.account.id);
  }

  /** Everything that can be refused before the work is refused here; what is accepted is on disk. */
  async trigger(
    { identity, region }: Requester,
    workflowId: string,
    { input, limits = {} }: TaskRequest,
    reportingTag?: string,
  ): Promise<AgentTaskRecord> {
    const { store, objects, secrets, services, textWork, workflows, inputs, ids, clock, tasksAtOnce } = this.#options;
    requireAgent(identity);
    const listed = await workflows.get(identity.account.id, workflowId);
    await inputs.check(listed, input, identity.account.id);
    const { workflow, version } = listed;
    const { signal } = new AbortController();
    const { refuseInput } = await import('./estimates/refuse-input.ts');
    await refuseInput(
      services,
      fillTemplates(textWork, version !== undefined, { accountId: identity.account.id, signal }),
      { workflow, input },
    );
    const createdAt = clock.now();
    const record: AgentTaskRecord = {
      id: ids.uuid(),
      accountId: identity.account.id,
      keyId: identity.key.id,
      region,
      workflowId: workflow.id,
      workflowName: workflow.name,
      ...(version !== undefined && { workflowVersion: version }),
      ...(reportingTag !== undefined && { reportingTag }),
      state: 'InProgress',
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + agentLimits.keptMilliseconds),
    };
    const order = { workflow, input, limits } as unknown as JsonValue;
    await putJson(objects, orderName(record), { key: await secrets.keyOf(record), value: order, what: 'its input' });
    if (!(await store.add(record, tasksAtOnce))) {
      await objects.remove(orderName(record));
      const reason = `this account may have ${tasksAtOnce} tasks that have not ended; cancel some, or wait.`;
      throw new ServiceError('too_many_requests', { reason }, { retryAfter: 30 });
    }
    await this.#queue(record);
    return record;
  }

  /** What a task would cost. Rejects with what refuses it. */
  async estimate(
    { identity, region }: Requester,
    workflowId: string,
    { input }: TaskRequest,
    signal: AbortSignal,
  ): Promise<TaskEstimate> {
    const { workflows, inputs, services, textWork } = this.#options;
    requireAgent(identity);
    const listed = await workflows.get(identity.account.id, workflowId);
    await inputs.check(listed, input, identity.account.id);
    const caller = { caller: { identity, region } };
    return estimateTask(services, textWork, { listed, input, caller }, signal);
  }

  /** Answers what a task asks, which then continues. */
  async answer(identity: Identity, id: string, questionId: string, answer: JsonValue): Promise<void> {
    const record = await this.#own(identity, id);
    await this.#options.feedback.answer(record, questionId, answer);
    // The worker that came to the question may not have ended its job yet: with it, a job of the same id would go.
    await this.#options.queue.remove(record.id);
    await this.#queue(record);
  }

  async status(identity: Identity, id: string): Promise<AgentTaskStatus> {
    const record = await this.#own(identity, id);
    const content = record.state === 'Completed' ? await this.#sign(record, 'content') : undefined;
    const { files, screenshot } = await this.#artifacts(record);
    const artifacts = await this.#signAll(record, files);
    return {
      record,
      content,
      page: await this.signPage(record),
      artifacts,
      screenshot: artifacts.find(({ file }) => file.file_id === screenshot?.file_id),
      question: await this.#options.feedback.question(record),
    };
  }

  async list(identity: Identity): Promise<readonly AgentTaskRecord[]> {
    requireAgent(identity);
    return this.#options.store.list(identity.account.id, this.#options.clock.now(), agentLimits.listed);
  }

  async journal(identity: Identity, id: string): Promise<readonly AgentStepRecord[]> {
    return this.#options.store.listSteps((await this.#own(identity, id)).id);
  }

  /** What happens to a task, until it ends. */
  async follow(identity: Identity, id: string): Promise<AsyncGenerator<TaskEvent>> {
    return this.#options.progress.follow(await this.#own(identity, id));
  }

  /** What is done stays billed; nothing further is done. */
  async cancel(identity: Identity, id: string): Promise<AgentTaskRecord> {
    const { store, queue, clock } = this.#options;
    const record = await this.#own(identity, id);
    const now = clock.now();
    await store.cancel(record.id, now, new Date(now.getTime() + agentLimits.keptMilliseconds));
    await queue.remove(record.id);
    return this.#own(identity, id);
  }

  async delete(identity: Identity, id: string): Promise<void> {
    await this.#remove(await this.#own(identity, id));
  }

  /** The result of a task, for anyone who has its signature. */
  async content(id: string, signature: string | undefined): Promise<WorkflowResult> {
    const result = await this.#result(await this.#signed(id, signature, 'content'));
    if (result === undefined) throw new ServiceError('agent_task_not_found', {});
    return result;
  }

  /** A file of the result, for anyone who has its signature. */
  async artifact(id: string, fileId: string, signature: string | undefined): Promise<OpenedTaskFile> {
    const { objects, secrets } = this.#options;
    const record = await this.#signed(id, signature, `file ${fileId}`);
    return new TaskFiles(objects, record, await secrets.keyOf(record)).open({ file_id: fileId });
  }

  /** What a task's page shows, for anyone who has its signature. */
  async show(id: string, signature: string | undefined): Promise<ShownTask> {
    const record = await this.#signed(id, signature, 'page');
    const steps = await this.#options.store.listSteps(record.id);
    const { files } = await this.#artifacts(record);
    return {
      record,
      steps,
      result: record.state === 'Completed' ? await this.#result(record) : undefined,
      artifacts: await this.#signAll(record, files),
    };
  }

  signPage(record: AgentTaskRecord): Promise<string> {
    return this.#sign(record, 'page');
  }

  /** Removes what has expired, and takes up what was accepted by a process that was killed before it was queued. */
  async clean(): Promise<void> {
    const { store, objects, queue, secrets, clock } = this.#options;
    const now = clock.now();
    for (let some = await store.listExpired(now, 100); some.length > 0; some = await store.listExpired(now, 100))
      for (const record of some) await this.#remove(record);
    for (const id of await store.listUnfinished()) {
      const record = (await queue.has(id)) ? undefined : await store.find(id);
      if (record?.state === 'InProgress') await this.#queue(record);
    }
    await removeTaskObjectsBefore(objects, new Date(now.getTime() - 30 * day));
    await secrets.clean();
  }

  async #queue({ id, accountId, createdAt }: AgentTaskRecord): Promise<void> {
    await this.#options.queue.add({ id, kind: agentTaskKind, accountId, payload: '', createdAt });
    this.#options.wake();
  }

  /** The task that a signature is for. Without a right one, nobody learns whether there is such a task. */
  async #signed(id: string, signature: string | undefined, use: SignedTaskUse): Promise<AgentTaskRecord> {
    const { store, secrets, clock } = this.#options;
    if (signature === undefined || signature === '') throw new ServiceError('missing_signature', {});
    const reason = 'it is not the signature of this address, or its time is over.';
    if (!(await secrets.verify(signature, id.toLowerCase(), use)))
      throw new ServiceError('invalid_signature', { reason });
    const record = await store.find(id.toLowerCase());
    if (record === undefined || isOver(record, clock.now())) throw new ServiceError('agent_task_not_found', {});
    return record;
  }

  async #result(record: AgentTaskRecord): Promise<WorkflowResult | undefined> {
    const { objects, secrets } = this.#options;
    const result = await getJson(objects, resultName(record), await secrets.keyOf(record));
    return result as WorkflowResult | undefined;
  }

  async #artifacts(record: AgentTaskRecord): Promise<Artifacts> {
    const { objects, secrets } = this.#options;
    if (record.state !== 'Completed') return { files: [], screenshot: undefined };
    return getArtifacts(objects, record, await secrets.keyOf(record));
  }

  #signAll(record: AgentTaskRecord, files: readonly TaskFile[]): Promise<readonly SignedArtifact[]> {
    return Promise.all(
      files.map(async (file) => ({ file, signature: await this.#sign(record, `file ${file.file_id}`) })),
    );
  }

  #sign(record: AgentTaskRecord, use: SignedTaskUse): Promise<string> {
    const { secrets, clock } = this.#options;
    const until = new Date(clock.now().getTime() + agentLimits.signedMilliseconds);
    return secrets.sign(record.id, use, record.createdAt, until);
  }

  async #own(identity: Identity, id: string): Promise<AgentTaskRecord> {
    const { store, clock } = this.#options;
    requireAgent(identity);
    const record = await store.find(id.toLowerCase());
    if (record === undefined || isOver(record, clock.now()) || record.accountId !== identity.account.id)
      throw new ServiceError('agent_task_not_found', {});
    return record;
  }

  async #remove(record: AgentTaskRecord): Promise<void> {
    const { store, objects, queue } = this.#options;
    await queue.remove(record.id);
    await store.remove(record.id);
    await removeTaskObjects(objects, record);
  }
}

function isOver({ state, expiresAt }: AgentTaskRecord, now: Date): boolean {
  return state !== 'InProgress' && expiresAt <= now;
}
