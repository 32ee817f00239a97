import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Account, AccountStore, ApiKey, Scope } from '../../contracts/stores/accounts.ts';
import { hashSecret, maskSecret, secretSuffix } from './key-secret.ts';

/** `facts.md`, Keys and accounts. */
export const defaultKeyLabel = 'API Key';

export interface KeyMaking {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly ids: Identifiers;
}

export interface NewKey {
  readonly account: Account;
  readonly kind: ApiKey['kind'];
  readonly label?: string | undefined;
  readonly scopes?: readonly Scope[] | undefined;
  readonly characterLimit?: number | undefined;
  /** Chosen by the operator; random when absent. */
  readonly secret?: string | undefined;
}

export interface CreatedKey {
  readonly key: ApiKey;
  /** Known here and never again. */
  readonly secret: string;
}

/** Makes a key and stores its hash; undefined when a key with the given secret exists. */
export async function createKey(making: KeyMaking, wanted: NewKey): Promise<CreatedKey | undefined> {
  const { accounts, clock, ids } = making;
  const secret = wanted.secret ?? ids.secret() + secretSuffix(wanted.account.plan, wanted.kind);
  const key: ApiKey = {
    id: `${ids.uuid()}:${ids.uuid()}`,
    accountId: wanted.account.id,
    kind: wanted.kind,
    label: wanted.label ?? defaultKeyLabel,
    masked: maskSecret(secret),
    scopes: wanted.scopes ?? null,
    characterLimit: wanted.characterLimit ?? null,
    createdAt: clock.now(),
    deactivatedAt: null,
  };
  return (await accounts.addKey(key, hashSecret(secret))) ? { key, secret } : undefined;
}
