import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file for the plain text of a document while it is worked on. On Linux it has a name for no longer than it takes to
 * open it, when it is still empty: filters, in processes of their own, reach it by its descriptor in
 * this process, and it is gone with this process however that ends.
 * Elsewhere it has a name in a folder that is emptied at the next start.
 */
export class PlainFile implements AsyncDisposable {
  /** Where filters read and write it. */
  readonly path: string;
  readonly #file: FileHandle;
  readonly #name: string | undefined;

  private constructor(file: FileHandle, path: string, name: string | undefined) {
    this.#file = file;
    this.path = path;
    this.#name = name;
  }

  /** To be called once before any other, by the one process that uses the folder. */
  static prepareFolder(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  static async create(folder: string, content?: AsyncIterable<Uint8Array>): Promise<PlainFile> {
    const name = join(folder, randomUUID());
    const file = await open(name, 'wx+', 0o600);
    const hasDescriptors = process.platform === 'linux';
    if (hasDescriptors) await rm(name);
    const plain = new PlainFile(
      file,
      hasDescriptors ? `/proc/${process.pid}/fd/${file.fd}` : name,
      hasDescriptors ? undefined : name,
    );
    try {
      if (content !== undefined) for await (const bytes of content) await file.appendFile(bytes);
      // Filters want the name to be free where there is one.
      else if (!hasDescriptors) await rm(name);
      return plain;
    } catch (error) {
      await plain[Symbol.asyncDispose]();
      throw error;
    }
  }

  async size(): Promise<number> {
    return (await this.#file.stat()).size;
  }

  async *read(): AsyncGenerator<Uint8Array> {
    const file = this.#name === undefined ? this.#file : await open(this.#name, 'r');
    try {
      for (let position = 0; ; ) {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(1 << 16), 0, 1 << 16, position);
        if (bytesRead === 0) return;
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      if (file !== this.#file) await file.close();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
    if (this.#name !== undefined) await rm(this.#name, { force: true });
  }
}
