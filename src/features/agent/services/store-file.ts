import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

interface StoreFileInput {
  readonly name: string;
  readonly description?: string;
  readonly media_type?: string;
  readonly text?: string;
  readonly base64?: string;
  readonly data?: JsonValue;
}

const mediaTypes: Readonly<Record<'text' | 'base64' | 'data', string>> = {
  text: 'text/plain; charset=utf-8',
  base64: 'application/octet-stream',
  data: 'application/json',
};

/** `store_file`: makes a file of a text, of bytes in base64, or of data as JSON. */
export const storeFile: AgentService<StoreFileInput> = {
  input: inputSchema(['name'], {
    name: inputs.fileName,
    description: { type: 'string', maxLength: 500 },
    media_type: { type: 'string', maxLength: 100 },
    text: { type: 'string' },
    base64: { type: 'string' },
    data: {},
  }),
  isFree: true,
  isDoneInEstimates: true,
  unavailable: () => undefined,
  async prepare({ files }, { name, description = '', media_type, ...contents }) {
    const kinds = (['text', 'base64', 'data'] as const).filter((kind) => contents[kind] !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1) throw failed('it needs one of text, base64 and data.');
    const mediaType = media_type ?? mediaTypes[kind];
    if (!/^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/.test(mediaType))
      throw failed(`"${mediaType}" is no media type, such as text/html.`);
    return {
      async run() {
        const content = bytesOf(kind, contents);
        return { file: await files.add({ name, mediaType, description, content }) };
      },
    };
  },
};

function bytesOf(
  kind: 'text' | 'base64' | 'data',
  { text = '', base64 = '', data = null }: Pick<StoreFileInput, 'text' | 'base64' | 'data'>,
): Buffer {
  if (kind === 'text') return Buffer.from(text);
  if (kind === 'data') return Buffer.from(JSON.stringify(data));
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length < Math.floor((base64.replaceAll(/[=\s]/g, '').length * 3) / 4))
    throw failed('its base64 has other characters in it.');
  return bytes;
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `store_file: ${reason}` });
}
