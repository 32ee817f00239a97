/** A secret that all servers on one database have. */
export interface ServerSecret {
  readonly id: string;
  /** What it is for: `voice-jobs`. */
  readonly purpose: string;
  readonly createdAt: Date;
  /** 32 random bytes. */
  readonly secret: Uint8Array;
}

/**
 * Secrets that servers share: keys of signatures and of what is sealed for a short time (decision 0241). Every implementation
 * passes `test/contracts/server-secret-store.ts`.
 */
export interface ServerSecretStore {
  /**
   * All of a purpose, the newest first. `candidate` is added before, unless there is one that was made after `unlessNewerThan`:
   * of several servers that ask at once one adds its own, and all get the same.
   */
  renew(candidate: ServerSecret, unlessNewerThan: Date): Promise<readonly ServerSecret[]>;
  /** All of a purpose, the newest first. */
  list(purpose: string): Promise<readonly ServerSecret[]>;
  /** Removes those of a purpose that were made before. */
  removeBefore(purpose: string, time: Date): Promise<void>;
}
