import { open } from 'node:fs/promises';
import type { ContextModel } from '../../contracts/language/context-model.ts';
import { TrieWordModel } from '../../language/writing/context/trie-word-model.ts';

export interface ContextModelFileOptions {
  /** Base language. */
  readonly language: string;
  readonly path: string;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** So much is read at a time. */
const piece = 4 * 1024 * 1024;

/** The n-gram model of a language, read with the first text that needs it, once for all threads. */
export class ContextModelFile {
  readonly #options: ContextModelFileOptions;
  #reading: Promise<ContextModel | undefined> | undefined;

  constructor(options: ContextModelFileOptions) {
    this.#options = options;
  }

  /** Undefined where none is installed, which is looked at again with each call, or where it cannot be read. */
  async get(): Promise<ContextModel | undefined> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  async #read(): Promise<ContextModel | undefined> {
    const { language, path, onIncident } = this.#options;
    try {
      const bytes = await bytesOf(path);
      void new TrieWordModel(new Uint8Array(bytes));
      return { language, version: `${path} ${bytes.byteLength}`, bytes };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') this.#reading = undefined;
      else onIncident?.({ kind: 'model_unreadable', detail: `${path}: ${(error as Error).message}` });
      return undefined;
    }
  }
}

async function bytesOf(path: string): Promise<SharedArrayBuffer> {
  const file = await open(path);
  try {
    const bytes = new SharedArrayBuffer((await file.stat()).size);
    const view = new Uint8Array(bytes);
    for (let at = 0; at < view.length; ) {
      const { bytesRead } = await file.read(view, at, Math.min(piece, view.length - at), at);
      if (bytesRead === 0) throw new Error('The file has changed while it was read.');
      at += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}
