import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { ListAnswer, StyleParams, styleRulesTag, toListAnswer } from './style-rule-schemas.ts';

export function getStyleRulesOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<undefined, undefined, StyleParams>({
    id: 'getStyleRules',
    method: 'GET',
    path: '/v3/style_rules/:style_id',
    access: { kind: 'developer', scope: 'style_rules:read' },
    summary: 'Read a style rule list',
    description: 'Returns the whole list: configured rules and custom instructions.',
    tag: styleRulesTag,
    params: StyleParams,
    response: ListAnswer,
    async handle(call): Promise<ListAnswer> {
      return toListAnswer(await routes.lists.get(ownerOf(call, routes), call.params.style_id));
    },
  });
}
