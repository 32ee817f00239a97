import { ServiceError } from '../../../errors/service-error.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { expectedVersionHeaders, readExpectedVersion } from './expected-version.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { ConfiguredRulesBody, ListAnswer, StyleParams, styleRulesTag, toListAnswer } from './style-rule-schemas.ts';

export function putConfiguredRulesOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<ConfiguredRulesBody, undefined, StyleParams>({
    id: 'putConfiguredRules',
    method: 'PUT',
    path: '/v3/style_rules/:style_id/configured_rules',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Replace all configured rules of a list; `{}` removes them',
    description:
      'The body is the complete set of rules. Custom instructions do not change. With `If-Match`, rules that somebody else has replaced meanwhile are kept, and the answer is 412.',
    tag: styleRulesTag,
    requestHeaders: expectedVersionHeaders,
    params: StyleParams,
    body: ConfiguredRulesBody,
    response: ListAnswer,
    async handle(call): Promise<ListAnswer> {
      // An empty object removes all rules; a forgotten body should not.
      if (call.request.body === undefined || call.request.body === null)
        throw new ServiceError('invalid_body', { reason: 'it is empty.' });
      const expected = readExpectedVersion(call.request);
      const { style_id } = call.params;
      return toListAnswer(await routes.lists.replaceRules(ownerOf(call, routes), style_id, call.body, expected));
    },
  });
}
