import { Readable } from 'node:stream';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import type { TaskEvent } from '../../../features/agent/task-progress.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { agentPath, agentTag, TaskParams, toJournalStep } from './agent-schemas.ts';

export function followAgentTaskOperation(tasks: AgentTasks): Operation {
  return defineOperation<undefined, undefined, TaskParams>({
    id: 'followAgentTask',
    method: 'GET',
    path: `${agentPath}/tasks/:task_id/events`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Follow a task',
    description:
      'Server-sent events: `status` with the state of the task, and `step` with each step that is done, as the journal has it, from the first. The stream ends with the task, or after ten minutes; a client that connects again gets all steps again. An account can have 16 streams on each server.',
    tag: agentTag,
    params: TaskParams,
    response: { mediaTypes: ['text/event-stream'] },
    async handle({ params, identity, reply }): Promise<Readable> {
      const events = await tasks.follow(identity, params.task_id);
      reply
        .type('text/event-stream; charset=utf-8')
        // Proxies would wait for more before they pass anything on.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      return Readable.from(textsOf(events), { objectMode: false });
    },
  });
}

async function* textsOf(events: AsyncIterable<TaskEvent>): AsyncGenerator<string> {
  for await (const event of events) yield textOf(event);
}

function textOf(event: TaskEvent): string {
  if (event.kind === 'quiet') return ': the task is in progress\n\n';
  if (event.kind === 'step') return eventOf('step', toJournalStep(event.step));
  const { id, state, updatedAt, error } = event.record;
  return eventOf('status', {
    task_id: id,
    status: state,
    last_modified_date: updatedAt.toISOString(),
    ...(error !== undefined && { error }),
  });
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
