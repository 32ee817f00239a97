import { ServiceError } from '../../../errors/service-error.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { retryAfterHeader } from '../../schemas/service-headers.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { agentPath, agentTag, TaskAnswer, TaskParams, toTaskAnswer } from './agent-schemas.ts';
import type { PollLimit } from './poll-limit.ts';

export function getAgentTaskOperation(tasks: AgentTasks, { publicAddress }: AgentRoutes, polls: PollLimit): Operation {
  return defineOperation<undefined, undefined, TaskParams>({
    id: 'getAgentTask',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Read a task',
    description: `At most ${polls.perMinute} times a minute from one network address. Addresses in \`result\` and \`result_data\` work for five minutes without a key; read the task again for new ones. A task is removed a day after its end.`,
    tag: agentTag,
    params: TaskParams,
    response: TaskAnswer,
    responseHeaders: retryAfterHeader,
    async handle({ params, identity, request }): Promise<TaskAnswer> {
      const wait = await polls.enter(request.caller.address);
      if (wait !== undefined) {
        const reason = `tasks can be read ${polls.perMinute} times a minute from one network address.`;
        throw new ServiceError('too_many_requests', { reason }, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
      }
      return toTaskAnswer(await tasks.status(identity, params.task_id), publicAddress.of(request.caller));
    },
  });
}
