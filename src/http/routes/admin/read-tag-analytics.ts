import { type Static, Type } from 'typebox';
import { readReportRange } from '../../../features/usage/analytics.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, adminAccess, adminTag } from './admin-routes.ts';
import { rangeFields, toBreakdown, toTime, UsageBreakdown } from './analytics-schemas.ts';

const aggregation = Type.Unsafe<'period' | 'day'>({ type: 'string', enum: ['period', 'day'] });

const Query = Type.Object({
  ...rangeFields,
  aggregate_by: Type.Optional(aggregation),
  page: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: '`next_page` of the previous response.' }),
  ),
});
type Query = Static<typeof Query>;

const Answer = Type.Object({
  custom_tag_usage_report: Type.Object({
    aggregate_by: aggregation,
    start_date: Type.String(),
    end_date: Type.String(),
    next_page: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'Null on the last page.' }),
    usage: Type.Array(
      Type.Object({
        custom_tag: Type.String(),
        usage_date: Type.Optional(Type.String({ description: 'Present with `aggregate_by=day`.' })),
        breakdown: UsageBreakdown,
      }),
    ),
  }),
});
type Answer = Static<typeof Answer>;

export function readTagAnalyticsOperation({ analytics }: AdminRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'getCustomTagAnalytics',
    method: 'GET',
    path: '/v2/admin/analytics/custom-tags',
    access: adminAccess,
    summary: 'Read the usage of tagged requests, grouped by reporting tag',
    description:
      'Requests set their tag in the header `X-Service-Reporting-Tag`. The report leaves out requests without a tag.',
    tag: adminTag,
    query: Query,
    response: Answer,
    async handle({ identity, query }): Promise<Answer> {
      const { start_date, end_date, aggregate_by = 'period', page = 1 } = query;
      const range = readReportRange(start_date, end_date);
      const byDay = aggregate_by === 'day';
      // Pages count from 1 here; 0 is taken for the first as well.
      const number = Math.max(page, 1);
      const { sums, hasMore } = await analytics.byTag(identity.account.id, range, { byDay, page: number - 1 });
      return {
        custom_tag_usage_report: {
          aggregate_by,
          start_date: toTime(start_date),
          end_date: toTime(end_date),
          next_page: hasMore ? number + 1 : null,
          usage: sums.map((sum) => ({
            custom_tag: sum.reportingTag ?? '',
            ...(sum.day !== undefined && { usage_date: toTime(sum.day) }),
            breakdown: toBreakdown(sum),
          })),
        },
      };
    },
  });
}
