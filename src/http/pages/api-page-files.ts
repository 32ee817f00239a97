import { SupervisedThread } from '../../threads/supervised-thread.ts';
import type { Encoding, PreparedFile } from './prepared-file.ts';

/** What the API page consists of. */
export const apiPagePaths: readonly string[] = ['/docs/', '/docs/js/scalar.js'];

/** A prepared file on its way from the thread. */
export interface ApiPageFile {
  readonly path: string;
  readonly headers: PreparedFile['headers'];
  readonly encodings: readonly (readonly [Encoding, ArrayBuffer])[];
}

/**
 * The files of the API page by path, made when somebody first asks: in a thread that ends then, since evaluating and
 * compressing the page's program would hold the event loop for 0.2 seconds, and keep its source in memory.
 */
export class ApiPageFiles implements AsyncDisposable {
  #thread: SupervisedThread<never, ApiPageFile> | undefined;
  #files: Promise<ReadonlyMap<string, PreparedFile>> | undefined;

  /** Undefined where the page has no such file. Rejects when the files cannot be made; the next call tries again. */
  async find(path: string): Promise<PreparedFile | undefined> {
    if (!apiPagePaths.includes(path)) return undefined;
    this.#files ??= this.#make();
    return (await this.#files).get(path);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread?.end();
  }

  #make(): Promise<ReadonlyMap<string, PreparedFile>> {
    const files = new Map<string, PreparedFile>();
    const { promise, resolve, reject } = Promise.withResolvers<typeof files>();
    this.#thread = new SupervisedThread(
      { module: new URL('./api-page-thread-main.ts', import.meta.url), name: 'api-page' },
      {
        onAnswer: ({ path, headers, encodings }) => {
          const buffers = encodings.map(([name, bytes]) => [name, Buffer.from(bytes)] as const);
          files.set(path, { headers, encodings: new Map(buffers) });
        },
        onEnd: (cause) => {
          this.#thread = undefined;
          if (files.size === apiPagePaths.length) resolve(files);
          else {
            this.#files = undefined;
            reject(new Error('The API page could not be made.', { cause }));
          }
        },
      },
    );
    const release = this.#thread.hold();
    return promise.finally(release);
  }
}
