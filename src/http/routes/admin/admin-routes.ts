import type { FastifyRequest } from 'fastify';
import type { AuditStore } from '../../../contracts/stores/audit.ts';
import type { PeopleStore } from '../../../contracts/stores/people.ts';
import type { Identity } from '../../../features/accounts/authenticate.ts';
import type { KeyAdministration } from '../../../features/administration/key-administration.ts';
import type { Act } from '../../../features/audit/act.ts';
import type { Analytics } from '../../../features/usage/analytics.ts';

/** What the operations for admin keys need. */
export interface AdminRoutes {
  readonly developerKeys: KeyAdministration;
  readonly adminKeys: KeyAdministration;
  readonly analytics: Analytics;
  readonly auditLog: AuditStore;
  readonly people: Pick<PeopleStore, 'list'>;
}

export const adminTag = 'Administration';

export const adminAccess = { kind: 'admin' } as const;

/** Who acts, and from where, for the audit log. */
export function actOf({ identity, request }: { readonly identity: Identity; readonly request: FastifyRequest }): Act {
  return { actor: identity.key.id, origin: request.caller.address, traceId: request.id };
}
