import type { Account } from '../../contracts/stores/accounts.ts';
import type { DocumentKeys } from './document-encryption.ts';

/** What work on a document needs and is stored nowhere. */
export interface HeldKey {
  readonly keys: DocumentKeys;
  readonly account: Account;
}

/**
 * Keys of documents that are not done, in memory only. They come with the upload, and after a restart with the next
 * request about the document; until then it waits.
 */
export class HeldKeys {
  readonly #held = new Map<string, HeldKey>();
  readonly #dropped = new Map<string, PromiseWithResolvers<void>>();

  get ids(): readonly string[] {
    return [...this.#held.keys()];
  }

  get(id: string): HeldKey | undefined {
    return this.#held.get(id);
  }

  /** False if it was there. */
  hold(id: string, held: HeldKey): boolean {
    if (this.#held.has(id)) return false;
    this.#held.set(id, held);
    return true;
  }

  /** The document is over, or gone. */
  drop(id: string): void {
    this.#held.delete(id);
    this.#dropped.get(id)?.resolve();
    this.#dropped.delete(id);
  }

  /** Resolves when it is dropped, at once if it is not there. */
  async dropped(id: string): Promise<void> {
    if (!this.#held.has(id)) return;
    const dropped = this.#dropped.get(id) ?? Promise.withResolvers<void>();
    this.#dropped.set(id, dropped);
    await dropped.promise;
  }
}
