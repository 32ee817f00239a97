import {
  type GrantedRequests,
  grantMilliseconds,
  type SharedLimitStore,
} from '../../src/contracts/stores/shared-limits.ts';

/** Limits of nodes in one process, written to be read: what others do is compared with it. */
export class MemorySharedLimits implements SharedLimitStore {
  readonly slots = new Map<string, Map<string, number>>();
  readonly #grants = new Map<string, number[]>();
  readonly #now: () => number;
  readonly #nodes: ReadonlySet<string> | undefined;
  /** Of nodes that have a session. */
  readonly sessions: Set<string>;
  /** How often it was asked. */
  calls = 0;
  isDown = false;

  /** Without `nodes`, every node is there. */
  constructor(now: () => number, nodes?: ReadonlySet<string>, sessions = new Set<string>()) {
    this.#now = now;
    this.#nodes = nodes;
    this.sessions = sessions;
  }

  async takeSlots(name: string, nodeId: string, wanted: number, limit: number, live: readonly string[]) {
    this.#check();
    if (this.#nodes?.has(nodeId) === false) throw new Error(`There is no node ${nodeId}.`);
    const held = this.slots.get(name) ?? new Map<string, number>();
    this.slots.set(name, held);
    const counted = new Set([...live, ...this.sessions]);
    const all = [...counted].reduce((sum, id) => sum + (held.get(id) ?? 0), 0);
    const granted = Math.max(0, Math.min(wanted, limit - all));
    held.set(nodeId, (held.get(nodeId) ?? 0) + granted);
    return granted;
  }

  async giveSlots(name: string, nodeId: string, slots: number): Promise<void> {
    this.#check();
    const held = this.slots.get(name);
    const left = (held?.get(nodeId) ?? 0) - slots;
    if (left > 0) held?.set(nodeId, left);
    else held?.delete(nodeId);
  }

  async takeRequests(name: string, wanted: number, perMinute: number): Promise<GrantedRequests> {
    this.#check();
    const now = this.#now();
    const grants = (this.#grants.get(name) ?? []).filter((until) => until > now);
    const granted = Math.max(0, Math.min(wanted, perMinute - grants.length));
    for (let count = 0; count < granted; count++) grants.push(now + 60_000 + grantMilliseconds);
    this.#grants.set(name, grants);
    const waitMilliseconds = granted > 0 ? 0 : (grants[grants.length - perMinute] ?? now) - now;
    return { granted, waitMilliseconds };
  }

  #check(): void {
    this.calls += 1;
    if (this.isDown) throw new Error('The store is down.');
  }
}
