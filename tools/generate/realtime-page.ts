import type { TSchema } from 'typebox';
import { clientMessages, realtimeVersion, serverMessages } from '../../src/realtime/messages.ts';
import { reasons } from '../../src/realtime/reasons.ts';
import type { Generator } from './generator.ts';
import { generatedNotice, markdownTable } from './markdown.ts';

const opening = `${generatedNotice}

# Realtime messages

The messages of realtime voice sessions, version ${realtimeVersion}. Each is an object with one key, which is its kind. How a session works is in
[Realtime voice](../guides/realtime-voice.md); [realtime.json](realtime.json) is the same as a JSON schema, which the server also answers at \`/realtime.json\`.

Sources: \`src/realtime/messages.ts\`, \`src/realtime/reasons.ts\`.
`;

export const realtimePage: Generator = {
  name: 'page of realtime messages',
  output: 'docs/reference/realtime.md',
  produce: async () => renderRealtimePage(clientMessages, serverMessages, reasons),
};

export function renderRealtimePage(
  client: Readonly<Record<string, TSchema>>,
  server: Readonly<Record<string, TSchema>>,
  codes: Readonly<Record<string, number>>,
): string {
  const rows = Object.entries(codes).map(([name, code]) => [String(code), `\`${name}\``]);
  return [
    opening,
    `## From clients\n\n${Object.entries(client).map(messagePart).join('\n')}`,
    `## From the server\n\n${Object.entries(server).map(messagePart).join('\n')}`,
    `## Values of \`reason_code\`\n\n${markdownTable(['code', 'name'], rows)}\n`,
  ].join('\n');
}

/** What this page needs of a schema. */
interface Described {
  readonly type?: string;
  readonly description?: string;
  readonly contentEncoding?: string;
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
}

function messagePart([kind, schema]: readonly [string, TSchema]): string {
  const { description, ...payload } = schema as Described;
  const fields = fieldsOf(payload, '');
  const table =
    fields.length === 0 ? 'An empty object.' : markdownTable(['field', 'type', 'always', 'meaning'], fields);
  return (
    [`### \`${kind}\``, ...(description === undefined ? [] : [description]), table, ''].join('\n\n').trimEnd() + '\n'
  );
}

/** A row for each field; those of objects in lists follow the list. */
function fieldsOf({ properties = {}, required = [] }: Described, path: string): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const own = `${path}${name}`;
    const isAlways = required.includes(name) ? 'yes' : 'no';
    const meaning = field.description ?? field.items?.description ?? '';
    return [[`\`${own}\``, typeOf(field), isAlways, meaning], ...fieldsOf(field.items ?? {}, `${own}[].`)];
  });
}

function typeOf({ type = '', items, contentEncoding }: Described): string {
  if (items !== undefined) return `list of ${typeOf(items)}`;
  return contentEncoding === undefined ? type : 'binary';
}
