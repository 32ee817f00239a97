import { type Static, Type } from 'typebox';
import type { CustomInstruction, StyleRuleList, StyleRuleSummary } from '../../../contracts/stores/style-rules.ts';
import { styleRuleLimits } from '../../../features/style-rules/limits.ts';
import type { GivenInstruction } from '../../../features/style-rules/read-instruction.ts';
import { showsStyleRules } from '../../openapi/add-style-rules.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const styleRulesTag = 'Style rules';

/** Bytes of a body: 200 instructions of 400 characters, each of 12 bytes when it is escaped in JSON or in a form. */
export const styleRulesBodyLimit = 2 * 1024 * 1024;

export const StyleParams = Type.Object({ style_id: resourceId('The list.') });
export type StyleParams = Static<typeof StyleParams>;

export const InstructionParams = Type.Object({
  style_id: resourceId('The list.'),
  instruction_id: resourceId('The instruction.'),
});
export type InstructionParams = Static<typeof InstructionParams>;

export const listName = Type.String({ minLength: 1, maxLength: styleRuleLimits.name });

export const ConfiguredRulesBody = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
  description: 'Category → rule → value.',
  [showsStyleRules]: true,
});
export type ConfiguredRulesBody = Static<typeof ConfiguredRulesBody>;

export const InstructionBody = Type.Object({
  label: Type.String({ minLength: 1, maxLength: styleRuleLimits.label }),
  prompt: Type.String({ minLength: 1, maxLength: styleRuleLimits.prompt }),
  source_language: Type.Optional(
    Type.String({ description: 'Source language to which the instruction applies. Default: all.' }),
  ),
});
export type InstructionBody = Static<typeof InstructionBody>;

const instructionFields = {
  id: Type.String(),
  label: Type.String(),
  prompt: Type.String(),
  source_language: Type.Optional(Type.String()),
};

export const InstructionAnswer = Type.Object(instructionFields);
export type InstructionAnswer = Static<typeof InstructionAnswer>;

const summaryFields = {
  style_id: Type.String(),
  name: Type.String(),
  language: Type.String({ description: 'BCP 47 code, such as `de` or `pt-BR`.' }),
  version: Type.Integer({ description: 'Starts at 1 and increases with every change.' }),
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
  updated_time: Type.String({ description: 'Time of the last change, in ISO 8601 with milliseconds.' }),
};

const detailFields = {
  configured_rules: ConfiguredRulesBody,
  custom_instructions: Type.Array(InstructionAnswer),
};

export const SummaryAnswer = Type.Object(summaryFields);
export type SummaryAnswer = Static<typeof SummaryAnswer>;

export const ListAnswer = Type.Object({ ...summaryFields, ...detailFields });
export type ListAnswer = Static<typeof ListAnswer>;

/** The list and, at the same level, its new instruction: clients read one or the other (`facts.md`). */
export const AddedInstructionAnswer = Type.Object({ ...summaryFields, ...detailFields, ...instructionFields });
export type AddedInstructionAnswer = Static<typeof AddedInstructionAnswer>;

export const PageAnswer = Type.Object({
  style_rules: Type.Array(
    Type.Object({
      ...summaryFields,
      configured_rules: Type.Optional(detailFields.configured_rules),
      custom_instructions: Type.Optional(detailFields.custom_instructions),
    }),
  ),
});
export type PageAnswer = Static<typeof PageAnswer>;

export function toSummaryAnswer({
  id,
  name,
  language,
  version,
  createdAt,
  updatedAt,
}: StyleRuleSummary): SummaryAnswer {
  return {
    style_id: id,
    name,
    language,
    version,
    creation_time: createdAt.toISOString(),
    updated_time: updatedAt.toISOString(),
  };
}

export function toListAnswer(list: StyleRuleList): ListAnswer {
  return {
    ...toSummaryAnswer(list),
    configured_rules: list.configuredRules,
    custom_instructions: list.customInstructions.map(toInstructionAnswer),
  };
}

export function toInstructionAnswer({ id, label, prompt, sourceLanguage }: CustomInstruction): InstructionAnswer {
  return { id, label, prompt, ...(sourceLanguage === undefined ? {} : { source_language: sourceLanguage }) };
}

export function toGivenInstruction({ label, prompt, source_language }: InstructionBody): GivenInstruction {
  return { label, prompt, sourceLanguage: source_language };
}
