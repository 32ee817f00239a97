import { createHash, type KeyObject } from 'node:crypto';
import type { NewTaskFile, TaskFile } from '../../contracts/agent/task-file.ts';
import type { JsonValue } from '../../contracts/agent/workflow.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { agentLimits } from './agent-limits.ts';
import { fileName, type NamedTask } from './agent-objects.ts';

/** A file of a task, to be read to its end or left. */
export interface OpenedTaskFile {
  readonly file: TaskFile;
  readonly content: AsyncIterable<Uint8Array>;
}

/** What steps use of the files of their task. */
export interface StepFiles {
  /** Stores a file that this step makes. The same call of the same step replaces what an attempt before has stored. */
  add(file: NewTaskFile): Promise<TaskFile>;
  /** A file that another step of the task has made. Rejects with `agent_task_failed` where there is none. */
  open(reference: JsonValue): Promise<OpenedTaskFile>;
  /** What is stored about a file. */
  describe(reference: JsonValue): Promise<TaskFile>;
  /** All of a file. */
  read(reference: JsonValue): Promise<{ readonly file: TaskFile; readonly bytes: Buffer }>;
}

const idForm = /^[0-9a-f]{32}$/;
const longestHeader = 4_096;

/**
 * Files of one task, sealed in the object store: a line of JSON with what they are, and their bytes. A reference names nothing
 * outside of its task, whoever wrote it.
 */
export class TaskFiles {
  readonly #objects: ObjectStore;
  readonly #task: NamedTask;
  readonly #key: KeyObject;
  #bytes = 0;
  #count = 0;

  constructor(objects: ObjectStore, task: NamedTask, key: KeyObject) {
    this.#objects = objects;
    this.#task = task;
    this.#key = key;
  }

  /** The files as the step with that path uses them. */
  ofStep(path: string): StepFiles {
    let made = 0;
    return {
      add: (file) => this.#add(`${path}\n${made++}`, file),
      open: (reference) => this.open(reference),
      describe: (reference) => this.describe(reference),
      read: async (reference) => {
        const { file, content } = await this.open(reference);
        return { file, bytes: Buffer.concat(await Array.fromAsync(content)) };
      },
    };
  }

  async open(reference: JsonValue): Promise<OpenedTaskFile> {
    const id = idOf(reference);
    const sealed = id === undefined ? undefined : await this.#objects.get(fileName(this.#task, id));
    if (sealed === undefined) throw failed('a step needs a file that no step of this task has made.');
    return splitHeader(open(this.#key, sealed));
  }

  /** What is stored about a file. */
  async describe(reference: JsonValue): Promise<TaskFile> {
    const { file, content } = await this.open(reference);
    // Whoever opens an object reads it or leaves it.
    for await (const _ of content) break;
    return file;
  }

  async #add(origin: string, { name, mediaType, description, content }: NewTaskFile): Promise<TaskFile> {
    const { fileBytes, filesBytes, files } = agentLimits;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      bytes += part.length;
      if (bytes > fileBytes) throw failed(`the file "${name}" is larger than ${fileBytes / 1024 ** 2} MiB.`);
      parts.push(part);
    }
    this.#bytes += bytes;
    this.#count += 1;
    if (this.#bytes > filesBytes) throw failed(`its files have more than ${filesBytes / 1024 ** 2} MiB together.`);
    if (this.#count > files) throw failed(`it makes more than ${files} files.`);
    const id = createHash('sha256').update(origin).digest('hex').slice(0, 32);
    const file: TaskFile = {
      file_id: id,
      name: name.slice(0, 200),
      media_type: mediaType,
      description: description.slice(0, 500),
      bytes,
    };
    const header = Buffer.from(`${JSON.stringify(file)}\n`);
    await this.#objects.put(fileName(this.#task, id), seal(this.#key, chunks([header, ...parts])));
    return file;
  }
}

export function idOf(reference: JsonValue): string | undefined {
  if (typeof reference !== 'object' || reference === null || !('file_id' in reference)) return undefined;
  const { file_id: id } = reference;
  return typeof id === 'string' && idForm.test(id) ? id : undefined;
}

async function splitHeader(stream: AsyncIterable<Uint8Array>): Promise<OpenedTaskFile> {
  const chunksOf = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (!head.includes(10)) {
    const { done, value } = await chunksOf.next();
    if (done === true || head.length > longestHeader) throw new Error('A file of a task has no header.');
    head = Buffer.concat([head, value]);
  }
  const end = head.indexOf(10);
  const rest = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      if (end + 1 < head.length) yield head.subarray(end + 1);
      for (let next = await chunksOf.next(); next.done !== true; next = await chunksOf.next()) yield next.value;
    } finally {
      await chunksOf.return?.();
    }
  };
  return { file: JSON.parse(head.toString('utf8', 0, end)) as TaskFile, content: rest() };
}

async function* chunks(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* parts;
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason });
}
