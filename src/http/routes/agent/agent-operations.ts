import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import type { OwnWorkflows } from '../../../features/agent/own-workflows.ts';
import type { Workflows } from '../../../features/agent/workflows.ts';
import type { Operation } from '../../operation.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { cancelAgentTaskOperation } from './cancel-agent-task.ts';
import { deleteAgentTaskOperation } from './delete-agent-task.ts';
import { deleteWorkflowOperation } from './delete-workflow.ts';
import { estimateWorkflowOperation } from './estimate-workflow.ts';
import { followAgentTaskOperation } from './follow-agent-task.ts';
import { getAgentTaskOperation } from './get-agent-task.ts';
import { getWorkflowOperation } from './get-workflow.ts';
import { giveFeedbackOperation } from './give-feedback.ts';
import { listAgentTasksOperation } from './list-agent-tasks.ts';
import { listWorkflowsOperation } from './list-workflows.ts';
import type { PollLimit } from './poll-limit.ts';
import { putWorkflowOperation } from './put-workflow.ts';
import { readAgentArtifactOperation } from './read-agent-artifact.ts';
import { readAgentContentOperation } from './read-agent-content.ts';
import { readAgentJournalOperation } from './read-agent-journal.ts';
import { showAgentTaskOperation } from './show-agent-task.ts';
import { triggerWorkflowOperation } from './trigger-workflow.ts';

export interface AgentUseCases {
  readonly tasks: AgentTasks;
  readonly own: OwnWorkflows;
  readonly workflows: Pick<Workflows, 'describe'>;
}

/** Everything that is served of agents. */
export function agentOperations(
  { tasks, own, workflows }: AgentUseCases,
  routes: AgentRoutes,
  polls: PollLimit,
): readonly Operation[] {
  return [
    listWorkflowsOperation(tasks),
    putWorkflowOperation(own, workflows),
    getWorkflowOperation(own, workflows),
    deleteWorkflowOperation(own),
    triggerWorkflowOperation(tasks, routes),
    estimateWorkflowOperation(tasks, routes),
    listAgentTasksOperation(tasks),
    getAgentTaskOperation(tasks, routes, polls),
    followAgentTaskOperation(tasks),
    readAgentJournalOperation(tasks),
    readAgentContentOperation(tasks),
    readAgentArtifactOperation(tasks),
    showAgentTaskOperation(tasks),
    giveFeedbackOperation(tasks, routes),
    cancelAgentTaskOperation(tasks, routes),
    deleteAgentTaskOperation(tasks),
  ];
}
