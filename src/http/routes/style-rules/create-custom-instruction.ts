import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import {
  AddedInstructionAnswer,
  InstructionBody,
  StyleParams,
  styleRulesTag,
  toGivenInstruction,
  toInstructionAnswer,
  toListAnswer,
} from './style-rule-schemas.ts';

export function createCustomInstructionOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<InstructionBody, undefined, StyleParams>({
    id: 'createCustomInstruction',
    method: 'POST',
    path: '/v3/style_rules/:style_id/custom_instructions',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Add a custom instruction to a list',
    description: 'Returns the list and, beside its fields, the fields of the new instruction.',
    tag: styleRulesTag,
    params: StyleParams,
    body: InstructionBody,
    status: 201,
    response: AddedInstructionAnswer,
    async handle(call): Promise<AddedInstructionAnswer> {
      const given = toGivenInstruction(call.body);
      const { list, instruction } = await routes.lists.addInstruction(
        ownerOf(call, routes),
        call.params.style_id,
        given,
      );
      return { ...toListAnswer(list), ...toInstructionAnswer(instruction) };
    },
  });
}
