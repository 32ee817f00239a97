import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Account, AccountStore, ApiKey, Scope } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type Act, auditEntry } from '../audit/act.ts';
import { hashSecret, maskSecret, secretSuffix } from './key-secret.ts';

/** `facts.md`, Keys and accounts. */
const defaultLabels = { developer: 'API Key', admin: 'Admin Key' } as const;

export interface KeyMaking {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly ids: Identifiers;
  /** Developer keys that an account may have active. Default 25, on Free 2. */
  readonly activeKeys?: { readonly pro: number; readonly free: number };
}

/** What a key may be given: a label, what it may do and how much, until when. */
export interface KeyProperties {
  readonly label?: string | undefined;
  readonly scopes?: readonly Scope[] | undefined;
  readonly characterLimit?: number | null | undefined;
  readonly speechMillisecondLimit?: number | null | undefined;
  readonly requestsPerMinute?: number | null | undefined;
  readonly expiresAt?: Date | null | undefined;
}

export interface NewKey extends KeyProperties {
  readonly account: Account;
  readonly kind: ApiKey['kind'];
  /** Chosen by the operator; random when absent. */
  readonly secret?: string | undefined;
  /** Active developer keys that the account may have with this one; any number when absent. */
  readonly activeLimit?: number | undefined;
  /** Only where the account has never had a key of this kind. */
  readonly onlyFirst?: boolean | undefined;
  /** Whose act it is, for the audit log; none is written when absent. */
  readonly act?: Act | undefined;
}

export interface CreatedKey {
  readonly key: ApiKey;
  /** Known here and never again. */
  readonly secret: string;
}

/**
 * Makes a key and stores its hash; undefined when the given secret is or was that of a key, or only a first
 * key was wanted. Rejects with
 * `too_many_keys` when the account has no room for another.
 */
export async function createKey(making: KeyMaking, wanted: NewKey): Promise<CreatedKey | undefined> {
  const { accounts, clock, ids } = making;
  const { account, activeLimit, onlyFirst, act } = wanted;
  const secret = wanted.secret ?? newSecret(making, wanted);
  const key: ApiKey = {
    id: `${ids.uuid()}:${ids.uuid()}`,
    accountId: account.id,
    kind: wanted.kind,
    label: wanted.label ?? defaultLabels[wanted.kind],
    masked: maskSecret(secret),
    scopes: wanted.scopes ?? null,
    characterLimit: wanted.characterLimit ?? null,
    speechMillisecondLimit: wanted.speechMillisecondLimit ?? null,
    requestsPerMinute: wanted.requestsPerMinute ?? null,
    createdAt: clock.now(),
    expiresAt: wanted.expiresAt ?? null,
    deactivatedAt: null,
  };
  const audit = act && auditEntry(making, act, { ...keyOf(key), action: 'key.created', details: describe(key) });
  const outcome = await accounts.addKey(key, hashSecret(secret), { activeLimit, onlyFirst, audit });
  if (outcome === 'too_many_keys')
    throw new ServiceError('too_many_keys', { plan: account.plan, limit: String(activeLimit) });
  return outcome === 'added' ? { key, secret } : undefined;
}

/** A random secret that looks as one of its account and kind does. */
export function newSecret(
  { ids }: Pick<KeyMaking, 'ids'>,
  { account, kind }: { readonly account: Account; readonly kind: ApiKey['kind'] },
): string {
  return ids.secret() + secretSuffix(account.plan, kind);
}

function keyOf(key: ApiKey) {
  return { accountId: key.accountId, subject: key.id };
}

function describe(key: ApiKey): Readonly<Record<string, unknown>> {
  const { kind, label, masked, scopes, characterLimit, speechMillisecondLimit, requestsPerMinute, expiresAt } = key;
  return { kind, label, masked, scopes, characterLimit, speechMillisecondLimit, requestsPerMinute, expiresAt };
}
