import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, TaskParams } from './agent-schemas.ts';

export function deleteAgentTaskOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, undefined, TaskParams>({
    id: 'deleteAgentTask',
    method: 'DELETE',
    path: `${agentPath}/tasks/:task_id`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Delete a task',
    description: 'Ends the work on it and removes its input, its steps and its result.',
    tag: agentTag,
    params: TaskParams,
    status: 204,
    response: null,
    async handle({ params, identity }): Promise<null> {
      await tasks.delete(identity, params.task_id);
      return null;
    },
  });
}
