import type {
  BranchStep,
  ForEachStep,
  JsonValue,
  ModelStep,
  ServiceStep,
  StepService,
  Workflow,
  WorkflowStep,
} from '../../../contracts/agent/workflow.ts';
import { unitOf } from '../../../contracts/stores/usage.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { ServiceCaller } from '../services/agent-service.ts';
import { holds } from '../workflow/expressions.ts';
import { mostCalls } from '../workflow/run-workflow.ts';
import type { FillTemplate } from '../workflow-templates.ts';
import type { EstimatedStep, EstimatingServices } from './estimated-step.ts';
import { exact, type Knowledge, KnownTemplates, least, type Scope } from './known-results.ts';

interface EstimatingRunOptions {
  readonly services: EstimatingServices;
  readonly caller: Omit<ServiceCaller, 'stepId'>;
  readonly fill: FillTemplate;
  readonly signal: AbortSignal;
}

interface Found extends Knowledge {
  /** Null where it is unknown. */
  readonly result: JsonValue;
}

const free = { characters: 0, milliseconds: 0 } as const;

/**
 * A run of a workflow in which nothing is done:
 *
 *     step ─► what does its input depend on?
 *               ├ the input, or results of a known size ─► prepared: its cost ─► the result that its service assumes, or gives
 *               └ a result that only the run has ─► unknown, and what depends on it as well
 */
export class EstimatingRun {
  readonly #options: EstimatingRunOptions;
  readonly #templates = new KnownTemplates();
  readonly #steps: EstimatedStep[] = [];

  constructor(options: EstimatingRunOptions) {
    this.#options = options;
  }

  async of(workflow: Workflow, input: JsonValue): Promise<readonly EstimatedStep[]> {
    const data = { input, steps: {} };
    await this.#through(workflow.steps, { data, known: new Map(), item: exact, within: exact }, '');
    return this.#steps;
  }

  async #through(steps: readonly WorkflowStep[], scope: Scope, prefix: string): Promise<Scope> {
    let current = scope;
    for (const step of steps) {
      this.#options.signal.throwIfAborted();
      if (step.kind === 'branch') current = await this.#branch(step, current, prefix);
      else current = withResult(current, step.id, await this.#find(step, current, prefix));
    }
    return current;
  }

  async #find(step: Exclude<WorkflowStep, BranchStep>, scope: Scope, prefix: string): Promise<Found> {
    if (step.kind === 'service') return this.#service(step, scope, `${prefix}${step.id}`);
    if (step.kind === 'model') return this.#model(step, scope, `${prefix}${step.id}`);
    if (step.kind === 'for-each') return this.#forEach(step, scope, prefix);
    return unknown(`it depends on the answer to the question ${step.id}.`);
  }

  async #service(step: ServiceStep, scope: Scope, path: string): Promise<Found> {
    const { services } = this.#options;
    const { service } = step;
    const known = least(scope.within, this.#templates.of(step.input, scope));
    try {
      if (known.certainty === 'unknown') throw new Unknown(known.reason);
      return await this.#prepare(step, scope, path, known);
    } catch (error) {
      const isAssumption = known.certainty !== 'exact' && error instanceof ServiceError;
      if (!(error instanceof Unknown) && !isAssumption) throw error;
      const reason = error instanceof Unknown ? error.reason : error.message;
      this.#add(path, service, free, services.isFree(service) ? exact : unknown(reason));
      return unknown(`it depends on the result of the step ${step.id}.`);
    }
  }

  async #prepare(step: ServiceStep, scope: Scope, path: string, known: Knowledge): Promise<Found> {
    const { services, caller, fill, signal } = this.#options;
    const { service } = step;
    const filled = (await fill(step.input, scope.data)) as { readonly [name: string]: JsonValue };
    const input = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null));
    const prepared = await services.prepare(service, { ...caller, stepId: path }, input, signal);
    try {
      signal.throwIfAborted();
      const { usage } = prepared;
      const cost = { ...free, ...(usage && { [unitOf[usage.product]]: usage.amount }) };
      this.#add(path, service, cost, services.isFree(service) ? exact : known);
      if (services.isDoneInEstimates(service)) return { ...known, result: await prepared.run(signal) };
    } finally {
      await prepared.close?.();
    }
    const result = services.assume(service, input);
    if (result === undefined) return unknown(`it depends on the result of the step ${step.id}.`);
    const reason = `it depends on the result of the step ${step.id}, whose size is assumed.`;
    return { ...least(known, { certainty: 'about', reason }), result };
  }

  /** Models cost nothing here; what they do may. */
  #model({ id, tools }: ModelStep, scope: Scope, path: string): Found {
    const isFree = tools.every(({ service }) => this.#options.services.isFree(service));
    const known = isFree ? exact : unknown('a model decides which tools it uses.');
    this.#add(path, 'llm', free, least(known, isFree ? exact : scope.within));
    return unknown(`it depends on the answer of the model in the step ${id}.`);
  }

  /** Where nobody knows whether the condition holds, the steps of both branches may run. */
  async #branch(step: BranchStep, scope: Scope, prefix: string): Promise<Scope> {
    const inside = `${prefix}${step.id}/`;
    const known = this.#templates.of(`=${step.when}`, scope);
    if (known.certainty === 'exact') {
      const isTrue = holds(await this.#options.fill(`=${step.when}`, scope.data));
      const after = await this.#through(isTrue ? step.steps : step.otherwise, scope, inside);
      return withResult({ ...after, within: scope.within }, step.id, { ...exact, result: isTrue });
    }
    const within = unknown(`whether it runs depends on the condition of the step ${step.id}.`);
    let after: Scope = { ...scope, within };
    for (const steps of [step.steps, step.otherwise]) after = await this.#through(steps, after, inside);
    return withResult({ ...after, within: scope.within }, step.id, within);
  }

  async #forEach(step: ForEachStep, scope: Scope, prefix: string): Promise<Found> {
    const known = least(scope.within, this.#templates.of(`=${step.items}`, scope));
    if (known.certainty === 'unknown') {
      // Each of its steps once, for as many items as there will be.
      const reason = known.reason ?? 'its items are known when the task runs.';
      const item = unknown(reason);
      await this.#through(step.steps, { ...scope, item, within: item }, `${prefix}${step.id}[…]/`);
      return item;
    }
    const items = await this.#options.fill(`=${step.items}`, scope.data);
    if (!Array.isArray(items)) throw failed(step, 'what it is to go through is not a list.');
    if (items.length > step.atMost) throw failed(step, `it has ${items.length} items; ${step.atMost} are allowed.`);
    const results: Found[] = [];
    for (const [index, item] of (items as readonly JsonValue[]).entries()) {
      const around = { ...scope, item: known, data: { ...scope.data, item, index } };
      const after = await this.#through(step.steps, around, `${prefix}${step.id}[${index}]/`);
      const given = least(known, this.#templates.of(step.result, after));
      const isUnknown = given.certainty === 'unknown';
      results.push({ ...given, result: isUnknown ? null : await this.#options.fill(step.result, after.data) });
    }
    return { ...least(known, ...results), result: results.map(({ result }) => result) };
  }

  #add(
    path: string,
    service: StepService,
    cost: Pick<EstimatedStep, 'characters' | 'milliseconds'>,
    { certainty, reason }: Knowledge,
  ): void {
    if (this.#steps.length === mostCalls)
      throw new ServiceError('agent_task_failed', { reason: `a task may use services ${mostCalls} times.` });
    this.#steps.push({ path, service, ...cost, certainty, ...(certainty !== 'exact' && { reason }) });
  }
}

/** The input of a step is known when the task runs. */
class Unknown extends Error {
  readonly reason: string | undefined;

  constructor(reason: string | undefined) {
    super(reason);
    this.reason = reason;
  }
}

function unknown(reason: string | undefined): Found {
  return { certainty: 'unknown', reason, result: null };
}

function withResult(scope: Scope, id: string, { result, ...known }: Found): Scope {
  const steps = { ...scope.data.steps, [id]: result };
  return { ...scope, data: { ...scope.data, steps }, known: new Map(scope.known).set(id, known) };
}

function failed({ id }: WorkflowStep, reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `step "${id}": ${reason}` });
}
