import type {
  AskStep,
  BranchStep,
  ForEachStep,
  JsonValue,
  ModelStep,
  ServiceStep,
  Template,
  Workflow,
  WorkflowStep,
} from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { agentLimits } from '../agent-limits.ts';
import { sizeUpTo } from '../sealed-json.ts';
import { askWithTools, type ToolRun } from './ask-with-tools.ts';
import { type ExpressionData, holds } from './expressions.ts';

export interface WorkflowRun extends ToolRun {
  /** Fills in the expressions of a template. */
  fill(template: Template, data: ExpressionData): Promise<JsonValue>;
  /** The answer of a person. Rejects where there is none yet, which ends the run. */
  ask(path: string, step: AskStep, question: string): Promise<JsonValue>;
  readonly workflow: Workflow;
  readonly input: JsonValue;
  /**
   * Does a step and answers its result, or answers the result that it had before. `path` says which: the same each time the
   * workflow runs with the same input.
   */
  call(path: string, step: ServiceStep, input: { readonly [name: string]: JsonValue }): Promise<JsonValue>;
}

export interface WorkflowResult {
  readonly message: string;
  readonly data: JsonValue;
  /** References to files of the task, in lists that may be nested. */
  readonly artifacts: JsonValue;
  readonly screenshot: JsonValue;
}

/** Calls of services in one task; more end it. */
export const mostCalls = 5_000;

/**
 * Runs a workflow from its beginning. Only services do anything, so that a run after a crash, whose steps have their results
 * already, comes to where the first one was.
 */
export async function runWorkflow(run: WorkflowRun, signal: AbortSignal): Promise<WorkflowResult> {
  const runner = new WorkflowRunner(run, signal);
  const steps = await runner.steps(run.workflow.steps, { input: run.input, steps: {} }, '');
  const data = { input: run.input, steps };
  const { message: forPeople, data: forPrograms, artifacts = null, screenshot = null } = run.workflow.result;
  return {
    message: textOf(await run.fill(forPeople, data)),
    data: await run.fill(forPrograms, data),
    artifacts: await run.fill(artifacts, data),
    screenshot: await run.fill(screenshot, data),
  };
}

type StepResults = { readonly [id: string]: JsonValue };
type RunData = ExpressionData & { readonly steps: StepResults };

class WorkflowRunner {
  readonly #run: WorkflowRun;
  readonly #signal: AbortSignal;
  #calls = 0;

  constructor(run: WorkflowRun, signal: AbortSignal) {
    this.#run = run;
    this.#signal = signal;
  }

  /** The results of the steps, with those that were there before. */
  async steps(steps: readonly WorkflowStep[], data: RunData, prefix: string): Promise<StepResults> {
    let results = data.steps;
    for (const step of steps) {
      this.#signal.throwIfAborted();
      const current = { ...data, steps: results };
      if (step.kind === 'service') results = { ...results, [step.id]: await this.#service(step, current, prefix) };
      else if (step.kind === 'model') results = { ...results, [step.id]: await this.#model(step, current, prefix) };
      else if (step.kind === 'ask') results = { ...results, [step.id]: await this.#ask(step, current, prefix) };
      else if (step.kind === 'branch') results = await this.#branch(step, current, prefix);
      else results = { ...results, [step.id]: await this.#forEach(step, current, prefix) };
    }
    return results;
  }

  async #service(step: ServiceStep, data: RunData, prefix: string): Promise<JsonValue> {
    this.#count(step);
    const input = (await this.#run.fill(step.input, data)) as { readonly [name: string]: JsonValue };
    // What an expression does not find is as if it were not given.
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    return this.#run.call(`${prefix}${step.id}`, step, given);
  }

  async #model(step: ModelStep, data: RunData, prefix: string): Promise<JsonValue> {
    const run: ToolRun = {
      fill: (template, read) => this.#run.fill(template, read),
      watchTime: (path, seconds) => this.#run.watchTime(path, seconds),
      call: (...call) => {
        this.#signal.throwIfAborted();
        this.#count(step);
        return this.#run.call(...call);
      },
      callTool: (...call) => {
        this.#signal.throwIfAborted();
        this.#count(step);
        return this.#run.callTool(...call);
      },
    };
    return askWithTools(run, { step, path: `${prefix}${step.id}`, data });
  }

  #count(step: WorkflowStep): void {
    if (++this.#calls > mostCalls) throw failed(step, `a task may use services ${mostCalls} times.`);
  }

  async #ask(step: AskStep, data: RunData, prefix: string): Promise<JsonValue> {
    return this.#run.ask(`${prefix}${step.id}`, step, textOf(await this.#run.fill(step.question, data)));
  }

  async #branch(step: BranchStep, data: RunData, prefix: string): Promise<StepResults> {
    const isTrue = holds(await this.#run.fill(`=${step.when}`, data));
    const results = await this.steps(isTrue ? step.steps : step.otherwise, data, `${prefix}${step.id}/`);
    return { ...results, [step.id]: isTrue };
  }

  async #forEach(step: ForEachStep, data: RunData, prefix: string): Promise<JsonValue> {
    const items = await this.#run.fill(`=${step.items}`, data);
    if (!Array.isArray(items)) throw failed(step, 'what it is to go through is not a list.');
    const list = items as readonly JsonValue[];
    if (list.length > step.atMost) throw failed(step, `it has ${list.length} items; ${step.atMost} are allowed.`);
    const results: JsonValue[] = [];
    const waiting = list.entries();
    const work = async (): Promise<void> => {
      for (const [index, item] of waiting) {
        const current = { ...data, item, index };
        const steps = await this.steps(step.steps, current, `${prefix}${step.id}[${index}]/`);
        results[index] = await this.#run.fill(step.result, { ...current, steps });
      }
    };
    await Promise.all(Array.from({ length: Math.min(step.atOnce, list.length) }, work));
    return results;
  }
}

function textOf(value: JsonValue): string {
  if (typeof value === 'string') return value;
  const { resultCharacters: limit } = agentLimits;
  if (sizeUpTo(limit, value) <= limit) return JSON.stringify(value);
  const reason = `a question or message is larger than ${limit.toLocaleString('en-US')} characters.`;
  throw new ServiceError('agent_task_failed', { reason });
}

function failed({ id }: WorkflowStep, reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `step "${id}": ${reason}` });
}
