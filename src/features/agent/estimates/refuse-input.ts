import type {
  BranchStep,
  ForEachStep,
  JsonValue,
  ServiceStep,
  Template,
  Workflow,
  WorkflowStep,
} from '../../../contracts/agent/workflow.ts';
import { Slices } from '../../in-slices.ts';
import type { StepInput } from '../services/agent-service.ts';
import type { AgentServices } from '../services/agent-services.ts';
import { holds } from '../workflow/expressions.ts';
import type { FillTemplate } from '../workflow-templates.ts';
import { exact, type Knowledge, KnownTemplates, type Scope } from './known-results.ts';

export type RefusingServices = Pick<AgentServices, 'refuses' | 'refuse'>;

/** Calls that are looked at before a task is accepted; those after them are refused when they come. */
const mostCalls = 500;
const unknown: Knowledge = { certainty: 'unknown' };

/**
 * Throws what refuses calls of a workflow as far as that follows from the input of the task: a language that nothing here
 * translates into, before the steps in front of it are done and billed. Prepares nothing, and passes over what only the run knows.
 */
export async function refuseInput(
  services: RefusingServices,
  fill: FillTemplate,
  { workflow, input }: { readonly workflow: Workflow; readonly input: JsonValue },
): Promise<void> {
  const scope: Scope = { data: { input, steps: {} }, known: new Map(), item: exact, within: exact };
  await new InputRefusal(services, fill).through(workflow.steps, scope);
}

class InputRefusal {
  readonly #services: RefusingServices;
  readonly #fill: FillTemplate;
  readonly #templates = new KnownTemplates();
  readonly #slices = new Slices();
  #calls = 0;

  constructor(services: RefusingServices, fill: FillTemplate) {
    this.#services = services;
    this.#fill = fill;
  }

  /** With what is known after the steps: nothing but which way branches go. */
  async through(steps: readonly WorkflowStep[], scope: Scope): Promise<Scope> {
    let current = scope;
    for (const step of steps) {
      if (this.#calls >= mostCalls) break;
      if (step.kind === 'branch') current = await this.#branch(step, current);
      else {
        if (step.kind === 'service') await this.#service(step, current);
        else if (step.kind === 'for-each') await this.#forEach(step, current);
        current = withResult(current, step.id, unknown);
      }
    }
    return current;
  }

  async #service({ service, input }: ServiceStep, scope: Scope): Promise<void> {
    if (!this.#services.refuses(service)) return;
    this.#calls += 1;
    if (this.#slices.isOver) await this.#slices.next();
    const known = Object.entries(input).filter(([, template]) => this.#isKnown(template, scope));
    const filled = (await this.#fill(Object.fromEntries(known), scope.data)) as StepInput;
    this.#services.refuse(service, Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null)));
  }

  async #branch(step: BranchStep, scope: Scope): Promise<Scope> {
    const condition = `=${step.when}`;
    if (!this.#isKnown(condition, scope))
      return without(scope, [...idsOf(step.steps), ...idsOf(step.otherwise), step.id]);
    const isTrue = holds(await this.#fill(condition, scope.data));
    return withResult(await this.through(isTrue ? step.steps : step.otherwise, scope), step.id, exact, isTrue);
  }

  async #forEach(step: ForEachStep, scope: Scope): Promise<void> {
    const list = `=${step.items}`;
    const items = this.#isKnown(list, scope) ? await this.#fill(list, scope.data) : null;
    if (!Array.isArray(items)) return;
    for (const [index, item] of (items as readonly JsonValue[]).entries())
      await this.through(step.steps, { ...scope, data: { ...scope.data, item, index } });
  }

  #isKnown(template: Template, scope: Scope): boolean {
    return this.#templates.of(template, scope).certainty === 'exact';
  }
}

/** Results of steps that may be there or not. */
function without(scope: Scope, ids: readonly string[]): Scope {
  return ids.reduce((known, id) => withResult(known, id, unknown), scope);
}

function idsOf(steps: readonly WorkflowStep[]): readonly string[] {
  return steps.flatMap((step) => [
    step.id,
    ...(step.kind === 'branch' ? [...idsOf(step.steps), ...idsOf(step.otherwise)] : []),
  ]);
}

function withResult(scope: Scope, id: string, known: Knowledge, result: JsonValue = null): Scope {
  const steps = { ...scope.data.steps, [id]: result };
  return { ...scope, data: { ...scope.data, steps }, known: new Map(scope.known).set(id, known) };
}
