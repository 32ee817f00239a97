import type { JobSecretStore, SealedSecret } from '../../contracts/jobs/job-secrets.ts';
import type { NodeRecord } from '../../contracts/stores/nodes.ts';
import type { Events } from '../../observability/events.ts';
import type { Membership } from './membership.ts';
import { type NodeKeys, sealForEach } from './node-keys.ts';

export interface SharedSecretsOptions {
  readonly store: JobSecretStore;
  readonly membership: Pick<Membership, 'id' | 'live' | 'onChange'>;
  readonly keys: NodeKeys;
  readonly events: Pick<Events, 'nodeLookFailed'>;
  /** Jobs can be worked on that could not before. */
  readonly wake: () => void;
}

const batch = 100;

/**
 * Secrets that work on jobs needs and that are stored sealed only, for each node that lives. A node that joins gets those
 * of the jobs that wait from the nodes that have them; when the last of these ends, a job waits until its secret comes
 * again from its owner.
 */
export class SharedSecrets implements AsyncDisposable {
  readonly #options: SharedSecretsOptions;
  readonly #stop: () => void;
  #handing: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: SharedSecretsOptions) {
    this.#options = options;
    this.#stop = options.membership.onChange(() => {
      this.#handing = this.#handing.then(() => this.#handOver());
    });
  }

  /** For every node that lives; stored when it resolves. `isOffered` as for the store. False when there is no such job. */
  share(jobId: string, secret: Uint8Array, options?: { readonly isOffered: boolean }): Promise<boolean> {
    return this.#options.store.add(jobId, this.#sealed(jobId, secret, this.#options.membership.live), options);
  }

  /** As `share`, where a node that lives lacks it. True when it was given to any. */
  async complete(jobId: string, secret: Uint8Array): Promise<boolean> {
    const { store, membership } = this.#options;
    const holders = new Set(await store.listHolders(jobId));
    const lacking = membership.live.filter(({ id }) => !holders.has(id));
    return lacking.length > 0 && (await store.add(jobId, this.#sealed(jobId, secret, lacking)));
  }

  /** Undefined when this node has none. */
  async open(jobId: string): Promise<Uint8Array | undefined> {
    const { store, membership, keys } = this.#options;
    const sealed = await store.find(jobId, membership.id);
    return sealed && keys.open(sealed, contextOf(jobId, membership.id));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#stop();
    await this.#handing;
  }

  #sealed(jobId: string, secret: Uint8Array, nodes: readonly NodeRecord[]): readonly SealedSecret[] {
    const recipients = nodes.map(({ id, publicKey }) => ({ publicKey, context: contextOf(jobId, id) }));
    const sealed = sealForEach(recipients, secret);
    return nodes.map(({ id }, index) => ({ nodeId: id, sealed: sealed[index] ?? new Uint8Array() }));
  }

  /** Gives other nodes what they lack of this node's secrets. */
  async #handOver(): Promise<void> {
    const { membership, events, wake } = this.#options;
    try {
      for (const node of membership.live) if (node.id !== membership.id) await this.#handOverTo(node);
      wake();
    } catch (error) {
      events.nodeLookFailed({ error });
    }
  }

  async #handOverTo(node: NodeRecord): Promise<void> {
    const { store, membership, keys } = this.#options;
    for (let after = ''; !this.#closed; ) {
      const secrets = await store.listUnshared(membership.id, node.id, batch, after);
      for (const { jobId, sealed } of secrets) {
        const secret = keys.open(sealed, contextOf(jobId, membership.id));
        await store.add(jobId, this.#sealed(jobId, secret, [node]));
        after = jobId;
      }
      if (secrets.length < batch) return;
    }
  }
}

function contextOf(jobId: string, nodeId: string): string {
  return `${jobId} ${nodeId}`;
}
