import { type Static, Type } from 'typebox';
import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { agentPath, agentTag, TriggerBody, WorkflowParams } from './agent-schemas.ts';
import { readWorkflowRequest, workflowRequestForm } from './workflow-request.ts';

const Estimate = Type.Object({
  billed_characters: Type.Integer(),
  billed_milliseconds: Type.Integer({ description: 'Of speech.' }),
  complete: Type.Boolean({ description: 'Whether the estimate has the costs of all steps.' }),
  reason: Type.Optional(Type.String({ description: 'Which steps it has without their costs.' })),
  steps: Type.Array(
    Type.Object({
      step: Type.String(),
      service: Type.String(),
      billed_characters: Type.Integer(),
      billed_milliseconds: Type.Integer(),
      certainty: Type.Union([Type.Literal('exact'), Type.Literal('about'), Type.Literal('unknown')], {
        description:
          '`exact` follows from the input, `about` from results whose size is assumed, such as translations; what is `unknown` before the step runs counts 0.',
      }),
      reason: Type.Optional(Type.String({ description: 'Why it is not exact.' })),
    }),
  ),
});
type Estimate = Static<typeof Estimate>;

export function estimateWorkflowOperation(tasks: AgentTasks, { regionOf }: AgentRoutes): Operation {
  return defineOperation<TriggerBody, undefined, WorkflowParams>({
    id: 'estimateWorkflow',
    method: 'POST',
    path: `${agentPath}/workflows/:workflow_id/estimate`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Estimate what a task would cost',
    description:
      'Takes what starts a task, checks it in the same way, and goes through the steps without doing anything that stays: files in the input are read and counted, texts count as long as they are given, also after a translation. What only the run knows, such as pages and transcripts, is named step by step. Nothing is billed.',
    tag: agentTag,
    params: WorkflowParams,
    bodyLimit: agentLimits.requestBytes,
    body: TriggerBody,
    streamedBody: workflowRequestForm,
    response: Estimate,
    async handle({ params, body, stream, identity, request, signal }): Promise<Estimate> {
      const given = await readWorkflowRequest({ body, stream, request });
      const caller = { identity, region: regionOf(request) };
      const estimate = await tasks.estimate(caller, params.workflow_id, given, signal);
      const { steps, characters, milliseconds, incomplete } = estimate;
      return {
        billed_characters: characters,
        billed_milliseconds: milliseconds,
        complete: incomplete === undefined,
        ...(incomplete !== undefined && { reason: incomplete }),
        steps: steps.map((step) => ({
          step: step.path,
          service: step.service,
          billed_characters: step.characters,
          billed_milliseconds: step.milliseconds,
          certainty: step.certainty,
          ...(step.reason !== undefined && { reason: step.reason }),
        })),
      };
    },
  });
}
