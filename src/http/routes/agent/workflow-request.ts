import type { FastifyRequest } from 'fastify';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { agentLimits } from '../../../features/agent/agent-limits.ts';
import type { TaskRequest } from '../../../features/agent/agent-tasks.ts';
import { multipartOverhead, readMultipart } from '../../body/multipart.ts';
import type { StreamedBody } from '../../operation.ts';
import { fieldReader, SchemaValidation } from '../../plugins/validation.ts';
import { TriggerBody } from './agent-schemas.ts';

const parameter = 'workflow_request';

export const workflowRequestForm: StreamedBody = {
  mediaTypes: ['multipart/form-data'],
  description: 'The request.',
  limit: agentLimits.requestBytes + multipartOverhead,
  form: TriggerBody,
  withoutFile: true,
};

const limitNames = ['characters', 'milliseconds', 'tokens', 'seconds'] as const;
/** A week; timers take no more than 24 days. */
const mostSeconds = 604_800;

const readFields = fieldReader(TriggerBody, new SchemaValidation());

/** The one field of a request that starts a task, as a form or as JSON. */
export async function readWorkflowRequest({
  body,
  stream,
  request,
}: {
  readonly body: TriggerBody;
  readonly stream: AsyncIterable<Uint8Array> | undefined;
  readonly request: FastifyRequest;
}): Promise<TaskRequest> {
  if (stream === undefined) return readRequest(body.workflow_request);
  const contentType = request.headers['content-type'] ?? '';
  const { fields } = await readMultipart(stream, contentType, refuseFile, agentLimits.requestBytes);
  return readRequest((readFields(fields) as TriggerBody).workflow_request);
}

async function refuseFile(): Promise<never> {
  throw new ServiceError('invalid_parameter', { parameter: 'file', reason: 'the request has no file.' });
}

function readRequest(text: string): TaskRequest {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    throw refusal(`it is not JSON: ${(error as Error).message}.`);
  }
  if (!isObject(request) || !('input' in request)) throw refusal('it is not an object with the field "input".');
  const { input, limits = {} } = request;
  if (!isObject(input)) throw refusal('it is not an object.', '.input');
  if (!isObject(limits)) throw refusal('it is not an object.', '.limits');
  for (const [name, value] of Object.entries(limits)) {
    if (!limitNames.some((known) => known === name))
      throw refusal(`it has "${name}"; there are ${limitNames.join(', ')}.`, '.limits');
    const most = name === 'seconds' ? mostSeconds : Number.MAX_SAFE_INTEGER;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most)
      throw refusal(`it is not a whole number from 1 to ${most}.`, `.limits.${name}`);
  }
  return { input: input as JsonValue, limits };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusal(reason: string, member = ''): ServiceError {
  return new ServiceError('invalid_parameter', { parameter: `${parameter}${member}`, reason });
}
