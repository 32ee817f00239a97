import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, TaskList, toTaskList } from './agent-schemas.ts';

export function listAgentTasksOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listAgentTasks',
    method: 'GET',
    path: `${agentPath}/tasks`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'List the tasks of the account',
    description: `The newest ${agentLimits.listed} that are in progress or ended within a day.`,
    tag: agentTag,
    response: TaskList,
    handle: async ({ identity }): Promise<TaskList> => toTaskList(await tasks.list(identity)),
  });
}
