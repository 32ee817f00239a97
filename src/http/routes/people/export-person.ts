import { type Static, Type } from 'typebox';
import { exportLimits } from '../../../features/people/people-administration.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import { toBreakdown, toTime, UsageBreakdown } from '../admin/analytics-schemas.ts';
import { SessionEntry, toSessionEntry } from '../console/session-schemas.ts';
import { type PeopleRoutes, PersonAnswer, PersonParams, peopleTag, toPersonAnswer } from './people-schemas.ts';

const Answer = Type.Object({
  person: PersonAnswer,
  identities: Type.Array(Type.Object({ issuer: Type.String(), subject: Type.String(), linked_time: Type.String() }), {
    description: 'Who the person is at providers of OpenID Connect.',
  }),
  sessions: Type.Array(SessionEntry),
  audit_log: Type.Array(
    Type.Object({
      time: Type.String(),
      actor: Type.String(),
      origin: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      action: Type.String(),
      subject: Type.String(),
      details: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
    }),
    { description: `Actions of the person and on the person, the newest ${exportLimits.auditEntries}.` },
  ),
  usage: Type.Array(Type.Object({ usage_date: Type.String(), usage: UsageBreakdown }), {
    description: `Of the last ${exportLimits.usageDays} days.`,
  }),
});
type Answer = Static<typeof Answer>;

export function exportPersonOperation({ people, sessions, consoleSessions, audit, usage }: PeopleRoutes): Operation {
  return defineOperation<undefined, undefined, PersonParams>({
    id: 'exportPerson',
    method: 'GET',
    path: '/v2/admin/people/:person_id/data',
    access: adminAccess,
    summary: 'Export what is known of a person',
    description:
      'Name, email address, role, identities at providers, sessions, entries of the audit log and usage. Texts are not stored. Glossaries, memories and style rules belong to the account.',
    tag: peopleTag,
    params: PersonParams,
    response: Answer,
    async handle(call): Promise<Answer> {
      const { account } = call.identity;
      const all = await people.export(account.id, call.params.person_id, actOf(call), { sessions, audit, usage });
      call.reply.header('cache-control', 'no-store');
      return {
        person: toPersonAnswer(all.person),
        identities: all.identities.map(({ issuer, subject, createdAt }) => ({
          ...{ issuer, subject, linked_time: createdAt.toISOString() },
        })),
        sessions: all.sessions.map((session) => toSessionEntry(session, consoleSessions.endOf(session), '')),
        audit_log: all.auditLog.map(({ at, actor, origin, action, subject, details }) => ({
          ...{ time: at.toISOString(), actor, origin, action, subject, details },
        })),
        usage: all.usage.map((sum) => ({ usage_date: toTime(sum.day ?? ''), usage: toBreakdown(sum) })),
      };
    },
  });
}
