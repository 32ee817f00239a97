import type { JsonValue, Workflow } from '../../contracts/agent/workflow.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { textTask } from '../../language/tasks/text-task.ts';
import { compileInput, type InputProblem } from './workflow/check-input.ts';
import type { run } from './workflow/check-input-task.ts';
import type { ListedWorkflow } from './workflows.ts';

const task = textTask<typeof run>('check_workflow_input', new URL('./workflow/check-input-task.ts', import.meta.url));

/** Checks inputs by the schemas of workflows: those of accounts in a thread, those of the server, compiled once, here. */
export class WorkflowInputs {
  readonly #compiled = new WeakMap<Workflow, (input: JsonValue) => InputProblem | undefined>();
  readonly #textWork: TextWork;

  constructor(textWork: TextWork) {
    this.#textWork = textWork;
  }

  /** Rejects with `invalid_parameter`, which names the field. */
  async check({ workflow, version }: ListedWorkflow, input: JsonValue, accountId: string): Promise<void> {
    const { signal } = new AbortController();
    const problem =
      version === undefined
        ? this.#compile(workflow)(input)
        : await this.#textWork.open({ accountId, signal }).run(task, { schema: workflow.input, input }, Infinity);
    if (problem === undefined) return;
    const parameter = `workflow_request.input${problem.member}`;
    throw new ServiceError('invalid_parameter', { parameter, reason: problem.reason });
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
