import { type Static, Type } from 'typebox';
import { type Role, roles } from '../../../contracts/stores/accounts.ts';
import type { AuditStore } from '../../../contracts/stores/audit.ts';
import type { ConsoleSessionStore } from '../../../contracts/stores/console-sessions.ts';
import type { Person } from '../../../contracts/stores/people.ts';
import type { UsageStore } from '../../../contracts/stores/usage.ts';
import type { ConsoleSessions } from '../../../features/console/console-sessions.ts';
import type { InvitationMails } from '../../../features/people/invitation-mails.ts';
import type { Invited, PeopleAdministration } from '../../../features/people/people-administration.ts';
import { personLimits } from '../../../features/people/person-fields.ts';
import type { OperationCall } from '../../operation.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';
import { resourceId } from '../../schemas/path-parameters.ts';
import { adminTag } from '../admin/admin-routes.ts';

/** What the operations on people need. */
export interface PeopleRoutes {
  readonly people: PeopleAdministration;
  /** Undefined where no mail server is configured. */
  readonly invitationMails: InvitationMails | undefined;
  readonly publicAddress: PublicAddress;
  readonly sessions: ConsoleSessionStore;
  readonly consoleSessions: Pick<ConsoleSessions, 'endOf'>;
  readonly audit: AuditStore;
  readonly usage: Pick<UsageStore, 'readPeriod' | 'sumDays'>;
}

export const peopleTag = adminTag;

export const PersonParams = Type.Object({ person_id: resourceId('Of a person that `GET /v2/admin/people` lists.') });
export type PersonParams = Static<typeof PersonParams>;

export const roleField = Type.Unsafe<Role>({
  type: 'string',
  enum: [...roles],
  description:
    '`user` translates, corrects and speaks; `editor` also changes glossaries, memories, style rules and spoken terms; `administrator` also manages keys and people and reads usage.',
});

export const nameField = Type.String({
  'x-empty-is-given': true,
  description: `1 to ${personLimits.nameLength} characters.`,
});

export const emailField = Type.String({
  'x-empty-is-given': true,
  description: 'Email address; upper and lower case are the same.',
});

export const charactersField = Type.Unsafe<number | null>({
  ...{ type: ['integer', 'null'], minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  description: 'Characters per usage period; 0 blocks all use, null means unlimited.',
});

const kinds = ['person', 'anyone'] as const;
const states = ['invited', 'active', 'deactivated'] as const;

const time = Type.Unsafe<string | null>({ type: ['string', 'null'] });

export const PersonAnswer = Type.Object({
  person_id: Type.String(),
  kind: Type.Unsafe<(typeof kinds)[number]>({
    type: 'string',
    enum: [...kinds],
    description: '`anyone`: the entry for those who do not sign in (`DRAGOMAN_ANYONE_INSIDE`).',
  }),
  name: Type.String(),
  email: Type.String({ description: 'Empty for `anyone`.' }),
  role: roleField,
  state: Type.Unsafe<(typeof states)[number]>({
    type: 'string',
    enum: [...states],
    description: '`invited`: the first link was not used yet. `deactivated`: cannot sign in.',
  }),
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
  joined_time: Type.Unsafe<string | null>({ ...time, description: 'When the person used the first link.' }),
  last_sign_in_time: time,
  invitation_expiration_time: Type.Unsafe<string | null>({
    ...time,
    description: 'Until when the link works that sets a password; null without one.',
  }),
  characters: charactersField,
  key_id: Type.String({ description: 'Of the key that has the usage of the person. Its secret does not exist.' }),
});
export type PersonAnswer = Static<typeof PersonAnswer>;

export const InvitedAnswer = Type.Object({
  ...PersonAnswer.properties,
  is_mailed: Type.Boolean({ description: 'The mail server has taken the link for the person.' }),
  invitation_url: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The link, for the person alone; null where it was mailed. No later response contains it.',
  }),
});
export type InvitedAnswer = Static<typeof InvitedAnswer>;

export function toPersonAnswer(person: Person): PersonAnswer {
  const { joinedAt, deactivatedAt, signedInAt, invitedUntil } = person;
  const joinedState = joinedAt === null ? 'invited' : 'active';
  return {
    person_id: person.id,
    kind: person.kind,
    name: person.name,
    email: person.email,
    role: person.role,
    state: deactivatedAt === null ? joinedState : 'deactivated',
    creation_time: person.createdAt.toISOString(),
    joined_time: joinedAt?.toISOString() ?? null,
    last_sign_in_time: signedInAt?.toISOString() ?? null,
    invitation_expiration_time: invitedUntil?.toISOString() ?? null,
    characters: person.characterLimit,
    key_id: person.keyId,
  };
}

export const sendMailField = Type.Optional(
  Type.Boolean({
    description:
      'Whether to mail the link to the person. Default `true` where a mail server is configured. If it takes no mail, the response has the link.',
  }),
);

/** Mails the link, or shows it. */
export async function handOver(
  { person, token }: Invited,
  { publicAddress, invitationMails }: Pick<PeopleRoutes, 'publicAddress' | 'invitationMails'>,
  {
    request,
    signal,
    body,
  }: Pick<OperationCall<{ readonly send_mail?: boolean } | undefined, unknown, unknown>, 'request' | 'signal' | 'body'>,
): Promise<InvitedAnswer> {
  const url = invitationUrl(publicAddress.of(request.caller), token);
  const wanted = body?.send_mail ?? true;
  const isMailed = wanted && (await invitationMails?.send(person, url, signal)) === true;
  return { ...toPersonAnswer(person), is_mailed: isMailed, invitation_url: isMailed ? null : url };
}

/** Browsers send nothing behind `#`, so the token gets into no log. */
export function invitationUrl(publicAddress: string, token: string): string {
  return `${publicAddress}/console/invitation#${token}`;
}
