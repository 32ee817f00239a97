import type { Clock } from '../../../contracts/clock.ts';
import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import {
  agentPath,
  agentTag,
  TaskAnswer,
  TaskList,
  TaskParams,
  toTaskAnswer,
  toTaskList,
  toWorkflowList,
  WorkflowList,
} from './agent-schemas.ts';
import { PollLimit, type SharedPolls } from './poll-limit.ts';
import {
  getAgentTaskOperation,
  readAgentContentOperation,
  readAgentJournalOperation,
  showAgentTaskOperation,
} from './read-task.ts';
import { type AgentRoutes, triggerWorkflowOperation } from './trigger-workflow.ts';

/** Everything that is served of agents. */
export function agentOperations(
  tasks: AgentTasks,
  routes: AgentRoutes & { readonly clock: Pick<Clock, 'now'>; readonly polls: SharedPolls | undefined },
): readonly Operation[] {
  return [
    listWorkflowsOperation(tasks),
    triggerWorkflowOperation(tasks, routes),
    listAgentTasksOperation(tasks),
    getAgentTaskOperation(tasks, routes, new PollLimit(agentLimits.pollsPerMinute, routes.clock, routes.polls)),
    readAgentJournalOperation(tasks),
    readAgentContentOperation(tasks),
    showAgentTaskOperation(tasks),
    cancelAgentTaskOperation(tasks, routes),
    deleteAgentTaskOperation(tasks),
  ];
}

function listWorkflowsOperation(tasks: AgentTasks): Operation {
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

function listAgentTasksOperation(tasks: AgentTasks): Operation {
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

function cancelAgentTaskOperation(tasks: AgentTasks, { publicAddress }: AgentRoutes): Operation {
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

function deleteAgentTaskOperation(tasks: AgentTasks): Operation {
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
