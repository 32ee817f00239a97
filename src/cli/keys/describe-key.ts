import type { Account, ApiKey } from '../../contracts/stores/accounts.ts';
import { type KeyAnswer, toKeyAnswer } from '../../http/routes/admin/developer-key-schemas.ts';

/** For programs: as the admin endpoints show a key, with its kind and its account. */
export function keyAsJson(
  key: ApiKey,
  account: Account,
): KeyAnswer & { readonly kind: ApiKey['kind']; readonly account_id: string; readonly account_name: string } {
  return { ...toKeyAnswer(key), kind: key.kind, account_id: account.id, account_name: account.name };
}

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
