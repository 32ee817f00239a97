import type { ApiKey } from '../../contracts/stores/accounts.ts';

/** What is known of a key, in lines. */
export function describeKey(key: ApiKey, now: Date): readonly string[] {
  const parts = [
    `${key.kind} key ${key.masked} "${key.label}"`,
    `made ${key.createdAt.toISOString()}`,
    stateOf(key, now),
    ...(key.characterLimit === null ? [] : [`at most ${key.characterLimit} characters a month`]),
    ...(key.speechMillisecondLimit === null ? [] : [`at most ${key.speechMillisecondLimit} ms of speech a month`]),
    ...(key.requestsPerMinute === null ? [] : [`at most ${key.requestsPerMinute} requests a minute`]),
    ...(key.scopes === null ? [] : [`only ${key.scopes.join(' ')}`]),
  ];
  return [key.id, `  ${parts.join(', ')}`];
}

function stateOf({ deactivatedAt, expiresAt }: ApiKey, now: Date): string {
  if (deactivatedAt !== null) return `deactivated ${deactivatedAt.toISOString()}`;
  if (expiresAt === null) return 'active';
  return expiresAt <= now ? `expired ${expiresAt.toISOString()}` : `active until ${expiresAt.toISOString()}`;
}
