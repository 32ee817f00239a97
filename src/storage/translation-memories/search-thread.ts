import { Worker } from 'node:worker_threads';
import type { MemoryMatch, MemoryQuery } from '../../contracts/stores/translation-memories.ts';

export type Matches = readonly (MemoryMatch | undefined)[];

export type SearchRequest =
  | { readonly kind: 'find'; readonly number: number; readonly path: string; readonly query: MemoryQuery }
  /** The file is gone. */
  | { readonly kind: 'forget'; readonly path: string }
  | { readonly kind: 'close' };

export type SearchAnswer =
  | { readonly number: number; readonly matches: Matches }
  | { readonly number: number; readonly error: string };

interface Waiting {
  resolve(matches: Matches): void;
  reject(error: Error): void;
}

/** A thread that searches, started by the first query and again after it died. It keeps no idle process alive. */
export class SearchThread implements AsyncDisposable {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;

  find(path: string, query: MemoryQuery): Promise<Matches> {
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      this.#waiting.set(number, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage({ kind: 'find', number, path, query } satisfies SearchRequest);
    });
  }

  forget(path: string): void {
    this.#worker?.postMessage({ kind: 'forget', path } satisfies SearchRequest);
  }

  /** Queries under way are answered. */
  async [Symbol.asyncDispose](): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage({ kind: 'close' } satisfies SearchRequest);
    await exit;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search-thread-main.ts', import.meta.url), {
      name: 'translation memory search',
      execArgv: [],
    });
    let cause = new Error('The thread that searches translation memories ended unexpectedly.');
    worker.on('message', (answer: SearchAnswer) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if (this.#waiting.size === 0) worker.unref();
      if ('matches' in answer) waiting?.resolve(answer.matches);
      else waiting?.reject(new Error(`A translation memory could not be searched: ${answer.error}`));
    });
    worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(cause);
      this.#waiting.clear();
    });
    return worker;
  }
}
