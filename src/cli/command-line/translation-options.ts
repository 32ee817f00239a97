import { canonicalLanguage } from '../../language/codes.ts';
import { MisuseError } from './command-errors.ts';

/** Values of `--formality`, as in the interface. */
export const formalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const;

/** `--formality` of commands that translate, in a group of their help. */
export function formalityOption(group: string) {
  return {
    type: 'string',
    value: 'LEVEL',
    completion: formalities,
    help: 'more or less (an error if no engine supports it), prefer_more or prefer_less.',
    group,
  } as const;
}

/** The code as it is given, if it is one. */
export function languageValue(option: string, code: string): string {
  if (canonicalLanguage(code) === undefined)
    throw new MisuseError(`${option}: "${code}" is not a valid language code (examples: es, pt-BR).`);
  return code;
}

/** Values of `--keep-code`, as in the interface. */
export const keepCodes = ['auto', 'off'] as const;

/** `--keep-code` of commands that translate, in a group of their help. */
export function keepCodeOption(group: string) {
  return {
    type: 'string',
    value: 'WHEN',
    completion: keepCodes,
    help: 'auto keeps code, identifiers, paths, placeholders and template expressions as they are; off translates them. Default: auto.',
    group,
  } as const;
}

/** `--no-interface-phrases` of commands that translate, in a group of their help. */
export function noInterfacePhrasesOption(group: string) {
  return {
    type: 'boolean',
    help: 'Sends short texts such as "Open" to the engines like any other, instead of translating them as programs do.',
    group,
  } as const;
}

/** Throws `MisuseError` with what would be right; undefined if the option is not given. */
export function keepCodeValue(given: string | undefined): (typeof keepCodes)[number] | undefined {
  const known = keepCodes.find((value) => value === given);
  if (given !== undefined && known === undefined)
    throw new MisuseError(`--keep-code takes ${keepCodes.join(' or ')}, not "${given}".`);
  return known;
}
