import type { TextTask, TextWork, WorkOwner, WorkSession } from '../contracts/text-work.ts';
import { loadTask } from './load-task.ts';

/** Text work on the caller's own thread, for programs that serve nobody else, such as the command line. */
export class InlineTextWork implements TextWork {
  readonly #closed = new AbortController();

  open({ signal }: WorkOwner): WorkSession {
    return inlineSession(AbortSignal.any([signal, this.#closed.signal]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed.abort(new Error('The server is closing.'));
  }
}

/** A session on the caller's own thread, without a budget. */
export function inlineSession(signal: AbortSignal): WorkSession {
  return {
    run: async <Input, Output>({ module }: TextTask<Input, Output>, input: Input): Promise<Output> => {
      signal.throwIfAborted();
      const run = await loadTask(module);
      signal.throwIfAborted();
      return (await run(input)) as Output;
    },
  };
}
