import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { explainPostgresFailure } from '../drivers/explain-postgres-failure.ts';
import { postgresTarget } from '../drivers/postgres-target.ts';
import { readPostgresVersion, refuseOldPostgres } from '../drivers/postgres-version.ts';
import { checkClock } from './check-clock.ts';
import { checkConnections } from './check-connections.ts';
import { checkDurability } from './check-durability.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkKeys } from './check-keys.ts';
import { checkLatency } from './check-latency.ts';
import { checkRights } from './check-rights.ts';
import { checkSchema } from './check-schema.ts';
import { checkServers } from './check-servers.ts';
import { checkSignals } from './check-signals.ts';
import { checkWriting } from './check-writing.ts';
import { openPostgres } from './open-postgres.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

export interface PostgresExamination {
  /** Host and port. */
  readonly server: string;
  readonly name: string;
  readonly version?: string;
  /** Why it cannot be connected to, and what to do. Nothing is checked then. */
  readonly problem?: string;
  readonly checks: readonly StoreCheck[];
}

type Check = (examined: PostgresUnderExamination) => Promise<Omit<StoreCheck, 'name'>>;

/** In the order of the report. Each writes nothing that stays. */
const checks: Readonly<Record<string, Check>> = {
  latency: checkLatency,
  encoding: checkEncoding,
  writing: checkWriting,
  rights: checkRights,
  schema: checkSchema,
  durability: checkDurability,
  connections: checkConnections,
  notifications: checkSignals,
  clock: checkClock,
  keys: checkKeys,
  servers: checkServers,
};

/** Connects and changes nothing; what it answers never contains the password. */
export async function examinePostgres(
  url: string,
  { clock, keys = [] }: Partial<Pick<PostgresUnderExamination, 'keys'>> & Pick<PostgresUnderExamination, 'clock'>,
): Promise<PostgresExamination> {
  const { server, database: name } = postgresTarget(url);
  await using database = openPostgres(url);
  try {
    const version = await readPostgresVersion(database);
    refuseOldPostgres(version);
    const found: StoreCheck[] = [];
    for (const [check, run] of Object.entries(checks))
      found.push({ name: check, ...(await outcomeOf(() => run({ url, database, clock, keys }), url)) });
    return { server, name, version: version.name, checks: found };
  } catch (error) {
    return { server, name, problem: explain(error, url), checks: [] };
  }
}

async function outcomeOf(run: () => ReturnType<Check>, url: string): ReturnType<Check> {
  try {
    return await run();
  } catch (error) {
    const [found = '', ...advice] = explain(error, url).split('\n');
    return { outcome: 'failure', found, ...(advice.length > 0 && { advice: advice.join(' ') }) };
  }
}

function explain(error: unknown, url: string): string {
  const explained = explainPostgresFailure(error, url);
  return explained instanceof Error ? explained.message : String(explained);
}
