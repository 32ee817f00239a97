import { ServiceError } from '../../../errors/service-error.ts';
import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { pageHeaders } from '../../pages/page-headers.ts';
import { retryAfterHeader } from '../../schemas/service-headers.ts';
import {
  agentPath,
  agentTag,
  Content,
  Journal,
  SignatureQuery,
  TaskAnswer,
  TaskParams,
  toTaskAnswer,
} from './agent-schemas.ts';
import type { PollLimit } from './poll-limit.ts';
import { taskPage } from './task-page.ts';
import type { AgentRoutes } from './trigger-workflow.ts';

export function getAgentTaskOperation(tasks: AgentTasks, { publicAddress }: AgentRoutes, polls: PollLimit): Operation {
  return defineOperation<undefined, undefined, TaskParams>({
    id: 'getAgentTask',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Read a task',
    description: `At most ${agentLimits.pollsPerMinute} times a minute from one network address. Addresses in \`result\` and \`result_data\` work for five minutes without a key; read the task again for new ones. A task is removed a day after its end.`,
    tag: agentTag,
    params: TaskParams,
    response: TaskAnswer,
    responseHeaders: retryAfterHeader,
    async handle({ params, identity, request }): Promise<TaskAnswer> {
      const wait = await polls.enter(request.caller.address);
      if (wait !== undefined) {
        const reason = `tasks can be read ${agentLimits.pollsPerMinute} times a minute from one network address.`;
        throw new ServiceError('too_many_requests', { reason }, { retryAfter: Math.ceil(wait / 1000) });
      }
      return toTaskAnswer(await tasks.status(identity, params.task_id), publicAddress.of(request.caller));
    },
  });
}

export function readAgentJournalOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, undefined, TaskParams>({
    id: 'readAgentJournal',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id/journal`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Read the journal of a task',
    description: 'The steps that are done, in their order, with what was billed for each.',
    tag: agentTag,
    params: TaskParams,
    response: Journal,
    async handle({ params, identity }): Promise<Journal> {
      const steps = await tasks.journal(identity, params.task_id);
      return {
        steps: steps.map(({ path, service, startedAt, endedAt, characters }) => ({
          step: path,
          service,
          start_date: startedAt.toISOString(),
          end_date: endedAt.toISOString(),
          billed_characters: characters,
        })),
      };
    },
  });
}

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
    response: { mediaType: 'text/html' },
    async handle({ params, query, reply }): Promise<string> {
      const page = taskPage(await tasks.show(params.task_id, query.signature));
      reply.type('text/html; charset=utf-8').headers(pageHeaders({ 'style-src': page.styles }));
      return page.html;
    },
  });
}
