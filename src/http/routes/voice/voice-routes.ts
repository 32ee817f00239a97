import type { FastifyRequest } from 'fastify';
import type { Region } from '../../../contracts/stores/resource-owner.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';

/** What the routes of voice know of the server. */
export interface VoiceRoutes {
  readonly publicAddress: PublicAddress;
  readonly regionOf: (request: FastifyRequest) => Region;
}
