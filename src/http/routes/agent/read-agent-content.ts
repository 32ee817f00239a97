import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, Content, SignatureQuery, TaskParams } from './agent-schemas.ts';

export function readAgentContentOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, SignatureQuery, TaskParams>({
    id: 'readAgentContent',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id/content`,
    access: { kind: 'signature' },
    crossOrigin: true,
    summary: 'Read the result of a task',
    description: 'The address is `result.response` of the task. It requires no key and works for five minutes.',
    tag: agentTag,
    params: TaskParams,
    query: SignatureQuery,
    response: Content,
    async handle({ params, query }): Promise<Content> {
      const { message, data } = await tasks.content(params.task_id, query.signature);
      return { message, content_type: 'text', language: 'en', data };
    },
  });
}
