import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { plans, roles, type Scope } from '../../../contracts/stores/accounts.ts';
import type { ConsoleSession, SignInMethod } from '../../../contracts/stores/console-sessions.ts';
import type { Person as KnownPerson, PeopleStore } from '../../../contracts/stores/people.ts';
import type { Identity } from '../../../features/accounts/authenticate.ts';
import type { ConsoleSessions, SignedIn, SigningIn } from '../../../features/console/console-sessions.ts';
import type { PasswordSignIn } from '../../../features/people/password-sign-in.ts';
import type { ConsoleCookies } from '../../plugins/console-cookies.ts';
import { userAgentOf } from '../../plugins/request-record.ts';

export const consoleTag = 'Console';

export const sessionAccess = { kind: 'session' } as const;

/** Also for who need not sign in. */
export const visitorAccess = { kind: 'session', anyone: true } as const;

/** What the operations of sessions need. */
export interface ConsoleRoutes {
  readonly sessions: ConsoleSessions;
  readonly cookies: ConsoleCookies;
  readonly passwords: PasswordSignIn;
  readonly people: Pick<PeopleStore, 'find'>;
  readonly version: string;
  /** Beside keys and passwords. */
  readonly otherMethods: readonly SignInMethod[];
  /** Where a browser goes after its sign-out here, besides the sign-in page. */
  readonly signOutUrl: (signedIn: SignedIn, request: FastifyRequest) => Promise<string | undefined>;
  /** What the provider of OpenID Connect is called; undefined where there is none. */
  readonly providerName: string | undefined;
}

/** Ways to sign in. People get more of them; pages show those that the answer lists. */
const signInMethods = ['key', 'password', 'oidc', 'proxy'] as const satisfies readonly SignInMethod[];

function nullable<Schema extends ReturnType<typeof Type.String | typeof Type.Integer>>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

const SessionKey = Type.Object({
  key_id: Type.String(),
  label: Type.String(),
  masked_key: Type.String(),
  scopes: Type.Union([Type.Array(Type.String()), Type.Null()], { description: '`null`: all operations.' }),
  characters: nullable(Type.Integer({ description: 'Limit per usage period.' })),
  requests_per_minute: nullable(Type.Integer()),
  expiration_time: nullable(Type.String()),
});

export const SessionEntry = Type.Object({
  session_id: Type.String(),
  method: Type.Enum([...signInMethods]),
  is_current: Type.Boolean({ description: 'The session of this request.' }),
  creation_time: Type.String(),
  last_used_time: Type.String({ description: 'To the minute.' }),
  idle_expiration_time: Type.String({ description: 'When it ends if it is not used again.' }),
  expiration_time: Type.String({ description: 'When it ends in any case.' }),
  address: Type.String({ description: 'IP address of the client that signed in.' }),
  user_agent: nullable(Type.String()),
});
export type SessionEntry = Static<typeof SessionEntry>;

const Person = Type.Object({
  person_id: Type.String(),
  name: Type.String(),
  email: nullable(Type.String()),
});

export const WhoAmI = Type.Object({
  is_signed_in: Type.Boolean(),
  is_anyone: Type.Boolean({
    description: 'Nobody is signed in, and from this address nobody has to be for what `scopes` lists.',
  }),
  sign_in_methods: Type.Array(Type.Enum([...signInMethods]), { description: 'Ways to sign in on this server.' }),
  sign_in_provider: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the OpenID Connect provider: a browser that visits `/v1/console/session/oidc` is sent there.',
  }),
  role: Type.Union([Type.Enum([...roles]), Type.Null()]),
  account: Type.Union([
    Type.Object({ account_id: Type.String(), name: Type.String(), plan: Type.Enum([...plans]) }),
    Type.Null(),
  ]),
  person: Type.Union([Person, Type.Null()], { description: '`null` for sessions by key.' }),
  developer_key: Type.Union([SessionKey, Type.Null()]),
  admin_key: Type.Union([SessionKey, Type.Null()]),
  scopes: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'Scopes of the operations that the session may call; `null`: all.',
  }),
  session: Type.Union([SessionEntry, Type.Null()], {
    description: '`null` also where a proxy signs in every request.',
  }),
  sign_out_url: Type.Union([Type.String(), Type.Null()], {
    description: 'Where to go after `DELETE /v1/console/session`; `null`: nowhere else.',
  }),
  server_version: Type.String(),
});
export type WhoAmI = Static<typeof WhoAmI>;

export const invitationToken = Type.String({
  pattern: '^[0-9a-f]{64}$',
  'x-expected': 'it is not the part of the link after #.',
  description: 'The part of the link after `#`.',
});

/** The browser of a request that signs in. */
export function browserOf(request: FastifyRequest, cookies: ConsoleCookies): SigningIn {
  return {
    token: cookies.token(request),
    address: request.caller.address,
    userAgent: userAgentOf(request) ?? null,
    traceId: request.id,
  };
}

/** With the name of a person, which a session does not have. */
export async function whoAmIOf(
  signedIn: SignedIn | undefined,
  routes: AboutSession,
  request: FastifyRequest,
  anyone?: Identity | undefined,
): Promise<WhoAmI> {
  const id = signedIn?.identity.key.person?.id;
  const person = signedIn && id !== undefined ? await routes.people.find(signedIn.account.id, id) : undefined;
  const signOutUrl = signedIn && (await routes.signOutUrl(signedIn, request));
  if (signedIn === undefined && anyone !== undefined)
    return {
      ...toWhoAmI(undefined, undefined, routes, undefined),
      ...{ is_anyone: true, role: 'user', scopes: [...(anyone.key.scopes ?? [])] },
    };
  return toWhoAmI(signedIn, person, routes, signOutUrl);
}

type AboutSession = Pick<
  ConsoleRoutes,
  'people' | 'sessions' | 'version' | 'otherMethods' | 'providerName' | 'signOutUrl'
>;

function toWhoAmI(
  signedIn: SignedIn | undefined,
  person: KnownPerson | undefined,
  { sessions, version, otherMethods, providerName }: AboutSession,
  signOutUrl: string | undefined,
): WhoAmI {
  const methods = {
    sign_in_methods: ['key' as const, 'password' as const, ...otherMethods],
    sign_in_provider: providerName ?? null,
    server_version: version,
  };
  if (signedIn === undefined)
    return {
      ...{
        is_signed_in: false,
        is_anyone: false,
        ...methods,
        role: null,
        account: null,
        person: null,
        developer_key: null,
      },
      ...{ admin_key: null, scopes: null, session: null, sign_out_url: null },
    };
  const { account, role, developer, admin, session } = signedIn;
  return {
    is_signed_in: true,
    is_anyone: false,
    ...methods,
    role,
    account: { account_id: account.id, name: account.name, plan: account.plan },
    person: person === undefined ? null : { person_id: person.id, name: person.name, email: person.email },
    developer_key: toSessionKey(developer),
    admin_key: toSessionKey(admin),
    scopes: signedIn.identity.key.scopes as Scope[] | null,
    session: session && toSessionEntry(session, sessions.endOf(session, role), session.id),
    sign_out_url: signOutUrl ?? null,
  };
}

export function toSessionEntry(session: ConsoleSession, idleEnd: Date, currentId: string): SessionEntry {
  return {
    session_id: session.id,
    method: session.method,
    is_current: session.id === currentId,
    creation_time: session.createdAt.toISOString(),
    last_used_time: session.usedAt.toISOString(),
    idle_expiration_time: idleEnd.toISOString(),
    expiration_time: session.expiresAt.toISOString(),
    address: session.address,
    user_agent: session.userAgent,
  };
}

function toSessionKey(identity: Identity | undefined): Static<typeof SessionKey> | null {
  // People have no key that they know.
  if (identity === undefined || identity.key.person !== undefined) return null;
  const { id, label, masked, scopes, characterLimit, requestsPerMinute, expiresAt } = identity.key;
  return {
    key_id: id,
    label,
    masked_key: masked,
    scopes: scopes === null ? null : [...scopes],
    characters: characterLimit,
    requests_per_minute: requestsPerMinute,
    expiration_time: expiresAt?.toISOString() ?? null,
  };
}
