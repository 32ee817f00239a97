/** A model in the memory of a thread. */
export interface Tenant {
  readonly key: string;
  readonly bytes: number;
}

export interface RoomRequest {
  /** Least recently used first. */
  readonly tenants: readonly Tenant[];
  /** The memory of the thread, which never shrinks: what was freed in it can be used again. */
  readonly heapBytes: number;
  /** What the new model needs. */
  readonly bytes: number;
  readonly heapLimit: number;
  readonly maximumTenants: number;
}

export type RoomPlan =
  | { readonly kind: 'unload'; readonly keys: readonly string[] }
  /** Nothing can be freed that would help: only a new thread gives memory back. */
  | { readonly kind: 'replace_thread' };

/** Memory of an engine without models. */
export const emptyHeap = 16 * 1024 ** 2;

/** What has to go before a model is loaded into a thread. A model that is too large by itself is loaded all the same. */
export function planRoom({ tenants, heapBytes, bytes, heapLimit, maximumTenants }: RoomRequest): RoomPlan {
  const used = (kept: readonly Tenant[]) => kept.reduce((sum, tenant) => sum + tenant.bytes, emptyHeap);
  let leaving = Math.max(0, tenants.length - (maximumTenants - 1));
  while (leaving < tenants.length && used(tenants.slice(leaving)) + bytes > heapLimit) leaving += 1;
  const grown = heapBytes > heapLimit && heapBytes > emptyHeap + bytes;
  if (leaving === tenants.length && grown) return { kind: 'replace_thread' };
  return { kind: 'unload', keys: tenants.slice(0, leaving).map(({ key }) => key) };
}
