import { type Static, Type } from 'typebox';
import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { OwnWorkflows } from '../../../features/agent/own-workflows.ts';
import type { Workflows } from '../../../features/agent/workflows.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { resourceId } from '../../schemas/path-parameters.ts';
import { agentPath, agentTag, OwnWorkflow, toOwnWorkflow } from './agent-schemas.ts';

const Params = Type.Object({ workflow_id: resourceId('UUID of the workflow.') });
type Params = Static<typeof Params>;

const Body = Type.Object({
  source: Type.String({
    minLength: 1,
    maxLength: agentLimits.workflowCharacters,
    description: 'The workflow file: YAML, or JSON. Its `id` is that of the path.',
  }),
});
type Body = Static<typeof Body>;

/** JSON writes some characters as six bytes. */
const bodyLimit = agentLimits.workflowCharacters * 6 + 1_000;

export function putWorkflowOperation(own: OwnWorkflows, workflows: Pick<Workflows, 'describe'>): Operation {
  return defineOperation<Body, undefined, Params>({
    id: 'putWorkflow',
    method: 'PUT',
    path: `${agentPath}/workflows/:workflow_id`,
    access: { kind: 'admin' },
    summary: 'Add or replace a workflow of the account',
    description: `A mistake in the file is a 400 with its line. Each change is a new version; tasks keep the version that they began with. An account may have ${agentLimits.workflows} workflows.`,
    tag: agentTag,
    params: Params,
    bodyLimit,
    body: Body,
    response: OwnWorkflow,
    async handle({ params, body, identity, signal }): Promise<OwnWorkflow> {
      const record = await own.put(identity, params.workflow_id, body.source, signal);
      return toOwnWorkflow(record, workflows.describe(record.workflow, record.version));
    },
  });
}
