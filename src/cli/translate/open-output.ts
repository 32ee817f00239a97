import { once } from 'node:events';
import { type FileHandle, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { InputError, systemErrorWords } from './translate-errors.ts';

export interface Output extends AsyncDisposable {
  write(text: string): Promise<void>;
  /** The translation is whole. Without this call, disposal leaves no trace of it. */
  finish(): Promise<void>;
}

/** Standard output: what is written is seen at once. */
export function streamOutput(stream: Writable, signal: AbortSignal): Output {
  return {
    async write(text) {
      signal.throwIfAborted();
      if (text !== '' && !stream.write(text)) await once(stream, 'drain', { signal });
    },
    async finish() {},
    async [Symbol.asyncDispose]() {},
  };
}

/**
 * A file that comes into being, or is replaced, when the translation is whole, so that one stopped halfway leaves what
 * there was; it may be the input itself. What is no regular file (`/dev/null`) is written to directly.
 */
export async function fileOutput(path: string, options: { readonly makeFolder: boolean }): Promise<Output> {
  try {
    if (options.makeFolder) await mkdir(dirname(path), { recursive: true });
    const existing = await stat(path).catch(() => undefined);
    if (existing !== undefined && !existing.isFile()) return directOutput(await open(path, 'w'), path);
    const place = existing === undefined ? path : await realpath(path);
    const partial = `${place}.${process.pid}.part`;
    const file = await open(partial, 'w', existing?.mode ?? 0o666);
    return replacingOutput(file, partial, place);
  } catch (error) {
    throw failedWrite(path, error);
  }
}

function directOutput(file: FileHandle, path: string): Output {
  return {
    write: (text) => writeTo(file, text, path),
    async finish() {},
    [Symbol.asyncDispose]: () => file.close(),
  };
}

function replacingOutput(file: FileHandle, partial: string, path: string): Output {
  let finished = false;
  return {
    write: (text) => writeTo(file, text, path),
    async finish() {
      try {
        await file.close();
        await rename(partial, path);
        finished = true;
      } catch (error) {
        throw failedWrite(path, error);
      }
    },
    async [Symbol.asyncDispose]() {
      if (finished) return;
      await file.close().catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

async function writeTo(file: FileHandle, text: string, path: string): Promise<void> {
  try {
    await file.appendFile(text);
  } catch (error) {
    throw failedWrite(path, error);
  }
}

function failedWrite(path: string, error: unknown): unknown {
  const words = systemErrorWords(error);
  return words === undefined ? error : new InputError(`${path}: cannot be written: ${words}.`);
}
