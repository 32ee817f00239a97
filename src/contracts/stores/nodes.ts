/** A running server process, one of those that share the stores. */
export interface NodeRecord {
  /** New at each start. */
  readonly id: string;
  /** Public half of the X25519 pair whose private half is in the memory of that process: 32 bytes. */
  readonly publicKey: Uint8Array;
  /** Whether it serves clients, works on jobs, or both. */
  readonly role: NodeRole;
  /** Name of its machine or container, for people. */
  readonly host: string;
  readonly startedAt: Date;
  /** Counts up while the process lives. */
  readonly beat: number;
}

/** A node as others find it. */
export interface ListedNode extends NodeRecord {
  /** Whether it has a session with the store that ends with its process, at once. False as long as it is not known. */
  readonly hasSession: boolean;
}

export type NodeRole = 'all' | 'api' | 'worker';

/**
 * The nodes that share the stores. Every implementation passes `test/contracts/node-store.ts`. Who lives is not for the
 * store to say: clocks differ, so each node watches whether the beats of the others go on.
 */
export interface NodeStore {
  /** Rejects when there is one with that id. */
  join(node: NodeRecord): Promise<void>;
  /** Counts the beat up. False when the node is not there, because others took it for dead. */
  beat(id: string): Promise<boolean>;
  /** In the order of `startedAt`. */
  list(): Promise<readonly ListedNode[]>;
  /** With everything that was sealed for them. Ids that are not there do no harm. */
  remove(ids: readonly string[]): Promise<void>;
}

/** The session of this process with the store. A store that several processes share has one. */
export interface NodeSession {
  /** From now on others see that the node has a session, whenever there is one. */
  hold(nodeId: string): Promise<void>;
  /** False while it is lost, as far as this process knows. */
  readonly isHeld: boolean;
  /** How often it was lost. */
  readonly losses: number;
}
