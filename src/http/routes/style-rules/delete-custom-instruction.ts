import { defineOperation, type Operation } from '../../operation.ts';
import { expectedVersionHeaders, readExpectedVersion } from './expected-version.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { InstructionParams, styleRulesTag } from './style-rule-schemas.ts';

export function deleteCustomInstructionOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<undefined, undefined, InstructionParams>({
    id: 'deleteCustomInstruction',
    method: 'DELETE',
    path: '/v3/style_rules/:style_id/custom_instructions/:instruction_id',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Delete a custom instruction',
    description:
      'Keeps the rest of the list and increases its version. This cannot be undone. With `If-Match`, the answer is 412 where somebody else has changed the list meanwhile.',
    tag: styleRulesTag,
    requestHeaders: expectedVersionHeaders,
    params: InstructionParams,
    status: 204,
    response: null,
    async handle(call): Promise<null> {
      const { style_id, instruction_id } = call.params;
      const expected = readExpectedVersion(call.request);
      await routes.lists.removeInstruction(ownerOf(call, routes), {
        id: style_id,
        instructionId: instruction_id,
        expected,
      });
      return null;
    },
  });
}
