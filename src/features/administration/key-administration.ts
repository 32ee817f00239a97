import type { Account, ApiKey, KeyChanges, Plan } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type CreatedKey, createKey, type KeyMaking, type KeyProperties, newSecret } from '../accounts/create-key.ts';
import { hashSecret, maskSecret } from '../accounts/key-secret.ts';
import { type Act, auditEntry, auditOfChange } from '../audit/act.ts';
import { readResourceText } from '../resource-name.ts';

/** Developer keys of an account that may be active at a time; expired ones count until they are deactivated. */
export function activeKeyLimit({ activeKeys = interfaceLimits }: Pick<KeyMaking, 'activeKeys'>, plan: Plan): number {
  return plan === 'free' ? activeKeys.free : activeKeys.pro;
}

/** `facts.md`, Keys and accounts. */
const interfaceLimits = { pro: 25, free: 2 };

export const keyLimits = { labelLength: 1024, requestsPerMinute: 1_000_000, overlapSeconds: 30 * 86_400 } as const;

export interface WantedKey extends KeyProperties {
  /** Default `developer`. */
  readonly kind?: ApiKey['kind'];
}

/**
 * The keys of accounts, administered. Every change is on disk when its promise resolves, holds for the next request of
 * any process on the database, and is in the audit log. Keys of other kinds than those given do not exist here: 404.
 */
export class KeyAdministration {
  readonly #making: KeyMaking;
  readonly #kinds: readonly ApiKey['kind'][];

  constructor(making: KeyMaking, kinds: readonly ApiKey['kind'][]) {
    this.#making = making;
    this.#kinds = kinds;
  }

  async list(accountId: string): Promise<readonly ApiKey[]> {
    const keys = await this.#making.accounts.listKeys(accountId);
    return keys.filter(({ kind, person }) => this.#kinds.includes(kind) && person === undefined);
  }

  /** Rejects with `too_many_keys` when the plan has no room for another. */
  async create(account: Account, wanted: WantedKey, act: Act): Promise<CreatedKey> {
    const { label, scopes, expiresAt, kind = 'developer' } = wanted;
    if (scopes?.length === 0) throw refusal('scopes', 'it is empty; leave it out for a key that may call everything.');
    const created = await createKey(this.#making, {
      account,
      ...wanted,
      kind,
      label: label === undefined ? undefined : readLabel(label),
      scopes: scopes && [...new Set(scopes)],
      expiresAt: this.#readExpiry(expiresAt),
      activeLimit: kind === 'developer' ? activeKeyLimit(this.#making, account.plan) : undefined,
      act,
    });
    if (created === undefined) throw new Error('A random secret was taken.');
    return created;
  }

  /** For good. Doing it again changes nothing. */
  async deactivate(accountId: string, keyId: string, act: Act): Promise<ApiKey> {
    const { id } = await this.#find(accountId, keyId);
    const { accounts, clock } = this.#making;
    const audit = auditEntry(this.#making, act, { accountId, subject: id, action: 'key.deactivated', details: {} });
    return found(await accounts.deactivateKey(accountId, id, clock.now(), audit), id);
  }

  rename(accountId: string, keyId: string, label: string, act: Act): Promise<ApiKey> {
    return this.#change(accountId, keyId, { label: readLabel(label) }, act);
  }

  /** 0 characters block all use, null is no limit; a limit that is absent stays. */
  setLimits(
    accountId: string,
    keyId: string,
    limits: Pick<KeyChanges, 'characterLimit' | 'speechMillisecondLimit' | 'requestsPerMinute'>,
    act: Act,
  ): Promise<ApiKey> {
    return this.#change(accountId, keyId, limits, act);
  }

  /** Null never; a key that has expired lives again with a later date. */
  setExpiry(accountId: string, keyId: string, expiresAt: Date | null, act: Act): Promise<ApiKey> {
    return this.#change(accountId, keyId, { expiresAt: this.#readExpiry(expiresAt) ?? null }, act);
  }

  /** Another secret for the same key. Those before it work for the overlap at most, or end at once. */
  async rotate(account: Account, keyId: string, overlapSeconds: number, act: Act): Promise<CreatedKey> {
    const { id, kind } = await this.#find(account.id, keyId);
    const { accounts, clock } = this.#making;
    const secret = newSecret(this.#making, { account, kind });
    const masked = maskSecret(secret);
    const previousValidUntil = new Date(clock.now().getTime() + overlapSeconds * 1000);
    const audit = (before: ApiKey) =>
      auditEntry(this.#making, act, {
        accountId: account.id,
        subject: id,
        action: 'key.rotated',
        details: { from: { masked: before.masked }, to: { masked }, previousValidUntil },
      });
    const rotation = { hash: hashSecret(secret), masked, previousValidUntil };
    const key = found(await accounts.rotateKey(account.id, id, rotation, audit), id);
    if (key.deactivatedAt !== null)
      throw refusal('key_id', 'this key has been deactivated, which cannot be undone; create another.');
    return { key, secret };
  }

  async #change(accountId: string, keyId: string, changes: KeyChanges, act: Act): Promise<ApiKey> {
    const { id } = await this.#find(accountId, keyId);
    const audit = (before: ApiKey) => auditOfChange(this.#making, act, { before, changes, action: 'key.changed' });
    return found(await this.#making.accounts.changeKey(accountId, id, changes, audit), id);
  }

  async #find(accountId: string, keyId: string): Promise<ApiKey> {
    return found(
      (await this.list(accountId)).find(({ id }) => id === keyId.toLowerCase()),
      keyId,
    );
  }

  #readExpiry(expiresAt: Date | null | undefined): Date | null | undefined {
    if (expiresAt != null && expiresAt <= this.#making.clock.now())
      throw refusal('expiration_time', 'it is in the past; deactivate a key to end it at once.');
    return expiresAt;
  }
}

function readLabel(label: string): string {
  if (label.length > keyLimits.labelLength)
    throw refusal('label', `at most ${keyLimits.labelLength} characters are allowed.`);
  // Labels of accounts are shown on the operator's terminal and in mails.
  if (/\p{Cc}/u.test(label)) throw refusal('label', 'it contains a control character.');
  return readResourceText('label', label);
}

function found(key: ApiKey | undefined, id: string): ApiKey {
  if (key === undefined) throw new ServiceError('developer_key_not_found', { id });
  return key;
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
