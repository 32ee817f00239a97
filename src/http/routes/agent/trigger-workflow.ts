import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { readReportingTag } from '../../schemas/text-rules.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { agentPath, agentTag, TriggerBody, TriggeredTask, toTriggered, WorkflowParams } from './agent-schemas.ts';
import { readWorkflowRequest, workflowRequestForm } from './workflow-request.ts';

export function triggerWorkflowOperation(tasks: AgentTasks, { publicAddress, regionOf }: AgentRoutes): Operation {
  return defineOperation<TriggerBody, undefined, WorkflowParams>({
    id: 'triggerWorkflow',
    method: 'POST',
    path: `${agentPath}/workflows/:workflow_id/trigger`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Start a task of a workflow',
    description:
      'The server checks the input against the schema of the workflow, stores it and works on the task in the background. Read the task at `polling_url`, at most 12 times a minute. What the steps use is billed as if you had called the services. Needs the plan `pro`.',
    tag: agentTag,
    isBilled: true,
    reportingTag: true,
    params: WorkflowParams,
    bodyLimit: agentLimits.requestBytes,
    body: TriggerBody,
    streamedBody: workflowRequestForm,
    response: TriggeredTask,
    async handle({ params, body, stream, identity, request }): Promise<TriggeredTask> {
      const given = await readWorkflowRequest({ body, stream, request });
      const caller = { identity, region: regionOf(request) };
      const record = await tasks.trigger(caller, params.workflow_id, given, readReportingTag(request.headers));
      return toTriggered(record, publicAddress.of(request.caller), await tasks.signPage(record));
    },
  });
}
