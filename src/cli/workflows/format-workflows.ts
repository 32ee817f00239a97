import { field } from '../command-line/server-client.ts';

/** Lines about workflows as the interface lists them: a paragraph for each. */
export function formatWorkflows(workflows: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return workflows.flatMap((workflow, index) => [
    ...(index === 0 ? [] : ['']),
    `${workflow.name}  ${workflow.title}`,
    ...(workflow.available === false ? [`  not available: ${workflow.reason}`] : []),
    `  ${workflow.description}`,
    ...formatFields(workflow.input_schema),
  ]);
}

function formatFields(schema: unknown): readonly string[] {
  const properties = field(schema, 'properties');
  if (typeof properties !== 'object' || properties === null) return [];
  const required = field(schema, 'required');
  return Object.entries(properties).map(([name, value]) => {
    const isRequired = Array.isArray(required) && required.includes(name);
    const allowed = field(value, 'enum');
    const words = [field(value, 'description'), Array.isArray(allowed) && `One of ${allowed.join(', ')}.`].filter(
      (text) => typeof text === 'string',
    );
    return `  ${isRequired ? '*' : ' '} ${name} (${field(value, 'type')})${words.length > 0 ? `: ${words.join(' ')}` : ''}`;
  });
}
