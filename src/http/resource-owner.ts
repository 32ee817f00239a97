import type { FastifyRequest } from 'fastify';
import type { Region, ResourceOwner } from '../contracts/stores/resource-owner.ts';
import type { Identity } from '../features/accounts/authenticate.ts';

/** What operations need on resources that every data centre keeps for itself. */
export interface RegionalRoutes {
  /** The data centre whose base address was called. */
  readonly regionOf: (request: FastifyRequest) => Region;
}

export function ownerOf(
  { identity, request }: { readonly identity: Identity; readonly request: FastifyRequest },
  { regionOf }: RegionalRoutes,
): ResourceOwner {
  return { accountId: identity.account.id, region: regionOf(request) };
}
