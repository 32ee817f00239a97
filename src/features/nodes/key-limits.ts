import type { SharedRequests } from './shared-requests.ts';
import type { SharedSlots } from './shared-slots.ts';

/** The limits of keys over all nodes: requests in progress and requests a minute. */
export class NodeKeyLimits {
  readonly #slots: SharedSlots;
  readonly #requests: SharedRequests;

  constructor(slots: SharedSlots, requests: SharedRequests) {
    this.#slots = slots;
    this.#requests = requests;
  }

  /** Paired with `leave` when it resolves to `entered`; what is refused does not count. Rejects when the database is away. */
  async enter(
    { id }: { readonly id: string },
    concurrency: number,
    perMinute: number | undefined,
  ): Promise<'entered' | 'busy' | { readonly waitMilliseconds: number }> {
    const name = nameOf(id);
    if (!(await this.#slots.take(name, concurrency))) return 'busy';
    try {
      const refused = perMinute === undefined ? undefined : await this.#requests.enter(name, perMinute);
      if (refused === undefined) return 'entered';
      this.#slots.give(name, concurrency);
      return refused;
    } catch (error) {
      this.#slots.give(name, concurrency);
      throw error;
    }
  }

  leave({ id }: { readonly id: string }, concurrency: number): void {
    this.#slots.give(nameOf(id), concurrency);
  }
}

function nameOf(keyId: string): string {
  return `key:${keyId}`;
}
