import type { FastifyRequest } from 'fastify';
import type { Region } from '../../../contracts/stores/resource-owner.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';

/** What the routes of agents know of the server. */
export interface AgentRoutes {
  readonly publicAddress: PublicAddress;
  readonly regionOf: (request: FastifyRequest) => Region;
}
