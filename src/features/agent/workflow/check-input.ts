import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';

/** What is wrong with an input: where in it (`.segments.0`, empty for the whole), and why. */
export interface InputProblem {
  readonly member: string;
  readonly reason: string;
}

export function compileInput(schema: object): (input: JsonValue) => InputProblem | undefined {
  const check = new Ajv({ strict: false }).compile(schema);
  return (input) => (check(input) ? undefined : problemOf(check));
}

function problemOf({ errors }: ValidateFunction): InputProblem {
  const [error] = errors ?? [];
  if (errors?.at(-1)?.keyword === 'anyOf' && errors.slice(0, -1).every(({ keyword }) => keyword === 'required')) {
    // Each of the alternatives lacks a member.
    const missing = new Set(errors.slice(0, -1).map(({ params }) => `'${params.missingProperty}'`));
    const member = (errors.at(-1)?.instancePath ?? '').replaceAll('/', '.');
    return { member, reason: `it must have ${[...missing].join(' or ')}.` };
  }
  const allowed = error?.params.allowedValues as readonly string[] | undefined;
  const extra = error?.params.additionalProperty as string | undefined;
  const more = allowed !== undefined ? `: ${allowed.join(', ')}` : extra !== undefined ? ` (${extra})` : '';
  return {
    member: (error?.instancePath ?? '').replaceAll('/', '.'),
    reason: `it ${error?.message ?? 'is wrong'}${more}.`,
  };
}
