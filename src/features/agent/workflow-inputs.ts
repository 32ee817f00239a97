import type { JsonValue, Workflow } from '../../contracts/agent/workflow.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { textTask } from '../../language/tasks/text-task.ts';
import { compileInput, type InputProblem } from './workflow/check-input.ts';
import type { run } from './workflow/check-input-task.ts';
import type { ListedWorkflow } from './workflows.ts';

/** Checks a value by a schema that anybody wrote. */
export const inputCheck = textTask<typeof run>(
  'check_workflow_input',
  new URL('./workflow/check-input-task.ts', import.meta.url),
);

function refuse(problem: InputProblem | undefined, parameter: string): void {
  if (problem === undefined) return;
  throw new ServiceError('invalid_parameter', { parameter: `${parameter}${problem.member}`, reason: problem.reason });
}

/** Checks inputs by the schemas of workflows: those of accounts in a thread, those of the server, compiled once, here. */
export class WorkflowInputs {
  readonly #compiled = new WeakMap<Workflow, (input: JsonValue) => InputProblem | undefined>();
  readonly #textWork: TextWork;

  constructor(textWork: TextWork) {
    this.#textWork = textWork;
  }

  /** Rejects with `invalid_parameter`, which names the field. */
  async check({ workflow, version }: ListedWorkflow, input: JsonValue, accountId: string): Promise<void> {
    const parameter = 'workflow_request.input';
    if (version === undefined) refuse(this.#compile(workflow)(input), parameter);
    else await this.checkBy(workflow.input, input, { parameter, accountId });
  }

  /** By a schema that anybody wrote. */
  async checkBy(
    schema: object,
    value: JsonValue,
    { parameter, accountId }: { readonly parameter: string; readonly accountId: string },
  ): Promise<void> {
    const { signal } = new AbortController();
    const session = this.#textWork.open({ accountId, signal });
    refuse(await session.run(inputCheck, { schema, input: value }, Number.POSITIVE_INFINITY), parameter);
  }

  #compile(workflow: Workflow): (input: JsonValue) => InputProblem | undefined {
    let compiled = this.#compiled.get(workflow);
    if (compiled === undefined) {
      compiled = compileInput(workflow.input);
      this.#compiled.set(workflow, compiled);
    }
    return compiled;
  }
}
