import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { StyleParams, styleRulesTag } from './style-rule-schemas.ts';

export function deleteStyleRulesOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<undefined, undefined, StyleParams>({
    id: 'deleteStyleRules',
    method: 'DELETE',
    path: '/v3/style_rules/:style_id',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Delete a style rule list',
    description: 'This cannot be undone. Later translations that name the list get 404.',
    tag: styleRulesTag,
    params: StyleParams,
    status: 204,
    response: null,
    async handle(call): Promise<null> {
      await routes.lists.remove(ownerOf(call, routes), call.params.style_id);
      return null;
    },
  });
}
