import { hostname, userInfo } from 'node:os';
import { loadProcessConfiguration } from '../../config/load-process-configuration.ts';
import type { AuditStore } from '../../contracts/stores/audit.ts';
import type { PeopleStore } from '../../contracts/stores/people.ts';
import type { KeyMaking } from '../../features/accounts/create-key.ts';
import type { Act } from '../../features/audit/act.ts';
import { openDatabase } from '../../storage/database/open-database.ts';
import { DatabaseAccountStore } from '../../storage/database/repositories/database-account-store.ts';
import { DatabaseAuditStore } from '../../storage/database/repositories/database-audit-store.ts';
import { DatabasePeopleStore } from '../../storage/database/repositories/database-people-store.ts';
import { randomIdentifiers } from '../../storage/random-identifiers.ts';
import { systemClock } from '../../time/system-clock.ts';

/** What commands on keys and accounts need. */
export interface AdministrationContext extends KeyMaking {
  readonly auditLog: AuditStore;
  readonly people: PeopleStore;
  /** Where people reach the server, for links; without a slash at its end. */
  readonly publicAddress: string;
  /** Who is at the command line, for the audit log. */
  readonly act: Act;
  /** A line on standard output. */
  write(line: string): void;
}

/** Runs on the configured database, whether a server is running or not. */
export async function withAdministration(
  write: AdministrationContext['write'],
  run: (context: AdministrationContext) => Promise<number>,
): Promise<number> {
  const { config, secrets } = loadProcessConfiguration();
  const database = await openDatabase({ ...config, ...secrets }, systemClock);
  try {
    return await run({
      accounts: new DatabaseAccountStore(database),
      people: new DatabasePeopleStore(database),
      publicAddress: config.publicUrl ?? localAddress(config),
      auditLog: new DatabaseAuditStore(database),
      clock: systemClock,
      ids: randomIdentifiers,
      activeKeys: config.activeKeys,
      act: actOfCommandLine(),
      write,
    });
  } finally {
    await database.destroy();
  }
}

/** Of a server on this machine. */
function localAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function actOfCommandLine(): Act {
  return { actor: 'cli', origin: `${userName()}@${hostname()}`, traceId: null };
}

/** A container may run under a number that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
