import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import {
  InstructionAnswer,
  InstructionBody,
  InstructionParams,
  styleRulesTag,
  toGivenInstruction,
  toInstructionAnswer,
} from './style-rule-schemas.ts';

export function putCustomInstructionOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<InstructionBody, undefined, InstructionParams>({
    id: 'putCustomInstruction',
    method: 'PUT',
    path: '/v3/style_rules/:style_id/custom_instructions/:instruction_id',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Replace a custom instruction',
    description: 'Replaces all fields: without `source_language` the instruction applies to all source languages.',
    tag: styleRulesTag,
    params: InstructionParams,
    body: InstructionBody,
    response: InstructionAnswer,
    async handle(call): Promise<InstructionAnswer> {
      const { style_id, instruction_id } = call.params;
      const owner = ownerOf(call, routes);
      const given = toGivenInstruction(call.body);
      return toInstructionAnswer(await routes.lists.replaceInstruction(owner, style_id, instruction_id, given));
    },
  });
}
