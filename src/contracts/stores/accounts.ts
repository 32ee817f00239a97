/** `facts.md`, Keys and accounts. `pro` has every feature; `free` is limited to 500,000 characters a period. */
export const plans = ['pro', 'pro_classic', 'free'] as const;
export type Plan = (typeof plans)[number];

/** What a scoped developer key may call (`facts.md`, Keys and accounts). */
export const scopes = [
  'translate:text',
  'translate:document',
  'write:rephrase',
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
}

/** What is known of a key; never its secret. */
export interface ApiKey {
  /** Two GUIDs joined by `:`. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: 'developer' | 'admin';
  readonly label: string;
  /** Enough of the secret for its owner to tell keys apart: `db96****cb2c`. */
  readonly masked: string;
  /** What the key may call; null is everything. Admin keys are never scoped. */
  readonly scopes: readonly Scope[] | null;
  /** Characters a usage period; 0 blocks all use, null is unlimited. */
  readonly characterLimit: number | null;
  readonly createdAt: Date;
  /** Null while the key is active. */
  readonly deactivatedAt: Date | null;
}

/** A key found by the hash of its secret. */
export interface KeyMatch {
  readonly account: Account;
  readonly key: ApiKey;
  /** As stored, for a comparison in constant time. */
  readonly hash: string;
}

/**
 * Accounts and their keys. Every implementation passes `test/contracts/stores.ts`.
 *
 * - A change is on disk when its promise resolves, and every later read by any process sees it.
 * - Lists are in order of creation; ties are settled by id.
 * - What belongs to another account is treated like what does not exist: `undefined`.
 * - Hashes are of the caller's making (`features/accounts/key-secret.ts`); the store never sees a secret.
 */
export interface AccountStore {
  /** Adds the account, unless one of that name exists; answers the one that stands. Safe against a race. */
  ensureAccount(account: Account): Promise<Account>;
  listAccounts(): Promise<readonly Account[]>;
  setPlan(accountId: string, plan: Plan): Promise<Account | undefined>;

  /** False, and nothing changed, when a key with that hash exists in whatever account and state. */
  addKey(key: ApiKey, hash: string): Promise<boolean>;
  /** Runs on every request, so it is one indexed read. Finds deactivated keys as well. */
  findKeyByHash(hash: string): Promise<KeyMatch | undefined>;
  /** All keys of the account, deactivated ones included. */
  listKeys(accountId: string): Promise<readonly ApiKey[]>;
  renameKey(accountId: string, keyId: string, label: string): Promise<ApiKey | undefined>;
  /** Doing it again keeps the first date. */
  deactivateKey(accountId: string, keyId: string, at: Date): Promise<ApiKey | undefined>;
}
