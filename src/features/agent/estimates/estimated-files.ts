import type { NewTaskFile, TaskFile } from '../../../contracts/agent/task-file.ts';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { agentLimits } from '../agent-limits.ts';
import { idOf, type OpenedTaskFile, type StepFiles } from '../task-files.ts';

interface HeldFile {
  readonly file: TaskFile;
  readonly bytes: Buffer;
}

/** Files that an estimate makes of what the input has: in memory, and gone with it. */
export class EstimatedFiles implements StepFiles {
  readonly #files = new Map<string, HeldFile>();
  #bytes = 0;

  async add({ name, mediaType, description, content }: NewTaskFile): Promise<TaskFile> {
    const parts: Uint8Array[] = [];
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      this.#bytes += part.length;
      if (this.#bytes > agentLimits.fileBytes) throw failed('its files are too large for an estimate.');
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    const id = this.#files.size.toString(16).padStart(32, '0');
    const file = { file_id: id, name, media_type: mediaType, description, bytes: bytes.length };
    this.#files.set(id, { file, bytes });
    return file;
  }

  async open(reference: JsonValue): Promise<OpenedTaskFile> {
    const { file, bytes } = this.#find(reference);
    return { file, content: once(bytes) };
  }

  async describe(reference: JsonValue): Promise<TaskFile> {
    return this.#find(reference).file;
  }

  async read(reference: JsonValue): Promise<HeldFile> {
    return this.#find(reference);
  }

  #find(reference: JsonValue): HeldFile {
    const held = this.#files.get(idOf(reference) ?? '');
    if (held === undefined) throw failed('a step needs a file that is made when the task runs.');
    return held;
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason });
}
