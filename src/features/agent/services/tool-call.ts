import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { idOf, type StepFiles } from '../task-files.ts';
import type { PreparedCall } from './agent-service.ts';

/** The files of the task with those only that the workflow lets a tool read. */
export function limitFiles(files: StepFiles, allowed: ReadonlySet<string>): StepFiles {
  const check = (reference: JsonValue): JsonValue => {
    const id = idOf(reference);
    if (id !== undefined && allowed.has(id)) return reference;
    throw new ServiceError('agent_task_failed', { reason: 'the workflow does not give this file to the tool.' });
  };
  return {
    add: (file) => files.add(file),
    open: async (reference) => files.open(check(reference)),
    describe: async (reference) => files.describe(check(reference)),
    read: async (reference) => files.read(check(reference)),
  };
}

/** A call of a tool. What refuses it for good is its result, which the model reads and the journal has; it costs nothing then. */
export async function prepareTool(prepare: () => Promise<PreparedCall>, signal: AbortSignal): Promise<PreparedCall> {
  try {
    return await prepare();
  } catch (error) {
    signal.throwIfAborted();
    const result = refusalOf(error);
    return { run: async () => result };
  }
}

/** Runs a call; of a tool, what refuses it for good is the result. */
export async function runCall(
  prepared: PreparedCall,
  isTool: boolean,
  signal: AbortSignal,
): Promise<{ readonly result: JsonValue; readonly isRefused: boolean }> {
  try {
    return { result: await prepared.run(signal), isRefused: false };
  } catch (error) {
    // Whatever a call makes of it, the work has ended.
    signal.throwIfAborted();
    if (!isTool) throw error;
    return { result: refusalOf(error), isRefused: true };
  }
}

/** Rejects with what may pass. */
function refusalOf(error: unknown): JsonValue {
  if (!(error instanceof ServiceError) || error.retryable || error.code === 'internal') throw error;
  return { error: error.message };
}
