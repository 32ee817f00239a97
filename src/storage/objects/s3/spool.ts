import { type FileHandle, open, rm } from 'node:fs/promises';

/** Content up to this size stays in memory. */
const memoryBytes = 256 * 1024;

/**
 * Content on its way to a server, whole before any of it is sent: its size is known, a part can be sent again, and content that comes
 * slowly holds neither a connection nor memory.
 */
export class Spool implements AsyncDisposable {
  readonly size: number;
  readonly #memory: Buffer;
  readonly #file: FileHandle | undefined;

  private constructor(size: number, memory: Buffer, file: FileHandle | undefined) {
    this.size = size;
    this.#memory = memory;
    this.#file = file;
  }

  /** Rejects, and keeps nothing, with what the content throws. `path` is a file that nobody uses. */
  static async of(content: AsyncIterable<Uint8Array>, path: string): Promise<Spool> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    let file: FileHandle | undefined;
    try {
      for await (const bytes of content) {
        size += bytes.length;
        // A piece may be a view of a buffer that its owner uses again.
        if (file === undefined) pieces.push(Buffer.from(bytes));
        if (size <= memoryBytes) continue;
        if (file !== undefined) await file.writeFile(bytes);
        else {
          file = await openNameless(path);
          await file.writeFile(Buffer.concat(pieces.splice(0)));
        }
      }
      return new Spool(size, Buffer.concat(pieces), file);
    } catch (error) {
      await file?.close();
      throw error;
    }
  }

  /** Bytes from `start` on, at most `length`. */
  async read(start: number, length: number): Promise<Buffer> {
    const wanted = Math.min(length, this.size - start);
    if (this.#file === undefined) return this.#memory.subarray(start, start + wanted);
    const part = Buffer.allocUnsafeSlow(wanted);
    for (let filled = 0; filled < wanted; ) {
      const { bytesRead } = await this.#file.read(part, filled, wanted - filled, start + filled);
      if (bytesRead === 0) throw new Error('A file that waits to be sent became shorter.');
      filled += bytesRead;
    }
    return part;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file?.close();
  }
}

/** Without a name, so that a process that is killed leaves nothing. */
async function openNameless(path: string): Promise<FileHandle> {
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path, { force: true });
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
