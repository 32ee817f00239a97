import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { agentPath, agentTag, TaskAnswer, TaskParams, toTaskAnswer } from './agent-schemas.ts';

export function cancelAgentTaskOperation(tasks: AgentTasks, { publicAddress }: AgentRoutes): Operation {
  return defineOperation<undefined, undefined, TaskParams>({
    id: 'cancelAgentTask',
    method: 'POST',
    path: `${agentPath}/tasks/:task_id/cancel`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Cancel a task',
    description: 'Steps that are done stay billed. A task that has ended stays as it is.',
    tag: agentTag,
    params: TaskParams,
    bodyMayBeAbsent: true,
    response: TaskAnswer,
    async handle({ params, identity, request }): Promise<TaskAnswer> {
      await tasks.cancel(identity, params.task_id);
      return toTaskAnswer(await tasks.status(identity, params.task_id), publicAddress.of(request.caller));
    },
  });
}
