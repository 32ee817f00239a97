import type { Clock } from '../../../contracts/clock.ts';
import type { Database } from '../database.ts';

/** What a check looks at. */
export interface PostgresUnderExamination {
  readonly url: string;
  readonly database: Database;
  readonly clock: Clock;
  /** Secrets that settings name, as hashes. */
  readonly keys: readonly { readonly setting: string; readonly hash: string }[];
}
