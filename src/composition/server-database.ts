import type { StoreState } from '../contracts/stores/store-state.ts';
import type { Commits } from '../storage/database/commits/commits.ts';
import type { Database } from '../storage/database/database.ts';

/** What the stores are made over, on each database in its own way. */
export interface ServerDatabase {
  readonly database: Database;
  readonly commits: Commits;
  readonly state: StoreState;
  /** Empties the journal of what the start wrote, before there are requests: an idle server then needs no thread for it. */
  emptyJournal(): Promise<void>;
}
