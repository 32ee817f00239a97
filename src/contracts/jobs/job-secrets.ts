/** What only one node can open: a secret that work on a job needs and nobody may read from the stores. */
export interface SealedSecret {
  readonly nodeId: string;
  readonly sealed: Uint8Array;
}

/**
 * Secrets of jobs, one for each node that may do the job. They are gone with the job and with the node. Every
 * implementation passes `test/contracts/job-secret-store.ts`.
 */
export interface JobSecretStore {
  /**
   * Nodes that have one of that job already, or are not there, are left out. False when there is no such job. Other processes hear of
   * the job, unless a worker is offered it first, which announces what it cannot take.
   */
  add(jobId: string, secrets: readonly SealedSecret[], options?: { readonly isOffered?: boolean }): Promise<boolean>;
  find(jobId: string, nodeId: string): Promise<Uint8Array | undefined>;
  /** Ids of the nodes that have the secret of a job. */
  listHolders(jobId: string): Promise<readonly string[]>;
  /** Secrets that the one node has and the other has not, at most `limit`, in the order of the jobs' ids after `after`. */
  listUnshared(
    from: string,
    to: string,
    limit: number,
    after?: string,
  ): Promise<readonly { readonly jobId: string; readonly sealed: Uint8Array }[]>;
}
