import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { pageHeaders } from '../../pages/page-headers.ts';
import { agentPath, agentTag, SignatureQuery, TaskParams } from './agent-schemas.ts';
import { taskPage } from './task-page.ts';

export function showAgentTaskOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, SignatureQuery, TaskParams>({
    id: 'showAgentTask',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id/page`,
    access: { kind: 'signature' },
    summary: 'Show a task as a page',
    description: 'The address is `ui_url` of the task. It requires no key and works for five minutes.',
    tag: agentTag,
    params: TaskParams,
    query: SignatureQuery,
    response: { mediaTypes: ['text/html'] },
    async handle({ params, query, reply }): Promise<string> {
      const page = taskPage(await tasks.show(params.task_id, query.signature));
      reply.type('text/html; charset=utf-8').headers(pageHeaders({ 'style-src': page.styles }));
      return page.html;
    },
  });
}
