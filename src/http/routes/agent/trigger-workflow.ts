import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { multipartOverhead, readMultipart } from '../../body/multipart.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { fieldReader, SchemaValidation } from '../../plugins/validation.ts';
import { readReportingTag } from '../../schemas/text-rules.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { agentPath, agentTag, TriggerBody, TriggeredTask, toTriggered, WorkflowParams } from './agent-schemas.ts';

const parameter = 'workflow_request';

export function triggerWorkflowOperation(tasks: AgentTasks, { publicAddress, regionOf }: AgentRoutes): Operation {
  const readFields = fieldReader(TriggerBody, new SchemaValidation());
  return defineOperation<TriggerBody, undefined, WorkflowParams>({
    id: 'triggerWorkflow',
    method: 'POST',
    path: `${agentPath}/workflows/:workflow_id/trigger`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Start a task of a workflow',
    description:
      'The server checks the input against the schema of the workflow, stores it and works on the task in the background. Read the task at `polling_url`, at most 12 times a minute. What the steps use is billed as if you had called the services. Needs the plan `pro`.',
    tag: agentTag,
    reportingTag: true,
    params: WorkflowParams,
    bodyLimit: agentLimits.requestBytes,
    body: TriggerBody,
    streamedBody: {
      mediaTypes: ['multipart/form-data'],
      description: 'The request.',
      limit: agentLimits.requestBytes + multipartOverhead,
      form: TriggerBody,
      withoutFile: true,
    },
    response: TriggeredTask,
    async handle({ params, body, stream, identity, request }): Promise<TriggeredTask> {
      const contentType = request.headers['content-type'] ?? '';
      const fields =
        stream === undefined
          ? body
          : (readFields(
              (await readMultipart(stream, contentType, refuseFile, agentLimits.requestBytes)).fields,
            ) as TriggerBody);
      const input = readInput(fields.workflow_request);
      const caller = { identity, region: regionOf(request) };
      const record = await tasks.trigger(caller, params.workflow_id, input, readReportingTag(request.headers));
      return toTriggered(record, publicAddress.of(request.caller), await tasks.signPage(record));
    },
  });
}

async function refuseFile(): Promise<never> {
  throw new ServiceError('invalid_parameter', { parameter: 'file', reason: 'the request has no file.' });
}

function readInput(text: string): JsonValue {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    throw refusal(`it is not JSON: ${(error as Error).message}.`);
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request) || !('input' in request))
    throw refusal('it is not an object with the field "input".');
  const { input } = request;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new ServiceError('invalid_parameter', { parameter: `${parameter}.input`, reason: 'it is not an object.' });
  return input as JsonValue;
}

function refusal(reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
