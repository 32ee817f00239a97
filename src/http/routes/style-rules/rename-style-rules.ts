import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { ListAnswer, listName, StyleParams, styleRulesTag, toListAnswer } from './style-rule-schemas.ts';

const Body = Type.Object({ name: listName });
type Body = Static<typeof Body>;

export function renameStyleRulesOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<Body, undefined, StyleParams>({
    id: 'renameStyleRules',
    method: 'PATCH',
    path: '/v3/style_rules/:style_id',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Rename a style rule list',
    description: 'Changes only the name and increases the version.',
    tag: styleRulesTag,
    params: StyleParams,
    body: Body,
    response: ListAnswer,
    async handle(call): Promise<ListAnswer> {
      return toListAnswer(await routes.lists.rename(ownerOf(call, routes), call.params.style_id, call.body.name));
    },
  });
}
