import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StepService, Workflow, WorkflowStep } from '../../contracts/agent/workflow.ts';
import type { AgentWorkflowStore } from '../../contracts/stores/agent-workflows.ts';
import { ServiceError } from '../../errors/service-error.ts';

const folder = join(import.meta.dirname, '../../../workflows');

/** Why a service cannot work at the moment; undefined where it can. */
export type Unavailability = (service: StepService) => string | undefined;

export interface ListedWorkflow {
  readonly workflow: Workflow;
  /** Of a workflow of the account; undefined where it is one of the server. */
  readonly version: number | undefined;
  /** Undefined where everything that its steps use is there. */
  readonly unavailable: string | undefined;
}

/**
 * The workflows of this server and of accounts. Those of the server are read when somebody asks for the first time: a start
 * does not wait for them.
 */
export class Workflows {
  #builtIn: Promise<readonly Workflow[]> | undefined;
  readonly #unavailability: Unavailability;
  readonly #own: Pick<AgentWorkflowStore, 'find' | 'list'>;

  constructor(unavailability: Unavailability, own: Pick<AgentWorkflowStore, 'find' | 'list'>) {
    this.#unavailability = unavailability;
    this.#own = own;
  }

  async list(accountId: string): Promise<readonly ListedWorkflow[]> {
    const own = await this.#own.list(accountId);
    return [
      ...(await this.builtIn()).map((workflow) => this.describe(workflow)),
      ...own.map(({ workflow, version }) => this.describe(workflow, version)),
    ];
  }

  /** By id or name. Rejects with `workflow_not_found`, or with the reason why it cannot run at the moment. */
  async get(accountId: string, idOrName: string): Promise<ListedWorkflow> {
    const wanted = idOrName.toLowerCase();
    const builtIn = (await this.builtIn()).find(({ id, name }) => id === wanted || name === wanted);
    const own = builtIn === undefined ? await this.#own.find(accountId, wanted) : undefined;
    const workflow = builtIn ?? own?.workflow;
    if (workflow === undefined) throw new ServiceError('workflow_not_found', {});
    const listed = this.describe(workflow, own?.version);
    if (listed.unavailable !== undefined)
      throw new ServiceError('workflow_unavailable', { reason: listed.unavailable });
    return listed;
  }

  builtIn(): Promise<readonly Workflow[]> {
    this.#builtIn ??= readBuiltIn();
    return this.#builtIn;
  }

  describe(workflow: Workflow, version?: number): ListedWorkflow {
    return { workflow, version, unavailable: this.#whyUnavailable(workflow) };
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
    else if (step.kind === 'model') yield* ['llm' as const, ...step.tools.map(({ service }) => service)];
    else if (step.kind !== 'ask')
      yield* servicesOf(step.kind === 'branch' ? [...step.steps, ...step.otherwise] : step.steps);
  }
}

async function readBuiltIn(): Promise<readonly Workflow[]> {
  const { parseWorkflow } = await import('./workflow/parse-workflow.ts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map(async (name) => parseWorkflow(await readFile(join(folder, name), 'utf8'))));
}
