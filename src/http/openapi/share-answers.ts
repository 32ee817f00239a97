import { type DescribedAnswer, type DescribedDocument, operationsOf } from './described-document.ts';

/** Every answer carries it (`facts.md`, Names on the wire). */
const traceId = {
  description: 'Id of the request in the log of the server: 32 hexadecimal digits.',
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
};

/**
 * Says once what all answers have alike: the header with the trace id, and the whole answer where it is an error.
 * `refusals`: the statuses of each operation's errors, by its id.
 */
export function shareAnswers(document: DescribedDocument, refusals: ReadonlyMap<string, readonly string[]>): void {
  const { components } = document;
  const headers = { 'X-Trace-ID': { $ref: '#/components/headers/X-Trace-ID' } };
  components.headers = { ...components.headers, 'X-Trace-ID': traceId };
  components.responses = {
    ...components.responses,
    Error: {
      description: 'The request was refused or failed; `code` identifies the error.',
      headers,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  };
  const refusal = { $ref: '#/components/responses/Error' };
  for (const { operationId, responses } of operationsOf(document)) {
    for (const answer of Object.values(responses)) answer.headers = { ...answer.headers, ...headers };
    for (const status of refusals.get(operationId) ?? []) responses[status] = { ...refusal } as DescribedAnswer;
  }
}
