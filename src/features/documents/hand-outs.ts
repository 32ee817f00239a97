import type { Clock } from '../../contracts/clock.ts';
import type { DocumentRecord, DocumentStore } from '../../contracts/stores/documents.ts';
import type { Events } from '../../observability/events.ts';
import type { Membership } from '../nodes/membership.ts';

export interface HandOutsOptions {
  readonly store: Pick<DocumentStore, 'claimDownload' | 'find' | 'releaseDownload'>;
  readonly nodes: Pick<Membership, 'id' | 'live'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly events: Pick<Events, 'requestFailed'>;
}

const lookMilliseconds = 100;
/** How long another node that has sent a result may take to remove it. */
const removalMilliseconds = 1_000;

/** Which results are being handed to clients: each to one at a time, whatever node is asked, until one has all of it. */
export class HandOuts {
  readonly #options: HandOutsOptions;
  /** By this process, which knows it sooner than the store. */
  readonly #here = new Set<string>();

  constructor(options: HandOutsOptions) {
    this.#options = options;
  }

  /** `handed_out`: another client has got it a moment ago. Paired with `end` when it is `claimed`. */
  async claim(id: string): Promise<'claimed' | 'taken' | 'handed_out'> {
    const { store, nodes } = this.#options;
    if (this.#here.has(id)) return 'taken';
    this.#here.add(id);
    let isClaimed = false;
    try {
      const live = nodes.live.map((node) => node.id);
      isClaimed = await store.claimDownload(id, nodes.id, live);
    } finally {
      if (!isClaimed) this.#here.delete(id);
    }
    if (isClaimed) return 'claimed';
    return (await this.#isRemovedSoon(id)) ? 'handed_out' : 'taken';
  }

  /** A result that cannot be released now can be fetched again when this node has ended. */
  async end(id: string, wasSent: boolean): Promise<void> {
    const { store, nodes, events } = this.#options;
    try {
      if (!wasSent) await store.releaseDownload(id, nodes.id);
    } catch (error) {
      events.requestFailed({ traceId: id, code: 'internal', error });
    }
    this.#here.delete(id);
  }

  /** Whether the client of another node has it, or gets the rest of it in a moment. */
  async isRemovedSoon(record: DocumentRecord): Promise<boolean> {
    return this.#isElsewhere(record) && (await this.#isRemovedSoon(record.id));
  }

  #isElsewhere({ downloadNode }: DocumentRecord): boolean {
    const { nodes } = this.#options;
    return downloadNode !== nodes.id && nodes.live.some(({ id }) => id === downloadNode);
  }

  async #isRemovedSoon(id: string): Promise<boolean> {
    const { store, clock } = this.#options;
    for (let left = removalMilliseconds; left > 0; left -= lookMilliseconds) {
      const record = await store.find(id);
      if (record === undefined) return true;
      if (!this.#isElsewhere(record)) return false;
      const { promise, resolve } = Promise.withResolvers<void>();
      clock.after(lookMilliseconds, resolve);
      await promise;
    }
    return false;
  }
}
