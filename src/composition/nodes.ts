import { hostname } from 'node:os';
import type { Clock } from '../contracts/clock.ts';
import type { SharedLimitStore } from '../contracts/stores/shared-limits.ts';
import { NodeKeyLimits } from '../features/nodes/key-limits.ts';
import { Membership } from '../features/nodes/membership.ts';
import { NodeKeys } from '../features/nodes/node-keys.ts';
import { SharedRequests } from '../features/nodes/shared-requests.ts';
import { SharedSecrets } from '../features/nodes/shared-secrets.ts';
import { SharedSlots } from '../features/nodes/shared-slots.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

/** This process as one of those that share the stores. */
export interface Node {
  readonly membership: Membership;
  readonly secrets: SharedSecrets;
  /** Called when secrets of jobs have come from other nodes; a worker adds its own. */
  readonly onSecrets: Set<() => void>;
  /** Undefined where this process keeps them alone. */
  readonly keyLimits: NodeKeyLimits | undefined;
}

type NodeParts = Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened'>;

/** Joins the nodes that share the stores; the others see it leave when it closes. */
export async function composeNode(
  { config, clock, ids, events, opened }: NodeParts,
  {
    nodes: store,
    areShared: shared,
    session,
    sharedLimits,
    jobSecrets,
  }: Pick<Stores, 'areShared' | 'jobSecrets' | 'nodes' | 'session' | 'sharedLimits'>,
): Promise<Node> {
  const keys = new NodeKeys();
  const self = {
    id: ids.uuid(),
    publicKey: keys.publicKey,
    role: config.role,
    host: hostname(),
    startedAt: clock.now(),
  };
  const membership = opened.use(await Membership.join({ store, self, shared, session, clock, events }));
  const onSecrets = new Set<() => void>();
  const wake = (): void => {
    for (const listener of onSecrets) listener();
  };
  const secrets = opened.use(new SharedSecrets({ store: jobSecrets, membership, keys, events, wake }));
  const keyLimits = shared ? limitsOver(sharedLimits, membership, clock) : undefined;
  return { membership, secrets, onSecrets, keyLimits };
}

function limitsOver(store: SharedLimitStore, membership: Membership, clock: Clock): NodeKeyLimits {
  return new NodeKeyLimits(new SharedSlots({ store, membership, clock }), new SharedRequests({ store, clock }));
}
