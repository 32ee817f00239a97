import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account, AccountStore, ApiKey } from '../../src/contracts/stores/accounts.ts';
import type { AuditEntry, AuditStore } from '../../src/contracts/stores/audit.ts';
import type { UsageAddition, UsageStore } from '../../src/contracts/stores/usage.ts';
import { CommitThread } from '../../src/storage/database/commits/commit-thread.ts';
import type { Commits } from '../../src/storage/database/commits/commits.ts';
import { TransactionCommits } from '../../src/storage/database/commits/transaction-commits.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { openSqliteDatabase, sqlitePath } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { DatabaseAuditStore } from '../../src/storage/database/repositories/database-audit-store.ts';
import { DatabaseUsageStore } from '../../src/storage/database/repositories/database-usage-store.ts';
import { GroupedUsageStore } from '../../src/storage/database/repositories/grouped-usage-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';

/** A folder that is gone when the test is over. */
export class TemporaryFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'dragoman-'));

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

export interface OpenStores extends AsyncDisposable {
  readonly database: Database;
  readonly commits: Commits;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;
}

/** A database that the suites run over; `open` may be called again for a second process's view of the same data. */
export interface StoreDriver {
  readonly name: string;
  create(): StoreLocation;
}

export interface StoreLocation extends AsyncDisposable {
  /** Where it is, for `openServerStores` in another process. */
  address(): Promise<string>;
  open(): Promise<OpenStores>;
  /** When nothing that a killed process has begun goes on. */
  isQuiet(): Promise<void>;
}

/** As a server with a data folder has them. */
export const threadedStores = inFolder('SQLite with commits in a thread', openServerStores);

export const sqliteStoreDrivers: readonly StoreDriver[] = [inFolder('SQLite', openStores), threadedStores];

function inFolder(name: string, open: (folder: string) => Promise<OpenStores>): StoreDriver {
  return {
    name,
    create() {
      const folder = new TemporaryFolder();
      return {
        address: async () => folder.path,
        open: () => open(folder.path),
        isQuiet: async () => {},
        [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
      };
    },
  };
}

export async function openStores(folder: string): Promise<OpenStores> {
  const database = await openSqliteDatabase(folder, systemClock);
  return storesOver(database, new TransactionCommits(database));
}

/** As the server has them: `address` is a folder, or the address of a PostgreSQL database. */
export async function openServerStores(address: string): Promise<OpenStores> {
  if (address.startsWith('postgres:')) {
    const database = await openPostgresDatabase(address, systemClock);
    const stores = storesOver(database, new TransactionCommits(database));
    return { ...stores, usage: new GroupedUsageStore(stores.usage) };
  }
  const database = await openSqliteDatabase(address, systemClock);
  const commits = new CommitThread(sqlitePath(address));
  return storesOver(database, commits, () => commits[Symbol.asyncDispose]());
}

function storesOver(database: Database, commits: Commits, close: () => Promise<void> = async () => {}): OpenStores {
  return {
    database,
    commits,
    accounts: new DatabaseAccountStore(database),
    audit: new DatabaseAuditStore(database),
    usage: new DatabaseUsageStore(database, commits),
    async [Symbol.asyncDispose]() {
      await close();
      await database.destroy();
    },
  };
}

export function anAccount(differences: Partial<Account> = {}): Account {
  const id = randomUUID();
  return {
    id,
    name: `Account ${id}`,
    plan: 'pro',
    createdAt: new Date('2026-01-15T09:30:00.123Z'),
    characterLimit: null,
    email: null,
    qualityEvaluation: false,
    ...differences,
  };
}

export function aKey(account: Account, differences: Partial<ApiKey> = {}): ApiKey {
  return {
    id: `${randomUUID()}:${randomUUID()}`,
    accountId: account.id,
    kind: 'developer',
    label: 'API Key',
    masked: 'db96****cb2c',
    scopes: null,
    characterLimit: null,
    speechMillisecondLimit: null,
    requestsPerMinute: null,
    createdAt: new Date('2026-01-15T09:30:00.456Z'),
    expiresAt: null,
    deactivatedAt: null,
    ...differences,
  };
}

export function anEntry(accountId: string, differences: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: randomUUID(),
    accountId,
    at: new Date('2026-01-20T10:00:00.789Z'),
    actor: 'cli',
    origin: 'someone@somewhere',
    traceId: null,
    action: 'key.changed',
    subject: accountId,
    details: {},
    ...differences,
  };
}

export function anAddition(key: ApiKey, differences: Partial<UsageAddition> = {}): UsageAddition {
  return {
    accountId: key.accountId,
    keyId: key.id,
    periodStart: '2026-01-15',
    day: '2026-01-20',
    product: 'translate',
    category: 'text',
    reportingTag: '',
    amount: 10,
    ...differences,
  };
}

/** An account with one key, both in the store. */
export async function storedIdentity(
  accounts: AccountStore,
  account: Partial<Account> = {},
  key: Partial<ApiKey> = {},
): Promise<{ account: Account; key: ApiKey }> {
  const stored = await accounts.ensureAccount(anAccount(account));
  const storedKey = aKey(stored, key);
  await accounts.addKey(storedKey, randomUUID());
  return { account: stored, key: storedKey };
}

/** A store as several processes over the same data have it, for suites of stores. */
export interface SharedStore<Store> extends AsyncDisposable {
  readonly stores: readonly Store[];
  /** Those of the first two processes. */
  readonly store: Store;
  readonly other: Store;
  /** The other stores of the first process. */
  readonly one: OpenStores;
  key(): Promise<ApiKey>;
}

export async function openShared<Store>(
  driver: StoreDriver,
  create: (stores: OpenStores) => Store,
  processes = 2,
): Promise<SharedStore<Store>> {
  const location = driver.create();
  const opened: OpenStores[] = [];
  for (let index = 0; index < processes; index += 1) opened.push(await location.open());
  const stores = opened.map(create);
  const [one] = opened as [OpenStores];
  const [store, other] = stores as [Store, Store];
  return {
    stores,
    store,
    other,
    one,
    key: async () => (await storedIdentity(one.accounts)).key,
    async [Symbol.asyncDispose]() {
      for (const each of opened) await each[Symbol.asyncDispose]();
      await location[Symbol.asyncDispose]();
    },
  };
}
