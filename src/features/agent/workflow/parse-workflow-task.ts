import type { Workflow } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { parseWorkflow, WorkflowError } from './parse-workflow.ts';

/** Reads a workflow file off the thread that serves requests: a file that is made for it takes a second. */
export function run({ source }: { readonly source: string }): Workflow {
  try {
    return parseWorkflow(source);
  } catch (error) {
    if (!(error instanceof WorkflowError)) throw error;
    throw new ServiceError('invalid_workflow', { reason: error.message });
  }
}
