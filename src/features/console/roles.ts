import type { Identity } from '../accounts/authenticate.ts';

/** What somebody in the console may do, each role what those before it may as well. */
export const roles = ['user', 'editor', 'administrator'] as const;
/**
 * `user` translates, corrects and reads; `editor` also changes glossaries, memories, style rules and spoken terms;
 * `administrator` also manages keys and reads usage and the audit log.
 */
export type Role = (typeof roles)[number];

/** Of a session that rests on keys: an admin key makes an administrator, a scope that writes resources an editor. */
export function roleOfKeys({ developer, admin }: KeyIdentities): Role {
  if (admin !== undefined) return 'administrator';
  const scopes = developer?.key.scopes ?? null;
  return scopes === null || scopes.some((scope) => scope.endsWith(':write')) ? 'editor' : 'user';
}

export interface KeyIdentities {
  readonly developer?: Identity | undefined;
  readonly admin?: Identity | undefined;
}
