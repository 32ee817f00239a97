import { readBuild } from '../config/read-build.ts';
import type { Authenticator } from '../features/accounts/authenticate.ts';
import { ConsoleSessions } from '../features/console/console-sessions.ts';
import { SignInAttempts } from '../features/console/sign-in-attempts.ts';
import { PasswordSignIn } from '../features/people/password-sign-in.ts';
import { Passwords } from '../features/people/passwords.ts';
import { PeopleAdministration } from '../features/people/people-administration.ts';
import type { Operation } from '../http/operation.ts';
import { ConsoleCookies } from '../http/plugins/console-cookies.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { consoleOperations } from '../http/routes/console/console-operations.ts';
import { peopleOperations } from '../http/routes/people/people-operations.ts';
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
  { consoleSessions: store, audit, people, usage }: Pick<Stores, 'audit' | 'consoleSessions' | 'people' | 'usage'>,
  authenticator: Authenticator,
): Console {
  if (!config.console) return { cookies: undefined, operations: [] };
  const attempts = new SignInAttempts({ store, clock, ids });
  const sessions = new ConsoleSessions({ store, attempts, authenticator, clock, ids, limits: config.sessions });
  const publicAddress = new PublicAddress(config.publicUrl);
  const cookies = new ConsoleCookies(sessions, publicAddress);
  const onFailure = (error: unknown) => events.taskFailed({ task: 'record-refused-sign-in', error });
  const passwords = opened.use(
    new PasswordSignIn({ people, sessions, attempts, passwords: new Passwords(), clock, ids, onFailure }),
  );
  opened.use(
    new PeriodicTask({
      run: () => sessions.removeExpired(),
      everyMilliseconds: hourMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'remove-expired-sessions', error }),
    }),
  );
  const administration = new PeopleAdministration({ people, clock, ids });
  return {
    cookies,
    operations: [
      ...consoleOperations({ sessions, cookies, passwords, people, version: readBuild().version }),
      ...peopleOperations({
        people: administration,
        publicAddress,
        sessions: store,
        consoleSessions: sessions,
        audit,
        usage,
      }),
    ],
  };
}
