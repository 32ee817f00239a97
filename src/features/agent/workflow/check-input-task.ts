import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { compileInput, type InputProblem } from './check-input.ts';

/** Checks an input by a schema of anybody: a large one takes hundreds of milliseconds to compile. */
export function run({
  schema,
  input,
}: {
  readonly schema: object;
  readonly input: JsonValue;
}): InputProblem | undefined {
  return compileInput(schema)(input);
}
