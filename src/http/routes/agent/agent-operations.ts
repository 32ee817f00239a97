import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import type { Operation } from '../../operation.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { cancelAgentTaskOperation } from './cancel-agent-task.ts';
import { deleteAgentTaskOperation } from './delete-agent-task.ts';
import { followAgentTaskOperation } from './follow-agent-task.ts';
import { getAgentTaskOperation } from './get-agent-task.ts';
import { listAgentTasksOperation } from './list-agent-tasks.ts';
import { listWorkflowsOperation } from './list-workflows.ts';
import type { PollLimit } from './poll-limit.ts';
import { readAgentContentOperation } from './read-agent-content.ts';
import { readAgentJournalOperation } from './read-agent-journal.ts';
import { showAgentTaskOperation } from './show-agent-task.ts';
import { triggerWorkflowOperation } from './trigger-workflow.ts';

/** Everything that is served of agents. */
export function agentOperations(tasks: AgentTasks, routes: AgentRoutes, polls: PollLimit): readonly Operation[] {
  return [
    listWorkflowsOperation(tasks),
    triggerWorkflowOperation(tasks, routes),
    listAgentTasksOperation(tasks),
    getAgentTaskOperation(tasks, routes, polls),
    followAgentTaskOperation(tasks),
    readAgentJournalOperation(tasks),
    readAgentContentOperation(tasks),
    showAgentTaskOperation(tasks),
    cancelAgentTaskOperation(tasks, routes),
    deleteAgentTaskOperation(tasks),
  ];
}
