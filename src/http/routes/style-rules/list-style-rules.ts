import { type Static, Type } from 'typebox';
import { styleRuleLimits } from '../../../features/style-rules/limits.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { PageAnswer, styleRulesTag, toListAnswer, toSummaryAnswer } from './style-rule-schemas.ts';

const defaultPageSize = 10;

const Query = Type.Object({
  detailed: Type.Optional(
    Type.Boolean({ description: 'Whether to include rules and instructions. Default false.', default: false }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 0, description: 'Page number, starting at 0. Default 0.', default: 0 })),
  page_size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: styleRuleLimits.pageSize,
      description: `Entries per page. Default ${defaultPageSize}.`,
      default: defaultPageSize,
    }),
  ),
});
type Query = Static<typeof Query>;

export function listStyleRulesOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'listStyleRules',
    method: 'GET',
    path: '/v3/style_rules',
    access: { kind: 'developer', scope: 'style_rules:read' },
    summary: 'List style rule lists, oldest first',
    description: 'The response includes rules and instructions only if `detailed` is true.',
    tag: styleRulesTag,
    query: Query,
    response: PageAnswer,
    async handle(call): Promise<PageAnswer> {
      const { detailed = false, page = 0, page_size: limit = defaultPageSize } = call.query;
      const owner = ownerOf(call, routes);
      const range = { offset: page * limit, limit };
      return {
        style_rules: detailed
          ? (await routes.lists.list(owner, range)).map(toListAnswer)
          : (await routes.lists.listSummaries(owner, range)).map(toSummaryAnswer),
      };
    },
  });
}
