import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, toWorkflowList, WorkflowList } from './agent-schemas.ts';

export function listWorkflowsOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listWorkflows',
    method: 'GET',
    path: `${agentPath}/workflows`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'List the workflows',
    description: 'With the schema of their inputs, and whether they can run on this server at the moment.',
    tag: agentTag,
    response: WorkflowList,
    handle: async ({ identity }): Promise<WorkflowList> => toWorkflowList(await tasks.workflows(identity)),
  });
}
