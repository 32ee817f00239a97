import type { OwnWorkflows } from '../../../features/agent/own-workflows.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, WorkflowParams } from './agent-schemas.ts';

export function deleteWorkflowOperation(own: OwnWorkflows): Operation {
  return defineOperation<undefined, undefined, WorkflowParams>({
    id: 'deleteWorkflow',
    method: 'DELETE',
    path: `${agentPath}/workflows/:workflow_id`,
    access: { kind: 'admin' },
    summary: 'Delete a workflow of the account',
    description: 'Tasks that have begun continue. The workflows of the server cannot be deleted.',
    tag: agentTag,
    params: WorkflowParams,
    status: 204,
    response: null,
    async handle({ params, identity }): Promise<null> {
      await own.remove(identity, params.workflow_id);
      return null;
    },
  });
}
