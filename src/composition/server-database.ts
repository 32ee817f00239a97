import type { AccountStore } from '../contracts/stores/accounts.ts';
import type { NodeSession } from '../contracts/stores/nodes.ts';
import type { StoreSignals } from '../contracts/stores/store-signals.ts';
import type { StoreState } from '../contracts/stores/store-state.ts';
import type { UsageStore } from '../contracts/stores/usage.ts';
import type { Commits } from '../storage/database/commits/commits.ts';
import type { Database } from '../storage/database/database.ts';

/** What the stores are made over, on each database in its own way. */
export interface ServerDatabase {
  readonly database: Database;
  readonly commits: Commits;
  /** Whether anything can be stored; every store reports to it. */
  readonly state: StoreState;
  readonly accounts: AccountStore;
  /** Forgets what this process remembers of keys, for stores that change them beside `accounts`. */
  forgetKeys(): void;
  readonly usage: UsageStore;
  /** Undefined where this server alone has the database. */
  readonly signals: StoreSignals | undefined;
  /** Undefined as `signals`. */
  readonly session: NodeSession | undefined;
  /** Empties the journal of what the start wrote, before there are requests: an idle server then needs no thread for it. */
  emptyJournal(): Promise<void>;
}
