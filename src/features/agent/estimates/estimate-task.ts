import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextWork } from '../../../contracts/text-work.ts';
import type { ServiceCaller } from '../services/agent-service.ts';
import { fillTemplates } from '../workflow-templates.ts';
import type { ListedWorkflow } from '../workflows.ts';
import { EstimatedFiles } from './estimated-files.ts';
import type { EstimatedStep, EstimatingServices } from './estimated-step.ts';

export interface TaskEstimate {
  readonly steps: readonly EstimatedStep[];
  /** Of the steps whose costs are known. */
  readonly characters: number;
  readonly milliseconds: number;
  /** Which steps it has without their costs; undefined where it has all of them. */
  readonly incomplete: string | undefined;
}

const mostNamed = 5;

/**
 * Goes through a workflow without doing anything that stays: each step is prepared, which checks it and says what it costs. What only
 * the run has is named step by step. Throws what would refuse the task for certain.
 */
export async function estimateTask(
  services: EstimatingServices,
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
  signal: AbortSignal,
): Promise<TaskEstimate> {
  const owner = { accountId: caller.caller.identity.account.id, signal };
  const { EstimatingRun } = await import('./estimating-run.ts');
  const run = new EstimatingRun({
    services,
    caller: { ...caller, files: new EstimatedFiles() },
    fill: fillTemplates(textWork, version !== undefined, owner),
    signal,
  });
  const steps = await run.of(workflow, input);
  const sum = (unit: 'characters' | 'milliseconds'): number => steps.reduce((all, step) => all + step[unit], 0);
  return { steps, characters: sum('characters'), milliseconds: sum('milliseconds'), incomplete: whatIsMissing(steps) };
}

function whatIsMissing(steps: readonly EstimatedStep[]): string | undefined {
  const paths = steps.filter(({ certainty }) => certainty === 'unknown').map(({ path }) => path);
  if (paths.length === 0) return undefined;
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : '';
  return `what these steps cost is known when they run: ${paths.slice(0, mostNamed).join(', ')}${more}.`;
}
