/** What a node may let in beyond what it has. */
export interface GrantedRequests {
  /** 0 to as many as were wanted. */
  readonly granted: number;
  /** With 0: until there may be room for one, in milliseconds. */
  readonly waitMilliseconds: number;
}

/**
 * Limits that all nodes keep together. Every implementation passes `test/contracts/shared-limit-store.ts`.
 *
 * - Of several who take at once, in whatever process, all together get at most the limit.
 * - Slots belong to a node until it gives them back. They are void when it was removed, and while it counts as dead (not in
 *   `live`) and has no session with the store (`NodeSession`): a process that is only held up keeps its session, and its requests in
 *   progress go on when it does.
 */
export interface SharedLimitStore {
  /** How many of the `wanted` slots the node got. All nodes whose slots are not void together hold at most `limit` of that name. */
  takeSlots(name: string, nodeId: string, wanted: number, limit: number, live: readonly string[]): Promise<number>;
  giveSlots(name: string, nodeId: string, slots: number): Promise<void>;
  /** Requests that are let in within `grantMilliseconds`, so that no 60 seconds hold more than `perMinute` of that name. */
  takeRequests(name: string, wanted: number, perMinute: number): Promise<GrantedRequests>;
}

/** For how long a granted request may be used. */
export const grantMilliseconds = 1_000;
