import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { expectedVersionHeaders, readExpectedVersion } from './expected-version.ts';
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
    description:
      'Changes only the name and increases the version. With `If-Match`, the answer is 412 where somebody else has changed the list meanwhile.',
    tag: styleRulesTag,
    requestHeaders: expectedVersionHeaders,
    params: StyleParams,
    body: Body,
    response: ListAnswer,
    async handle(call): Promise<ListAnswer> {
      const expected = readExpectedVersion(call.request);
      const { style_id } = call.params;
      return toListAnswer(await routes.lists.rename(ownerOf(call, routes), style_id, call.body.name, expected));
    },
  });
}
