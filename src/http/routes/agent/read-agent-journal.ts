import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, Journal, TaskParams, toJournalStep } from './agent-schemas.ts';

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
      return { steps: (await tasks.journal(identity, params.task_id)).map(toJournalStep) };
    },
  });
}
