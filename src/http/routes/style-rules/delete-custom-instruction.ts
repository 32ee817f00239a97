import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { InstructionParams, styleRulesTag } from './style-rule-schemas.ts';

export function deleteCustomInstructionOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<undefined, undefined, InstructionParams>({
    id: 'deleteCustomInstruction',
    method: 'DELETE',
    path: '/v3/style_rules/:style_id/custom_instructions/:instruction_id',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Delete a custom instruction',
    description: 'Keeps the rest of the list and increases its version. This cannot be undone.',
    tag: styleRulesTag,
    params: InstructionParams,
    status: 204,
    response: null,
    async handle(call): Promise<null> {
      const { style_id, instruction_id } = call.params;
      await routes.lists.removeInstruction(ownerOf(call, routes), style_id, instruction_id);
      return null;
    },
  });
}
