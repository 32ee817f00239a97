import { readBuild } from '../config/read-build.ts';
import type { AccountStore } from '../contracts/stores/accounts.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Authenticator } from '../features/accounts/authenticate.ts';
import type { FirstAccount } from '../features/accounts/first-account.ts';
import { ConsoleSessions } from '../features/console/console-sessions.ts';
import { SignInAttempts } from '../features/console/sign-in-attempts.ts';
import { UnknownSignIns } from '../features/console/unknown-sign-ins.ts';
import { ensureAnyone } from '../features/people/ensure-anyone.ts';
import { InvitationMails } from '../features/people/invitation-mails.ts';
import { OidcSignIn } from '../features/people/oidc-sign-in.ts';
import { PasswordSignIn } from '../features/people/password-sign-in.ts';
import { Passwords } from '../features/people/passwords.ts';
import { PeopleAdministration } from '../features/people/people-administration.ts';
import { PeopleEntrance } from '../features/people/people-entrance.ts';
import type { Operation } from '../http/operation.ts';
import { AnyoneInside } from '../http/plugins/anyone-inside.ts';
import { ConsoleCookies } from '../http/plugins/console-cookies.ts';
import { ProxySignIn } from '../http/plugins/proxy-sign-in.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { consoleOperations } from '../http/routes/console/console-operations.ts';
import { OidcPages } from '../http/routes/console/oidc-pages.ts';
import { peopleOperations } from '../http/routes/people/people-operations.ts';
import { OpenidProvider } from '../identity/openid-provider.ts';
import { countedMailer } from '../mail/counted-mailer.ts';
import { SmtpMailer } from '../mail/smtp-mailer.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

const hourMilliseconds = 3_600_000;

export interface Console {
  /** Undefined where the console is switched off: then no cookie opens anything. */
  readonly cookies: ConsoleCookies | undefined;
  /** Undefined where no provider is configured. */
  readonly oidcPages: OidcPages | undefined;
  readonly operations: readonly Operation[];
}

/** Who is signed in to the console, and the hourly removal of what expired. */
export async function composeConsole(
  {
    config,
    secrets,
    clock,
    ids,
    events,
    opened,
  }: Pick<Foundation, 'config' | 'secrets' | 'clock' | 'ids' | 'events' | 'opened'>,
  {
    accounts,
    consoleSessions: store,
    audit,
    people,
    usage,
  }: Pick<Stores, 'accounts' | 'audit' | 'consoleSessions' | 'people' | 'usage'>,
  { authenticator, firstAccount }: { readonly authenticator: Authenticator; readonly firstAccount: FirstAccount },
): Promise<Console> {
  if (!config.console) return { cookies: undefined, oidcPages: undefined, operations: [] };
  const { proxy: byProxy, oidc, anyone: inside } = config.signIn;
  const accountId = await accountOfSignIn(config.signIn.account, accounts, firstAccount);
  const entrance = new PeopleEntrance({ people, clock, ids, accountId });
  const anyone =
    inside &&
    new AnyoneInside(inside, await ensureAnyone({ people, clock, ids }, { accountId, ...inside }), authenticator);
  const proxy = byProxy && new ProxySignIn(byProxy, entrance, authenticator);
  const attempts = new SignInAttempts({ store, clock, ids });
  const publicAddress = new PublicAddress(config.publicUrl);
  const onFailure = (error: unknown) => events.taskFailed({ task: 'record-refused-sign-in', error });
  const unknown = opened.use(new UnknownSignIns({ people, clock, ids, accountId, onFailure }));
  const sessions = new ConsoleSessions({
    ...{ store, attempts, unknown, authenticator, clock, ids },
    limits: config.sessions,
  });
  const cookies = new ConsoleCookies(sessions, publicAddress, { proxy, anyone });
  const passwords = opened.use(
    new PasswordSignIn({ people, sessions, attempts, unknown, passwords: new Passwords(), clock, ids, onFailure }),
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
  const oidcSignIn =
    oidc &&
    new OidcSignIn({
      provider: new OpenidProvider({ settings: oidc, clientSecret: secrets.oidcClientSecret }),
      ...{ settings: oidc, entrance, sessions, attempts, administration, ids },
      onFailure: ({ reason, message }) => events.signInFailed({ issuer: oidc.issuer, reason, problem: message }),
    });
  return {
    cookies,
    oidcPages: oidcSignIn && new OidcPages(oidcSignIn, cookies, publicAddress),
    operations: [
      ...consoleOperations({
        ...{ sessions, cookies, passwords, people, version: readBuild().version },
        otherMethods: [
          ...(oidc === undefined ? [] : ['oidc' as const]),
          ...(proxy === undefined ? [] : ['proxy' as const]),
        ],
        providerName: oidc?.name,
        async signOutUrl({ session }, { caller }) {
          if (session === null) return proxy?.signOutUrl;
          return session.method === 'oidc' ? oidcSignIn?.signOutUrl(`${publicAddress.of(caller)}/`) : undefined;
        },
      }),
      ...peopleOperations({
        people: administration,
        invitationMails: composeInvitationMails({ config, secrets, events, ids }),
        publicAddress,
        sessions: store,
        consoleSessions: sessions,
        audit,
        usage,
      }),
    ],
  };
}

function composeInvitationMails({
  config,
  secrets,
  events,
  ids,
}: Pick<Foundation, 'config' | 'secrets' | 'events' | 'ids'>): InvitationMails | undefined {
  if (secrets.smtpUrl === undefined || config.mailFrom === undefined) return undefined;
  const mailer = new SmtpMailer({ url: secrets.smtpUrl, from: config.mailFrom, answerMilliseconds: 30_000 });
  return new InvitationMails(countedMailer(mailer, events), ids);
}

async function accountOfSignIn(
  wanted: string | undefined,
  accounts: Pick<AccountStore, 'listAccounts'>,
  { account: first }: FirstAccount,
): Promise<string> {
  if (wanted === undefined) return first.id;
  const known = (await accounts.listAccounts()).find(({ id, name }) => id === wanted || name === wanted);
  if (known === undefined) throw new StartupError(`DRAGOMAN_SIGN_IN_ACCOUNT: there is no account "${wanted}".`);
  return known.id;
}
