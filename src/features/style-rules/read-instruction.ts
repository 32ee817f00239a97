import type { CustomInstruction } from '../../contracts/stores/style-rules.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { knownLanguage } from '../../language/variants.ts';
import { readResourceText } from '../resource-name.ts';

/** An instruction as a client sends it. */
export interface GivenInstruction {
  readonly label: string;
  readonly prompt: string;
  readonly sourceLanguage: string | undefined;
}

/** `path` is its position in the request: `custom_instructions[0].`, or nowhere in particular. */
export function readInstruction(given: GivenInstruction, id: string, path = ''): CustomInstruction {
  const { sourceLanguage } = given;
  return {
    id,
    label: readResourceText(`${path}label`, given.label),
    prompt: readResourceText(`${path}prompt`, given.prompt),
    ...(sourceLanguage === undefined
      ? {}
      : { sourceLanguage: readSourceLanguage(sourceLanguage, `${path}source_language`) }),
  };
}

function readSourceLanguage(given: string, parameter: string): string {
  const code = knownLanguage(given);
  if (code !== undefined) return code;
  throw new ServiceError('invalid_parameter', {
    parameter,
    reason: `'${given}' is not a language code such as en or pt-BR.`,
  });
}
