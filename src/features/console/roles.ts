import type { Role } from '../../contracts/stores/accounts.ts';
import type { Identity } from '../accounts/authenticate.ts';

/** Of a session: the role of the person, or of one that rests on keys: an admin key makes an administrator, a scope that writes resources an editor. */
export function roleOfKeys({ developer, admin }: KeyIdentities): Role {
  if (admin !== undefined) return 'administrator';
  if (developer?.key.person !== undefined) return developer.key.person.role;
  const scopes = developer?.key.scopes ?? null;
  return scopes === null || scopes.some((scope) => scope.endsWith(':write')) ? 'editor' : 'user';
}

export interface KeyIdentities {
  readonly developer?: Identity | undefined;
  readonly admin?: Identity | undefined;
}
