import { type Static, Type } from 'typebox';
import { type AuditAction, type AuditEntry, auditActions } from '../../../contracts/stores/audit.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, adminAccess, adminTag } from './admin-routes.ts';

const defaultPageSize = 25;
const maximumPageSize = 100;

const Query = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Page number, starting at 0.' }),
  ),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: maximumPageSize, default: defaultPageSize })),
});
type Query = Static<typeof Query>;

const Entry = Type.Object({
  time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
  actor: Type.String({
    description: 'Id of the admin key, `cli` for the command line, or `start` for the configuration of the server.',
  }),
  origin: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Address of the client, or `user@machine` of the command line.',
  }),
  trace_id: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Trace id of the request.' }),
  action: Type.Unsafe<AuditAction>({ type: 'string', enum: [...auditActions] }),
  subject: Type.String({
    description:
      'Id of the key, account, person or session that was acted on; the direction of a model, such as `en-de`.',
  }),
  details: Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    additionalProperties: true,
    description:
      'Fields of the new key or account, the values of a change, `from` and `to`, or which server was tried.',
  }),
});
type Entry = Static<typeof Entry>;

const Answer = Type.Object({ audit_log: Type.Array(Entry) });
type Answer = Static<typeof Answer>;

export function readAuditLogOperation({ auditLog }: AdminRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'getAuditLog',
    method: 'GET',
    path: '/v2/admin/audit-log',
    access: adminAccess,
    summary: 'List the administrative actions on the account and its keys, newest first',
    description: 'Who did what, when and from which address: over HTTP, on the command line and at server start.',
    tag: adminTag,
    query: Query,
    response: Answer,
    async handle({ identity, query }): Promise<Answer> {
      const { page = 0, page_size: limit = defaultPageSize } = query;
      const entries = await auditLog.list({ accountId: identity.account.id, offset: page * limit, limit });
      return { audit_log: entries.map(toEntry) };
    },
  });
}

function toEntry({ at, actor, origin, traceId, action, subject, details }: AuditEntry): Entry {
  return { time: at.toISOString(), actor, origin, trace_id: traceId, action, subject, details };
}
