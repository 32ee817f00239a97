import { type OperationExample, operationExamples } from '../examples/operation-examples.ts';
import { type DescribedDocument, type DescribedOperation, operationsOf } from './described-document.ts';

/** Forms of the API page are filled with the examples, instead of with an empty text for every field. */
export function addExamples(document: DescribedDocument): void {
  for (const operation of operationsOf(document)) {
    const example = operationExamples[operation.operationId];
    if (example !== undefined) addExample(operation, example);
  }
}

function addExample(operation: DescribedOperation, example: OperationExample): void {
  const given: Readonly<Record<string, unknown>> = { ...example.params, ...example.query };
  for (const parameter of operation.parameters ?? [])
    if (Object.hasOwn(given, parameter.name)) parameter.example = given[parameter.name];
  const bodies = operation.requestBody?.content ?? {};
  for (const [type, content] of Object.entries(bodies)) {
    const shown = exampleOfType(type, example);
    if (shown !== undefined) content.example = shown;
  }
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  for (const [, { content = {} }] of answers)
    if (example.response !== undefined && content['application/json'] !== undefined)
      content['application/json'].example = example.response;
}

function exampleOfType(type: string, { body, form, file }: OperationExample): unknown {
  if (type === 'application/json') return body;
  if (type === 'multipart/form-data') return form;
  return type === 'application/x-www-form-urlencoded' ? undefined : file;
}
