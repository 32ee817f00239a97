import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { type AgentService, inputSchema } from './agent-service.ts';

interface ReadTextInput {
  readonly file: JsonValue;
}

const largestText = 200_000;

/** `read_text`: what a file of text says, in UTF-8. */
export const readText: AgentService<ReadTextInput> = {
  input: inputSchema(['file'], { file: { type: 'object' } }),
  isFree: true,
  isDoneInEstimates: true,
  unavailable: () => undefined,
  prepare: async ({ files }, { file: reference }) => ({
    async run() {
      const { name, bytes: size } = await files.describe(reference);
      if (size > largestText) throw failed(`"${name}" has more than ${largestText} bytes.`);
      const { bytes } = await files.read(reference);
      try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
      } catch {
        throw failed(`"${name}" is no text in UTF-8.`);
      }
    },
  }),
};

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `read_text: ${reason}` });
}
