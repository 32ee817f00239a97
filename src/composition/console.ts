import { readBuild } from '../config/read-build.ts';
import type { Authenticator } from '../features/accounts/authenticate.ts';
import { ConsoleSessions } from '../features/console/console-sessions.ts';
import type { Operation } from '../http/operation.ts';
import { ConsoleCookies } from '../http/plugins/console-cookies.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { consoleOperations } from '../http/routes/console/console-operations.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

const hourMilliseconds = 3_600_000;

interface Console {
  /** Undefined where the console is switched off: then no cookie opens anything. */
  readonly cookies: ConsoleCookies | undefined;
  readonly operations: readonly Operation[];
}

/** Who is signed in to the console, and the hourly removal of what expired. */
export function composeConsole(
  { config, clock, ids, events, opened }: Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened'>,
  { consoleSessions: store }: Pick<Stores, 'consoleSessions'>,
  authenticator: Authenticator,
): Console {
  if (!config.console) return { cookies: undefined, operations: [] };
  const sessions = new ConsoleSessions({ store, authenticator, clock, ids, limits: config.sessions });
  const cookies = new ConsoleCookies(sessions, new PublicAddress(config.publicUrl));
  opened.use(
    new PeriodicTask({
      run: () => sessions.removeExpired(),
      everyMilliseconds: hourMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'remove-expired-sessions', error }),
    }),
  );
  return { cookies, operations: consoleOperations({ sessions, cookies, version: readBuild().version }) };
}
