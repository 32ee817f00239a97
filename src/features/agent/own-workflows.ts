import type { Clock } from '../../contracts/clock.ts';
import type { AgentWorkflowRecord, AgentWorkflowStore } from '../../contracts/stores/agent-workflows.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { textTask } from '../../language/tasks/text-task.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { agentLimits } from './agent-limits.ts';
import { requireAgent } from './require-agent.ts';
import type { run } from './workflow/parse-workflow-task.ts';
import type { Workflows } from './workflows.ts';

const parse = textTask<typeof run>('parse_workflow', new URL('./workflow/parse-workflow-task.ts', import.meta.url));

export interface OwnWorkflowsOptions {
  readonly store: AgentWorkflowStore;
  readonly workflows: Pick<Workflows, 'builtIn'>;
  readonly textWork: TextWork;
  readonly clock: Pick<Clock, 'now'>;
}

/** The workflows that accounts bring in. */
export class OwnWorkflows {
  readonly #options: OwnWorkflowsOptions;

  constructor(options: OwnWorkflowsOptions) {
    this.#options = options;
  }

  /** Tasks in progress keep the workflow that they began with. */
  async put(identity: Identity, id: string, source: string, signal: AbortSignal): Promise<AgentWorkflowRecord> {
    const { store, workflows, textWork, clock } = this.#options;
    requireAgent(identity);
    const accountId = identity.account.id;
    const workflow = await textWork.open({ accountId, signal }).run(parse, { source }, source.length);
    if (workflow.id !== id.toLowerCase()) throw refusal(`its id is ${workflow.id}, not that of the path.`);
    if ((await workflows.builtIn()).some((known) => known.id === workflow.id || known.name === workflow.name))
      throw refusal('a workflow of the server has this id or name; choose others.');
    const outcome = await store.put(accountId, { workflow, source }, clock.now(), agentLimits.workflows);
    if (outcome.kind === 'name-taken')
      throw refusal(`another workflow of the account has the name "${workflow.name}"; choose another name.`);
    if (outcome.kind === 'full')
      throw refusal(`an account may have ${agentLimits.workflows} workflows; delete one first.`);
    return outcome.record;
  }

  async read(identity: Identity, idOrName: string): Promise<AgentWorkflowRecord> {
    requireAgent(identity);
    const { store, workflows } = this.#options;
    const wanted = idOrName.toLowerCase();
    const record = await store.find(identity.account.id, wanted);
    if (record !== undefined) return record;
    const ofServer = (await workflows.builtIn()).find(({ id, name }) => id === wanted || name === wanted);
    if (ofServer === undefined) throw new ServiceError('workflow_not_found', {});
    const detail = `"${ofServer.name}" is a workflow of the server, not one that the account has brought in.`;
    throw new ServiceError('workflow_not_found', {}, { detail });
  }

  async remove(identity: Identity, idOrName: string): Promise<void> {
    const { workflow } = await this.read(identity, idOrName);
    if (!(await this.#options.store.remove(identity.account.id, workflow.id)))
      throw new ServiceError('workflow_not_found', {});
  }
}

function refusal(reason: string): ServiceError {
  return new ServiceError('invalid_workflow', { reason });
}
