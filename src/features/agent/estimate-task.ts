import type { JsonValue, StepService } from '../../contracts/agent/workflow.ts';
import { unitOf } from '../../contracts/stores/usage.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { ServiceCaller } from './services/agent-service.ts';
import type { AgentServices } from './services/agent-services.ts';
import type { StepFiles } from './task-files.ts';
import { fillTemplates } from './workflow-templates.ts';
import type { ListedWorkflow } from './workflows.ts';

export interface EstimatedStep {
  readonly path: string;
  readonly service: StepService;
  readonly characters: number;
  readonly milliseconds: number;
}

export interface TaskEstimate {
  readonly steps: readonly EstimatedStep[];
  readonly characters: number;
  readonly milliseconds: number;
  /** Why there may be further steps that are not in it; undefined where it has all of them. */
  readonly incomplete: string | undefined;
}

/**
 * Goes through a workflow without doing anything: each step is prepared, which checks it and says what it costs, and gives what
 * its service assumes for its result. Throws what refuses a step.
 */
export async function estimateTask(
  services: Pick<AgentServices, 'prepare' | 'assume'>,
  textWork: TextWork,
  {
    listed: { workflow, version },
    input,
    caller,
  }: {
    readonly listed: ListedWorkflow;
    readonly input: JsonValue;
    readonly caller: Omit<ServiceCaller, 'files' | 'stepId'>;
  },
  requestSignal: AbortSignal,
): Promise<TaskEstimate> {
  // Steps that run beside one whose result is not known end with it.
  const ending = new AbortController();
  const signal = AbortSignal.any([requestSignal, ending.signal]);
  const owner = { accountId: caller.caller.identity.account.id, signal };
  const { runWorkflow } = await import('./workflow/run-workflow.ts');
  const steps: EstimatedStep[] = [];
  let incomplete: string | undefined;
  try {
    await runWorkflow(
      {
        workflow,
        input,
        fill: fillTemplates(textWork, version !== undefined, owner),
        async call(path, { service }, stepInput) {
          const prepared = await services.prepare(
            service,
            { ...caller, files: noFiles, stepId: path },
            stepInput,
            signal,
          );
          await prepared.close?.();
          signal.throwIfAborted();
          const { usage } = prepared;
          const cost = { characters: 0, milliseconds: 0 };
          if (usage !== undefined) cost[unitOf[usage.product]] = usage.amount;
          steps.push({ path, service, ...cost });
          const assumed = services.assume(service, stepInput);
          if (assumed === undefined) throw new Unknown(`what comes after the step ${path} depends on its result.`);
          return assumed;
        },
        async ask(path) {
          throw new Unknown(`what comes after the step ${path} depends on the answer.`);
        },
      },
      signal,
    );
  } catch (error) {
    if (error instanceof Unknown) incomplete = error.message;
    else if (error instanceof ServiceError && steps.length > 0) incomplete = error.message;
    else throw error;
  } finally {
    ending.abort(new Error('The estimate has ended.'));
  }
  const sum = (unit: 'characters' | 'milliseconds'): number => steps.reduce((all, step) => all + step[unit], 0);
  return { steps, characters: sum('characters'), milliseconds: sum('milliseconds'), incomplete };
}

/** The result of a step is not known before it is done. */
class Unknown extends Error {}

const refuse = async (): Promise<never> => {
  throw new Unknown('a step needs files that are made when the task runs.');
};

const noFiles: StepFiles = { add: refuse, open: refuse, read: refuse, describe: refuse };
