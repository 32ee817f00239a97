import type { KeyObject } from 'node:crypto';
import type { AskStep, JsonValue, ServiceStep, Workflow } from '../../contracts/agent/workflow.ts';
import type { Clock } from '../../contracts/clock.ts';
import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { AccountStore } from '../../contracts/stores/accounts.ts';
import type {
  AgentStepRecord,
  AgentTaskEnd,
  AgentTaskRecord,
  AgentTaskStore,
} from '../../contracts/stores/agent-tasks.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { type UsageAddition, unitOf } from '../../contracts/stores/usage.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { UsageMeter, UsageReservation } from '../usage/usage-meter.ts';
import { agentLimits } from './agent-limits.ts';
import { orderName, resultName, stepName } from './agent-objects.ts';
import type { AgentSecrets } from './agent-secrets.ts';
import { putArtifacts } from './artifacts.ts';
import { getJson, putJson } from './sealed-json.ts';
import type { PreparedCall } from './services/agent-service.ts';
import type { AgentServices } from './services/agent-services.ts';
import { limitFiles, prepareTool, runCall } from './services/tool-call.ts';
import { TaskBudget, type TaskLimits } from './task-budget.ts';
import { TaskFiles } from './task-files.ts';
import { AnswerNeeded, putQuestion, questionOf } from './task-question.ts';
import type { ToolLimits } from './workflow/ask-with-tools.ts';
import { fillTemplates } from './workflow-templates.ts';

export interface AgentTaskWorkOptions {
  readonly store: AgentTaskStore;
  readonly objects: ObjectStore;
  readonly secrets: Pick<AgentSecrets, 'keyOf'>;
  readonly services: Pick<AgentServices, 'prepare'>;
  readonly textWork: TextWork;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly accounts: Pick<AccountStore, 'findAccount' | 'listKeys'>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'agentTaskEnded' | 'requestFailed'>;
}

/** What a task was triggered with, as it lies sealed: the workflow as it was then. */
export interface TaskOrder {
  readonly workflow: Workflow;
  readonly input: JsonValue;
  readonly limits?: TaskLimits;
}

interface StepCall {
  readonly path: string;
  readonly step: ServiceStep;
  readonly input: { readonly [name: string]: JsonValue };
  /** Of a tool of a model. */
  readonly limits?: ToolLimits | undefined;
}

interface TaskCall {
  readonly record: AgentTaskRecord;
  readonly identity: Identity;
  readonly key: KeyObject;
  readonly files: TaskFiles;
  readonly signal: AbortSignal;
  readonly budget: TaskBudget;
  /** A step is stored: what ends the next one is no reason to give up a task that goes on. */
  readonly progressed: () => Promise<void>;
  /** A question has been put: no other one is, until there is an answer. */
  isAsking: boolean;
}

/**
 * The work on a task, on any server:
 *
 *     order ─► step ─► result sealed ─► journal and bill, in one commit ─► next step … ─► result ─► Completed
 *                │                            └ after a crash: the step is there and is not done again
 *                └ what will not pass by trying again: Error
 */
export class AgentTaskWork implements JobHandler {
  readonly #options: AgentTaskWorkOptions;

  constructor(options: AgentTaskWorkOptions) {
    this.#options = options;
  }

  async handle({ id }: Pick<ClaimedJob, 'id'>, signal: AbortSignal, progressed: () => Promise<void>): Promise<void> {
    const { store, objects, secrets, textWork } = this.#options;
    const record = await store.find(id);
    if (record?.state !== 'InProgress') return;
    // Steps that run beside one that fails end with it.
    const ending = new AbortController();
    let cancelTime = (): void => {};
    try {
      const key = await secrets.keyOf(record);
      const files = new TaskFiles(objects, record, key);
      const order = (await getJson(objects, orderName(record), key)) as TaskOrder | undefined;
      if (order === undefined) throw new ServiceError('agent_task_failed', { reason: 'its input is gone.' });
      const steps = await store.listSteps(id);
      const call: TaskCall = {
        record,
        identity: await this.#identityOf(record),
        key,
        files,
        signal: AbortSignal.any([signal, ending.signal]),
        budget: new TaskBudget(order.limits ?? {}, steps),
        progressed,
        isAsking: false,
      };
      cancelTime = this.#watchTime(record, order.limits?.seconds, steps, ending);
      const done = new Set(steps.map(({ path }) => path));
      const { runWorkflow } = await import('./workflow/run-workflow.ts');
      const { accountId, workflowVersion } = record;
      const owner = { accountId, urgency: 'background', signal: call.signal } as const;
      const result = await runWorkflow(
        {
          ...order,
          fill: fillTemplates(textWork, workflowVersion !== undefined, owner),
          call: (path, step, input) => this.#step(call, done, { path, step, input }),
          callTool: (path, step, input, limits) => this.#step(call, done, { path, step, input, limits }),
          watchTime: (path, seconds) => this.#watchStep(path, seconds, steps, ending),
          ask: (path, step, question) => this.#ask(call, done, { path, step, question }),
        },
        call.signal,
      );
      await putArtifacts(objects, { task: record, key, files }, result);
      await putJson(objects, resultName(record), {
        key: call.key,
        value: { ...result, artifacts: null, screenshot: null },
        what: 'its result',
      });
      signal.throwIfAborted();
      await this.#end(record, { state: 'Completed' });
    } catch (caught) {
      if (signal.aborted) throw caught;
      // Whatever a step makes of it, the time is over.
      const error: unknown = ending.signal.aborted ? ending.signal.reason : caught;
      if (error instanceof AnswerNeeded) await this.#wait(record);
      else if (isFinal(error)) await this.#fail(record, error);
      else throw error;
    } finally {
      cancelTime();
      ending.abort(new Error('The task has ended.'));
    }
  }

  async giveUp({ id }: Pick<ClaimedJob, 'id'>, error: unknown): Promise<void> {
    const record = await this.#options.store.find(id);
    if (record?.state === 'InProgress') await this.#fail(record, error);
  }

  async #step(call: TaskCall, done: ReadonlySet<string>, { path, step, input, limits }: StepCall): Promise<JsonValue> {
    const { objects, meter, clock } = this.#options;
    const { record, key, signal } = call;
    const name = stepName(record, path);
    const stored = done.has(path) ? await getJson(objects, name, key) : undefined;
    if (stored !== undefined) return stored;
    const startedAt = clock.now();
    const { service } = step;
    const prepared = await this.#prepare(call, { path, step, input, limits });
    const { usage } = prepared;
    const cost = { characters: 0, milliseconds: 0, tokens: 0 };
    if (usage !== undefined) cost[unitOf[usage.product]] = usage.amount;
    let giveBack = (): void => {};
    let reservation: UsageReservation | undefined;
    let isDone = false;
    try {
      giveBack = call.budget.take(path, cost);
      reservation = usage && (await meter.reserve(usage));
      const { result, isRefused } = await runCall(prepared, limits !== undefined, signal);
      if (isRefused) {
        giveBack();
        giveBack = () => {};
        cost.characters = cost.milliseconds = 0;
      }
      await putJson(objects, name, { key, value: result, what: `the result of the step ${path}` });
      signal.throwIfAborted();
      cost.tokens = prepared.tokens?.() ?? 0;
      call.budget.add(cost);
      const add = (addition?: UsageAddition): Promise<void> =>
        this.#addStep(record, { path, service, startedAt, endedAt: clock.now(), ...cost }, addition);
      await (reservation === undefined ? add() : reservation.settleWith(cost.characters + cost.milliseconds, add));
      isDone = true;
      await call.progressed();
      return result;
    } finally {
      if (!isDone) giveBack();
      await reservation?.release();
      await prepared.close?.();
    }
  }

  /** Where a call has limits, it is a tool of a model, which reads what refuses the call, as it reads a result. */
  async #prepare(
    { record, identity, files, signal }: TaskCall,
    { path, step, input, limits }: StepCall,
  ): Promise<PreparedCall> {
    const own = files.ofStep(path);
    const caller = {
      caller: { identity, region: record.region },
      reportingTag: record.reportingTag,
      files: limits === undefined ? own : limitFiles(own, limits.files),
      stepId: `${record.id}/${path}`,
      hosts: limits?.hosts,
    };
    const prepare = (): Promise<PreparedCall> => this.#options.services.prepare(step.service, caller, input, signal);
    return limits === undefined ? prepare() : prepareTool(prepare, signal);
  }

  /** The answer, or the question: the first one that a task comes to. */
  async #ask(
    call: TaskCall,
    done: ReadonlySet<string>,
    { path, step, question }: { path: string; step: AskStep; question: string },
  ): Promise<JsonValue> {
    const { objects, clock } = this.#options;
    const { record, key } = call;
    const stored = done.has(path) ? await getJson(objects, stepName(record, path), key) : undefined;
    if (stored !== undefined) return (stored as { readonly answer: JsonValue }).answer;
    if (!call.isAsking) {
      call.isAsking = true;
      await putQuestion(objects, record, key, questionOf(path, step, question, clock.now()));
    }
    throw new AnswerNeeded();
  }

  async #wait({ id }: AgentTaskRecord): Promise<void> {
    const { store, clock } = this.#options;
    const now = clock.now();
    await store.ask(id, now, new Date(now.getTime() + agentLimits.askedMilliseconds));
  }

  /** Ends a task whose time is over. What it waited for answers does not count. */
  #watchTime(
    { createdAt }: AgentTaskRecord,
    seconds: number | undefined,
    steps: readonly AgentStepRecord[],
    ending: AbortController,
  ): () => void {
    if (seconds === undefined) return () => {};
    const { clock } = this.#options;
    const waited = steps
      .filter(({ service }) => service === 'ask')
      .reduce((sum, { startedAt, endedAt }) => sum + endedAt.getTime() - startedAt.getTime(), 0);
    const rest = createdAt.getTime() + seconds * 1000 + waited - clock.now().getTime();
    const end = (): void => {
      ending.abort(new ServiceError('agent_task_failed', { reason: `its limit of ${seconds} seconds is over.` }));
    };
    if (rest > 0) return clock.after(rest, end);
    end();
    return () => {};
  }

  /** The time of a step whose calls are in the journal: a crash does not give it more. */
  #watchStep(path: string, seconds: number, steps: readonly AgentStepRecord[], ending: AbortController): () => void {
    const { clock } = this.#options;
    const begun = steps.filter((step) => step.path.startsWith(`${path}/`)).map(({ startedAt }) => startedAt.getTime());
    const end = (): void => {
      const reason = `the limit of ${seconds} seconds of the step ${path} is over.`;
      ending.abort(new ServiceError('agent_task_failed', { reason }));
    };
    return clock.after(
      Math.max(0, Math.min(...begun, clock.now().getTime()) + seconds * 1000 - clock.now().getTime()),
      end,
    );
  }

  async #addStep({ id }: AgentTaskRecord, step: AgentStepRecord, addition?: UsageAddition): Promise<void> {
    if (!(await this.#options.store.addStep(id, step, addition)))
      throw new Error(`The task ${id} has ended, or another server does its step ${step.path}.`);
  }

  async #end(record: AgentTaskRecord, end: Pick<AgentTaskEnd, 'state' | 'error'>): Promise<void> {
    const { store, clock, events } = this.#options;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + agentLimits.keptMilliseconds);
    if (!(await store.end(record.id, { ...end, expiresAt }, now))) return;
    events.agentTaskEnded({
      taskId: record.id,
      workflow: record.workflowName,
      outcome: end.state,
      seconds: (now.getTime() - record.createdAt.getTime()) / 1000,
    });
  }

  async #fail(record: AgentTaskRecord, error: unknown): Promise<void> {
    const known = error instanceof ServiceError && error.code !== 'internal';
    if (!known) this.#options.events.requestFailed({ traceId: record.id, code: 'internal', error });
    const message = known ? error.message : 'Internal error. The task id finds it in the server log.';
    await this.#end(record, { state: 'Error', error: message });
  }

  /** Account and key as they are now: their limits may have changed since the trigger. */
  async #identityOf({ accountId, keyId }: AgentTaskRecord): Promise<Identity> {
    const { accounts } = this.#options;
    const account = await accounts.findAccount(accountId);
    const key = (await accounts.listKeys(accountId)).find(({ id }) => id === keyId);
    if (account === undefined || key === undefined) throw new Error(`There is no key ${keyId} of ${accountId}.`);
    return { account, key };
  }
}

/** It will not go away by trying again. */
function isFinal(error: unknown): boolean {
  return error instanceof ServiceError && !error.retryable;
}
