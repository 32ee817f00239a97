import { type Static, Type } from 'typebox';
import { type KeyUsage, readReportRange } from '../../../features/usage/analytics.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, adminAccess, adminTag } from './admin-routes.ts';
import { rangeFields, toBreakdown, toTime, UsageBreakdown } from './analytics-schemas.ts';

const grouping = Type.Unsafe<'key' | 'key_and_day' | 'person'>({
  type: 'string',
  enum: ['key', 'key_and_day', 'person'],
  description:
    '`person` reports each person in `person_usages` and the keys of programs in `key_usages`; together they are the total. With the others, people are keys with the label `Person`.',
});

const Query = Type.Object({ ...rangeFields, group_by: Type.Optional(grouping) });
type Query = Static<typeof Query>;

const keyFields = {
  api_key: Type.String({ description: 'Masked key.' }),
  api_key_label: Type.String(),
  key_id: Type.String(),
};
const KeyUsages = Type.Array(Type.Object({ ...keyFields, usage: UsageBreakdown }));
const KeyAndDayUsages = Type.Array(Type.Object({ ...keyFields, usage_date: Type.String(), usage: UsageBreakdown }));

const PersonUsages = Type.Array(
  Type.Object({
    person_id: Type.String(),
    name: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null where the person was deleted.' }),
    email: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    usage: UsageBreakdown,
  }),
);

const Answer = Type.Object({
  usage_report: Type.Object({
    total_usage: UsageBreakdown,
    start_date: Type.String(),
    end_date: Type.String(),
    group_by: Type.Optional(grouping),
    key_usages: Type.Optional(KeyUsages),
    key_and_day_usages: Type.Optional(KeyAndDayUsages),
    person_usages: Type.Optional(PersonUsages),
  }),
});
type Answer = Static<typeof Answer>;

export function readAnalyticsOperation({ analytics, people }: AdminRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'getUsageAnalytics',
    method: 'GET',
    path: '/v2/admin/analytics',
    access: adminAccess,
    summary: 'Read the usage of the account by day, optionally grouped by key or person',
    description: 'The report contains all counted usage, including that of the current day.',
    tag: adminTag,
    query: Query,
    response: Answer,
    async handle({ identity, query }): Promise<Answer> {
      const { start_date, end_date, group_by } = query;
      const range = readReportRange(start_date, end_date);
      const { id } = identity.account;
      const report = {
        total_usage: toBreakdown(await analytics.total(id, range)),
        start_date: toTime(start_date),
        end_date: toTime(end_date),
      };
      if (group_by === undefined) return { usage_report: report };
      const usages = await analytics.byKey(id, range, group_by === 'key_and_day');
      if (group_by === 'person') {
        const known = new Map((await people.list(id)).map((person) => [person.id, person]));
        const [ofPeople, ofKeys] = [true, false].map((isPerson) =>
          usages.filter(({ key }) => (key?.person !== undefined) === isPerson),
        ) as unknown as [typeof usages, typeof usages];
        const person_usages = ofPeople.map(({ key, usage }) => {
          const person = known.get(key?.person?.id ?? '');
          const shown = { name: person?.name ?? null, email: person?.email || null };
          return { person_id: key?.person?.id ?? '', ...shown, usage: toBreakdown(usage) };
        });
        return { usage_report: { ...report, group_by, person_usages, key_usages: ofKeys.map(toKeyUsage) } };
      }
      const grouped =
        group_by === 'key' ? { key_usages: usages.map(toKeyUsage) } : { key_and_day_usages: usages.map(toKeyAndDay) };
      return { usage_report: { ...report, group_by, ...grouped } };
    },
  });
}

function toKeyUsage({ key, usage }: KeyUsage): Static<typeof KeyUsages>[number] {
  return {
    api_key: key?.masked ?? '',
    api_key_label: key?.label ?? '',
    key_id: usage.keyId ?? '',
    usage: toBreakdown(usage),
  };
}

function toKeyAndDay(row: KeyUsage): Static<typeof KeyAndDayUsages>[number] {
  return { ...toKeyUsage(row), usage_date: toTime(row.usage.day ?? '') };
}
