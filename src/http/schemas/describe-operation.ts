import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Operation } from '../operation.ts';

const statusesOfWork: Readonly<Record<string, readonly number[]>> = {
  Translation: [404, 456, 504],
  Documents: [400, 404, 456, 504],
  Writing: [456, 504],
  // Generated clients know of limits on the number of glossaries and lists, which this server does not set.
  Glossaries: [456],
  'Style rules': [456],
  Voice: [456],
};

const errorStatuses = (operation: Operation): readonly number[] => {
  const open = operation.access.kind === 'public';
  const common = [operation.body, operation.query, operation.params].every((part) => part === undefined) ? [] : [400];
  const isSigned = operation.access.kind === 'signature';
  const guarded = open ? [] : isSigned ? [401, 403] : [401, 403, 414, 429, 503, 529];
  const withBody = operation.body === undefined && operation.streamedBody === undefined ? [] : [413, 415];
  const streamed = operation.streamedBody === undefined ? [] : [408];
  // A PUT is about something that exists, whether the path or the body names it.
  const resource = operation.params === undefined && operation.method !== 'PUT' ? [] : [404];
  const engine = statusesOfWork[operation.tag] ?? [];
  return [...common, ...guarded, ...streamed, ...withBody, ...engine, ...resource, 500];
};

const reportingTagHeader = Type.Object({
  'X-Service-Reporting-Tag': Type.Optional(
    Type.String({
      description:
        'Tag by which usage reports group requests: up to 100 visible ASCII characters, case-insensitive. Also accepted as `X-DeepL-Reporting-Tag`.',
    }),
  ),
});

/** What OpenAPI and the serializer need to know of an operation. */
export function describeOperation(operation: Operation): FastifySchema {
  const { response, responseHeaders } = operation;
  const success =
    response === null
      ? { type: 'null', description: 'Success, without a body.' }
      : 'mediaTypes' in response
        ? {
            description: 'OK',
            content: Object.fromEntries(response.mediaTypes.map((type) => [type, { schema: { type: 'string' } }])),
          }
        : response;
  const others = Object.entries(operation.otherAnswers ?? {}).map(([status, schema]) => [
    status,
    { ...schema, headers: responseHeaders },
  ]);
  const errors = errorStatuses(operation).map((status) => [status, { $ref: 'Error#' }]);
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    ...(operation.description === undefined ? {} : { description: operation.description }),
    ...(operation.deprecated === undefined ? {} : { deprecated: true }),
    ...(operation.isBilled === undefined ? {} : { 'x-dragoman-billed': true }),
    ...describeBody(operation),
    ...(operation.query === undefined ? {} : { querystring: operation.query }),
    ...(operation.params === undefined ? {} : { params: operation.params }),
    ...describeHeaders(operation),
    security: securityOf(operation),
    response: {
      [operation.status ?? 200]: responseHeaders === undefined ? success : { ...success, headers: responseHeaders },
      ...Object.fromEntries(others),
      ...Object.fromEntries(errors),
    },
  } as FastifySchema;
}

function securityOf({ access }: Operation): readonly Readonly<Record<string, readonly string[]>>[] {
  if (access.kind === 'public') return [];
  if (access.kind === 'session') return [{ session: [] }];
  return access.kind === 'signature' ? [{ signature: [] }, { signedAddress: [] }] : [{ key: [] }];
}

function describeHeaders({ reportingTag, requestHeaders }: Operation): FastifySchema {
  if (reportingTag === undefined && requestHeaders === undefined) return {};
  const { properties } = reportingTag === undefined ? { properties: {} } : reportingTagHeader;
  return { headers: { type: 'object', properties: { ...properties, ...requestHeaders } } };
}

function describeBody({ body, streamedBody }: Operation): FastifySchema & { consumes?: string[] } {
  const consumes = body === undefined ? [] : ['application/json', 'application/x-www-form-urlencoded'];
  if (streamedBody === undefined) return body === undefined ? {} : { body, consumes };
  const file = { type: 'string', format: 'binary', description: streamedBody.description };
  const { form, withoutFile } = streamedBody;
  const streamed = form === undefined ? file : withoutFile ? form : withFile(form, file);
  const types = [...consumes.map((type) => [type, body]), ...streamedBody.mediaTypes.map((type) => [type, streamed])];
  return { body: { content: Object.fromEntries(types.map(([type, schema]) => [type, { schema }])) } };
}

function withFile(form: TSchema, file: object): object {
  const { properties, required = [] } = form as { properties?: object; required?: readonly string[] };
  return { ...form, properties: { file, ...properties }, required: ['file', ...required] };
}
