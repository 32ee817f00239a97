import type { WebReader } from '../../../contracts/web/web-access.ts';
import { agentLimits } from '../agent-limits.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

interface FetchFileInput {
  readonly url: string;
  readonly name?: string;
}

/** `fetch_file`: any file of the web, as it is. */
export function fetchFile(web: WebReader): AgentService<FetchFileInput> {
  return {
    input: inputSchema(['url'], { url: inputs.url, name: inputs.fileName }),
    isFree: true,
    unavailable: () => web.unavailable(),
    prepare: async ({ files, hosts }, { url, name }) => ({
      async run(signal) {
        const found = await web.get({ url, largestContent: agentLimits.fileBytes, hosts }, signal);
        const file = await files.add({
          name: name ?? lastPartOf(found.url),
          mediaType: found.mediaType,
          description: `The file at ${found.url}.`,
          content: found.content,
        });
        return { url: found.url, file };
      },
    }),
  };
}

function lastPartOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'file';
  } catch {
    return last;
  }
}
