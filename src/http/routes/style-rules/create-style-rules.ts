import { type Static, Type } from 'typebox';
import { styleRuleLimits } from '../../../features/style-rules/limits.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { ownerOf, type StyleRuleRoutes } from './style-rule-routes.ts';
import {
  ConfiguredRulesBody,
  InstructionBody,
  ListAnswer,
  listName,
  styleRulesBodyLimit,
  styleRulesTag,
  toGivenInstruction,
  toListAnswer,
} from './style-rule-schemas.ts';

const Body = Type.Object({
  name: listName,
  language: Type.String({
    description: 'Target language. A root language, such as `de`, covers its variants; a variant covers only itself.',
  }),
  configured_rules: Type.Optional(ConfiguredRulesBody),
  custom_instructions: Type.Optional(Type.Array(InstructionBody, { maxItems: styleRuleLimits.instructions })),
});
type Body = Static<typeof Body>;

export function createStyleRulesOperation(routes: StyleRuleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'createStyleRules',
    method: 'POST',
    path: '/v3/style_rules',
    access: { kind: 'developer', scope: 'style_rules:write' },
    summary: 'Create a style rule list',
    description:
      'Translations into the language of the list apply its rules if they name it in `style_id`. A list for a root language covers its variants. `GET /v3/languages?resource=style_rules` lists the languages.',
    tag: styleRulesTag,
    bodyLimit: styleRulesBodyLimit,
    body: Body,
    status: 201,
    response: ListAnswer,
    async handle(call): Promise<ListAnswer> {
      const { name, language, configured_rules = {}, custom_instructions = [] } = call.body;
      const list = await routes.lists.create(ownerOf(call, routes), {
        name,
        language,
        configuredRules: configured_rules,
        customInstructions: custom_instructions.map(toGivenInstruction),
      });
      return toListAnswer(list);
    },
  });
}
