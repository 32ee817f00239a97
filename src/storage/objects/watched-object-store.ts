import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { ObjectStoreHealth } from './object-store-health.ts';

/** A store whose failures are reported, and which is not asked while it fails. */
export class WatchedObjectStore implements ObjectStore {
  readonly #store: ObjectStore;
  readonly #health: ObjectStoreHealth;

  constructor(store: ObjectStore, health: ObjectStoreHealth) {
    this.#store = store;
    this.#health = health;
  }

  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    return this.#reported(() => this.#store.put(name, content));
  }

  async get(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const content = await this.#reported(() => this.#store.get(name));
    return content && this.#reportedPieces(content);
  }

  remove(name: string): Promise<void> {
    return this.#reported(() => this.#store.remove(name));
  }

  list(prefix: string): AsyncIterable<string> {
    this.#health.admit();
    return this.#reportedPieces(this.#store.list(prefix));
  }

  async #reported<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#health.admit();
    try {
      return await work();
    } catch (error) {
      throw this.#health.report(error);
    }
  }

  async *#reportedPieces<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece, void, undefined> {
    try {
      yield* pieces;
    } catch (error) {
      throw this.#health.report(error);
    }
  }
}
