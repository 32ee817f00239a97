import type { AuditEntry } from './audit.ts';

/** `facts.md`, Keys and accounts. `pro` has every feature; `free` is limited to 500,000 characters a period. */
export const plans = ['pro', 'pro_classic', 'free'] as const;
export type Plan = (typeof plans)[number];

/** What a scoped developer key may call (`facts.md`, Keys and accounts). */
export const scopes = [
  'translate:text',
  'translate:document',
  'write:improve',
  'glossaries:read',
  'glossaries:write',
  'style_rules:read',
  'style_rules:write',
  'translation_memories:read',
  'translation_memories:write',
  'spoken_terms:read',
  'spoken_terms:write',
  'languages:read',
  'usage:read',
  'quality:evaluate',
  'agent:run',
] as const;
export type Scope = (typeof scopes)[number];

/** Other names that mean a scope wherever one is given (`facts.md`, Keys and accounts). */
export const scopeAliases: Readonly<Record<string, Scope>> = { 'write:rephrase': 'write:improve' };

/** Who uses the service and is counted as one. */
export interface Account {
  readonly id: string;
  /** Unique among the accounts of an installation. */
  readonly name: string;
  readonly plan: Plan;
  /** Its UTC day of the month is the day on which usage periods begin. */
  readonly createdAt: Date;
  /** Cost control: characters a usage period; null leaves the plan's own limit, if it has one. */
  readonly characterLimit: number | null;
  /** Where notices go; null sends none. */
  readonly email: string | null;
  /** Whether it may have translations evaluated (`facts.md`, Quality evaluation), where its plan allows that. */
  readonly qualityEvaluation: boolean;
}

/** Changes of an account; omitted fields keep their value. */
export type AccountChanges = Partial<Pick<Account, 'plan' | 'characterLimit' | 'email' | 'qualityEvaluation'>>;

/** What somebody in the console may do, each role what those before it may as well. */
export const roles = ['user', 'editor', 'administrator'] as const;
/**
 * `user` translates, corrects, speaks and reads; `editor` also changes glossaries, memories, style rules and spoken terms;
 * `administrator` also manages keys and people and reads usage and the audit log.
 */
export type Role = (typeof roles)[number];

/** What the key of a person with the role may call; null is everything. */
export function scopesOfRole(role: Role): readonly Scope[] | null {
  return role === 'user' ? scopes.filter((scope) => !scope.endsWith(':write')) : null;
}

/** What is known of a key; never its secret. */
export interface ApiKey {
  /** Two GUIDs joined by `:`. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: 'developer' | 'admin';
  readonly label: string;
  /** Enough of the secret for its owner to distinguish keys: `db96****cb2c`. */
  readonly masked: string;
  /** What the key may call; null is everything. Admin keys are never scoped. */
  readonly scopes: readonly Scope[] | null;
  /** Characters a usage period; 0 blocks all use, null is unlimited. */
  readonly characterLimit: number | null;
  /** Milliseconds of speech a usage period; as `characterLimit`. */
  readonly speechMillisecondLimit: number | null;
  /** Null leaves what the installation sets for all keys. */
  readonly requestsPerMinute: number | null;
  readonly createdAt: Date;
  /** From then on the key is refused; null is never. */
  readonly expiresAt: Date | null;
  /** Null while the key is active. */
  readonly deactivatedAt: Date | null;
  /** Whose key it is, where it is that of a person: nobody knows its secret, and it counts towards no limit on keys. */
  readonly person?: { readonly id: string; readonly role: Role };
}

/** Changes of a key; omitted fields keep their value. */
export type KeyChanges = Partial<
  Pick<ApiKey, 'label' | 'characterLimit' | 'speechMillisecondLimit' | 'requestsPerMinute' | 'expiresAt'>
>;

/** A key found by the hash of a secret that it has or had. */
export interface KeyMatch {
  readonly account: Account;
  readonly key: ApiKey;
  /** As stored, for a comparison in constant time. */
  readonly hash: string;
  /** Null for the key's present secret; until when an earlier one works. */
  readonly secretValidUntil: Date | null;
}

export interface NewKeyOptions {
  /** Active developer keys that the account may have with this one. */
  readonly activeLimit?: number | undefined;
  /** Only where the account has never had a key of this kind. */
  readonly onlyFirst?: boolean | undefined;
  readonly audit?: AuditEntry | undefined;
}

/** What became of a key that was to be added; nothing has changed unless it was. */
export type AddedKey = 'added' | 'secret_taken' | 'too_many_keys' | 'not_first';

/**
 * The entry of a change, made from what is changed as it was just before, which is read where nobody can change it
 * meanwhile. Undefined writes none.
 */
export type AuditOf<Before> = (before: Before) => AuditEntry | undefined;

export interface AccountChangeOptions {
  /** Active developer keys that the account may have after the change. */
  readonly activeLimit?: number | undefined;
  readonly audit?: AuditOf<Account> | undefined;
}

/** A new secret for a key. */
export interface KeyRotation {
  readonly hash: string;
  readonly masked: string;
  /** Until when the secret that it replaces goes on working. */
  readonly previousValidUntil: Date;
}

/**
 * Accounts and their keys. Every implementation passes `test/contracts/stores.ts`.
 *
 * - A change is on disk when its promise resolves, and every later read by any process sees it.
 * - An audit entry that comes with a change is on disk with it or, when nothing was changed, not at all.
 * - Lists are in order of creation; ties are settled by id.
 * - What belongs to another account is treated like what does not exist: `undefined`.
 * - Hashes are of the caller's making (`features/accounts/key-secret.ts`); the store never sees a secret. A hash is never
 *   forgotten, so a secret that was replaced cannot come back as another key's.
 */
export interface AccountStore {
  /** Adds the account, unless one of that name exists; returns the existing one. Safe against a race. */
  ensureAccount(account: Account, audit?: AuditEntry): Promise<Account>;
  listAccounts(): Promise<readonly Account[]>;
  findAccount(accountId: string): Promise<Account | undefined>;
  /** `too_many_keys` when it has more active developer keys than it may; then nothing has changed. Safe against a race. */
  changeAccount(
    accountId: string,
    changes: AccountChanges,
    options?: AccountChangeOptions,
  ): Promise<Account | 'too_many_keys' | undefined>;

  /**
   * `secret_taken` when a key has or had that hash, in whatever account and state; `too_many_keys` when the account has as
   * many active developer keys as it may; `not_first` when only a first key was wanted. Safe against a race.
   */
  addKey(key: ApiKey, hash: string, options?: NewKeyOptions): Promise<AddedKey>;
  /** Runs on every request, so it is one indexed read, two for a secret that was replaced. Finds deactivated keys as well. */
  findKeyByHash(hash: string): Promise<KeyMatch | undefined>;
  /** All keys of the account, deactivated ones included. */
  listKeys(accountId: string): Promise<readonly ApiKey[]>;
  changeKey(
    accountId: string,
    keyId: string,
    changes: KeyChanges,
    audit?: AuditOf<ApiKey>,
  ): Promise<ApiKey | undefined>;
  /** Doing it again keeps the first date, and no audit entry. */
  deactivateKey(accountId: string, keyId: string, at: Date, audit?: AuditEntry): Promise<ApiKey | undefined>;
  /**
   * Secrets that were replaced earlier end with the one replaced now, or before it at their own time. A key that has been
   * deactivated stays as it is.
   */
  rotateKey(
    accountId: string,
    keyId: string,
    rotation: KeyRotation,
    audit?: AuditOf<ApiKey>,
  ): Promise<ApiKey | undefined>;
}
