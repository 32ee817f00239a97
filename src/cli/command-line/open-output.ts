import { once } from 'node:events';
import { type FileHandle, link, lstat, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { InputError, systemErrorWords } from './command-errors.ts';

export interface Output extends AsyncDisposable {
  write(content: string | Uint8Array): Promise<void>;
  /** The translation is whole. Without this call, disposal leaves no trace of it. */
  finish(): Promise<void>;
}

/** Standard output: what is written is seen at once. */
export function streamOutput(stream: Writable, signal: AbortSignal): Output {
  return {
    async write(content) {
      signal.throwIfAborted();
      if (content.length > 0 && !stream.write(content)) await once(stream, 'drain', { signal });
    },
    async finish() {},
    async [Symbol.asyncDispose]() {},
  };
}

/**
 * A file that comes into being, or is replaced, when the translation is whole, so that one stopped halfway leaves what
 * there was; it may be the input itself. What is no regular file (`/dev/null`) is written to directly. With `keepExisting`
 * nothing that is there, or comes to be there meanwhile, is replaced.
 */
export async function fileOutput(
  path: string,
  options: { readonly makeFolder: boolean; readonly keepExisting?: boolean },
): Promise<Output> {
  try {
    if (options.keepExisting === true) await refuseExisting(path);
    if (options.makeFolder) await mkdir(dirname(path), { recursive: true });
    const existing = await stat(path).catch(() => undefined);
    if (existing !== undefined && !existing.isFile()) return directOutput(await open(path, 'w'), path);
    const destination = existing === undefined ? path : await realpath(path);
    const partial = `${destination}.${process.pid}.part`;
    const file = await open(partial, 'w', existing?.mode ?? 0o666);
    return replacingOutput(file, partial, destination, options.keepExisting === true ? placeNew : rename);
  } catch (error) {
    throw failedWrite(path, error);
  }
}

function directOutput(file: FileHandle, path: string): Output {
  return {
    write: (content) => writeTo(file, content, path),
    async finish() {},
    [Symbol.asyncDispose]: () => file.close(),
  };
}

function replacingOutput(
  file: FileHandle,
  partial: string,
  path: string,
  place: (from: string, to: string) => Promise<void>,
): Output {
  let finished = false;
  return {
    write: (content) => writeTo(file, content, path),
    async finish() {
      try {
        await file.close();
        await place(partial, path);
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

/** A link fails where there is a file by then; a rename would replace it. */
async function placeNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await refuseExisting(to);
    return rename(from, to);
  }
  await rm(from);
}

/** Links that lead nowhere count. */
export async function refuseExisting(path: string): Promise<void> {
  const existing = await lstat(path).catch(() => undefined);
  if (existing !== undefined) throw new InputError(`${path} exists already; --force replaces it.`);
}

async function writeTo(file: FileHandle, content: string | Uint8Array, path: string): Promise<void> {
  try {
    await file.appendFile(content);
  } catch (error) {
    throw failedWrite(path, error);
  }
}

function failedWrite(path: string, error: unknown): unknown {
  const words = systemErrorWords(error);
  return words === undefined ? error : new InputError(`${path}: cannot be written: ${words}.`);
}
