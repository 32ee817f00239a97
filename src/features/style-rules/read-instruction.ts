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

/** `place` is where it stands in the request: `custom_instructions[0].`, or nowhere in particular. */
export function readInstruction(given: GivenInstruction, id: string, place = ''): CustomInstruction {
  const { sourceLanguage } = given;
  return {
    id,
    label: readResourceText(`${place}label`, given.label),
    prompt: readResourceText(`${place}prompt`, given.prompt),
    ...(sourceLanguage === undefined
      ? {}
      : { sourceLanguage: readSourceLanguage(sourceLanguage, `${place}source_language`) }),
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
