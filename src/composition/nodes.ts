import { hostname } from 'node:os';
import { Membership } from '../features/nodes/membership.ts';
import { NodeKeys } from '../features/nodes/node-keys.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

/** This process as one of those that share the stores. */
export interface Node {
  readonly membership: Membership;
  readonly keys: NodeKeys;
}

type NodeParts = Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened'>;

/** Joins the nodes that share the stores; the others see it leave when it closes. */
export async function composeNode(
  { config, clock, ids, events, opened }: NodeParts,
  { nodes: store, areShared: shared }: Pick<Stores, 'nodes' | 'areShared'>,
): Promise<Node> {
  const keys = new NodeKeys();
  const self = {
    id: ids.uuid(),
    publicKey: keys.publicKey,
    role: config.role,
    host: hostname(),
    startedAt: clock.now(),
  };
  return { membership: opened.use(await Membership.join({ store, self, shared, clock, events })), keys };
}
