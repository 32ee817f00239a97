import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { agentLimits } from '../agent-limits.ts';
import type { StepFiles } from '../task-files.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

interface ZipFilesInput {
  readonly name: string;
  readonly files: JsonValue;
}

interface ZippedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Files as one archive, in pieces; those with the same name get a number. */
export type PackFiles = (files: AsyncIterable<ZippedFile>) => AsyncIterable<Uint8Array>;

/** `zip_files`: files of the task as one archive; without a file and with the reason where that is too large. */
export const zipFiles = (pack: PackFiles): AgentService<ZipFilesInput> => ({
  input: inputSchema(['name', 'files'], { name: inputs.fileName, files: { type: 'array' } }),
  isFree: true,
  unavailable: () => undefined,
  assume: ({ name }) => ({ file: { file_id: '', name } }),
  prepare: async ({ files }, { name, files: references }) => ({
    async run(signal) {
      const parts: Uint8Array[] = [];
      let bytes = 0;
      for await (const part of pack(filesIn(files, references, new Set()))) {
        signal.throwIfAborted();
        bytes += part.length;
        if (bytes > agentLimits.fileBytes) {
          const reason = `The files have more than ${agentLimits.fileBytes / 1024 ** 2} MiB together when they are packed.`;
          return { file: null, reason };
        }
        parts.push(part);
      }
      const description = 'All files in one archive.';
      const content = Buffer.concat(parts);
      return { file: await files.add({ name, mediaType: 'application/zip', description, content }) };
    },
  }),
});

/** Each file once. Lists in lists and nothing are allowed, as in `artifacts`. */
async function* filesIn(files: StepFiles, value: JsonValue, taken: Set<string>): AsyncGenerator<ZippedFile> {
  if (value === null) return;
  if (Array.isArray(value)) {
    for (const member of value as readonly JsonValue[]) yield* filesIn(files, member, taken);
    return;
  }
  const { file_id: id } = await files.describe(value);
  if (taken.has(id)) return;
  taken.add(id);
  const { file, bytes } = await files.read(value);
  yield { name: file.name, content: bytes };
}
