import type { FastifyRequest } from 'fastify';
import type { GlossaryOwner, Region } from '../../../contracts/stores/glossaries.ts';
import type { Identity } from '../../../features/accounts/authenticate.ts';
import type { Glossaries } from '../../../features/glossaries/glossaries.ts';

/** What the operations on glossaries need. */
export interface GlossaryRoutes {
  readonly glossaries: Glossaries;
  /** The data centre whose base address was called; each keeps glossaries of its own. */
  readonly regionOf: (request: FastifyRequest) => Region;
}

export function ownerOf(
  { identity, request }: { readonly identity: Identity; readonly request: FastifyRequest },
  { regionOf }: GlossaryRoutes,
): GlossaryOwner {
  return { accountId: identity.account.id, region: regionOf(request) };
}
