import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StepService, Workflow, WorkflowStep } from '../../contracts/agent/workflow.ts';
import { ServiceError } from '../../errors/service-error.ts';

const folder = join(import.meta.dirname, '../../../workflows');

/** Why a service cannot work at the moment; undefined where it can. */
export type Unavailability = (service: StepService) => string | undefined;

export interface ListedWorkflow {
  readonly workflow: Workflow;
  /** Undefined where everything that its steps use is there. */
  readonly unavailable: string | undefined;
}

/** The workflows of this server. They are read when somebody asks for the first time: a start does not wait for them. */
export class Workflows {
  #all: Promise<readonly Workflow[]> | undefined;
  readonly #unavailability: Unavailability;

  constructor(unavailability: Unavailability) {
    this.#unavailability = unavailability;
  }

  async list(): Promise<readonly ListedWorkflow[]> {
    return (await this.#read()).map((workflow) => ({ workflow, unavailable: this.#whyUnavailable(workflow) }));
  }

  /** By id or name. Rejects with `workflow_not_found`, or with the reason why it cannot run at the moment. */
  async get(idOrName: string): Promise<Workflow> {
    const wanted = idOrName.toLowerCase();
    const workflow = (await this.#read()).find(({ id, name }) => id === wanted || name === wanted);
    if (workflow === undefined) throw new ServiceError('workflow_not_found', {});
    const reason = this.#whyUnavailable(workflow);
    if (reason !== undefined) throw new ServiceError('workflow_unavailable', { reason });
    return workflow;
  }

  #read(): Promise<readonly Workflow[]> {
    this.#all ??= readBuiltIn();
    return this.#all;
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

async function readBuiltIn(): Promise<readonly Workflow[]> {
  const { parseWorkflow } = await import('./workflow/parse-workflow.ts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map(async (name) => parseWorkflow(await readFile(join(folder, name), 'utf8'))));
}
