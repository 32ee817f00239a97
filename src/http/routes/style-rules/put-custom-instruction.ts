import { defineOperation, type Operation } from '../../operation.ts';
import { expectedVersionHeaders, readExpectedVersion } from './expected-version.ts';
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
    description:
      'Replaces all fields: without `source_language` the instruction applies to all source languages. With `If-Match`, the answer is 412 where somebody else has changed the list meanwhile.',
    tag: styleRulesTag,
    requestHeaders: expectedVersionHeaders,
    params: InstructionParams,
    body: InstructionBody,
    response: InstructionAnswer,
    async handle(call): Promise<InstructionAnswer> {
      const { style_id, instruction_id } = call.params;
      const owner = ownerOf(call, routes);
      const given = toGivenInstruction(call.body);
      const expected = readExpectedVersion(call.request);
      return toInstructionAnswer(
        await routes.lists.replaceInstruction(owner, { id: style_id, instructionId: instruction_id, expected }, given),
      );
    },
  });
}
