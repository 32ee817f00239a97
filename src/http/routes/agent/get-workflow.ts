import type { OwnWorkflows } from '../../../features/agent/own-workflows.ts';
import type { Workflows } from '../../../features/agent/workflows.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, OwnWorkflow, toOwnWorkflow, WorkflowParams } from './agent-schemas.ts';

export function getWorkflowOperation(own: OwnWorkflows, workflows: Pick<Workflows, 'describe'>): Operation {
  return defineOperation<undefined, undefined, WorkflowParams>({
    id: 'getWorkflow',
    method: 'GET',
    path: `${agentPath}/workflows/:workflow_id`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Read a workflow of the account',
    description: 'With its file. The list has the workflows of the server.',
    tag: agentTag,
    params: WorkflowParams,
    response: OwnWorkflow,
    async handle({ params, identity }): Promise<OwnWorkflow> {
      const record = await own.read(identity, params.workflow_id);
      return toOwnWorkflow(record, workflows.describe(record.workflow, record.version));
    },
  });
}
