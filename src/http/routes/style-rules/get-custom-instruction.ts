import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import { InstructionAnswer, InstructionParams, styleRulesTag, toInstructionAnswer } from './style-rule-schemas.ts';

export function getCustomInstructionOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<undefined, undefined, InstructionParams>({
    id: 'getCustomInstruction',
    method: 'GET',
    path: '/v3/style_rules/:style_id/custom_instructions/:instruction_id',
    access: { kind: 'developer', scope: 'style_rules:read' },
    summary: 'Read a custom instruction',
    description: 'Returns one instruction of a list by its id.',
    tag: styleRulesTag,
    params: InstructionParams,
    response: InstructionAnswer,
    async handle(call): Promise<InstructionAnswer> {
      const { style_id, instruction_id } = call.params;
      return toInstructionAnswer(await routes.lists.getInstruction(ownerOf(call, routes), style_id, instruction_id));
    },
  });
}
