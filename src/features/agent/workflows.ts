import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepService, Workflow, WorkflowStep } from '../../contracts/agent/workflow.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { parseWorkflow } from './workflow/parse-workflow.ts';

const folder = join(import.meta.dirname, '../../../workflows');

/** Why a service cannot work at the moment; undefined where it can. */
export type Unavailability = (service: StepService) => string | undefined;

export interface ListedWorkflow {
  readonly workflow: Workflow;
  /** Undefined where everything that its steps use is there. */
  readonly unavailable: string | undefined;
}

/** The workflows of this server. */
export class Workflows {
  readonly #all: readonly Workflow[];
  readonly #unavailability: Unavailability;

  constructor(unavailability: Unavailability, all: readonly Workflow[] = readBuiltIn()) {
    this.#unavailability = unavailability;
    this.#all = all;
  }

  list(): readonly ListedWorkflow[] {
    return this.#all.map((workflow) => ({ workflow, unavailable: this.#whyUnavailable(workflow) }));
  }

  /** By id or name. Rejects with `workflow_not_found`, or with the reason why it cannot run at the moment. */
  get(idOrName: string): Workflow {
    const wanted = idOrName.toLowerCase();
    const workflow = this.#all.find(({ id, name }) => id === wanted || name === wanted);
    if (workflow === undefined) throw new ServiceError('workflow_not_found', {});
    const reason = this.#whyUnavailable(workflow);
    if (reason !== undefined) throw new ServiceError('workflow_unavailable', { reason });
    return workflow;
  }

  #whyUnavailable({ steps }: Workflow): string | undefined {
    for (const service of servicesOf(steps)) {
      const reason = this.#unavailability(service);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }
}

/** Every service that steps may use. */
function* servicesOf(steps: readonly WorkflowStep[]): Generator<StepService> {
  for (const step of steps) {
    if (step.kind === 'service') yield step.service;
    else yield* servicesOf(step.kind === 'branch' ? [...step.steps, ...step.otherwise] : step.steps);
  }
}

function readBuiltIn(): readonly Workflow[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => parseWorkflow(readFileSync(join(folder, name), 'utf8')));
}
