/**
 * A pure function over texts of users that may be done in another thread. `module` exports it as `run`; input and output
 * are data that can be copied between threads. `run` may throw a `ServiceError`, which reaches the caller as it is.
 */
export interface TextTask<Input, Output> {
  /** Names the task in logs and metrics. */
  readonly name: string;
  /** Address of the module, loaded where the task runs. */
  readonly module: string;
  /** Inputs up to this size are worked on by the caller's thread, which takes a few milliseconds at the most. 0: none. */
  readonly inlineSize: number;
  /** Never called: keeps the types. */
  readonly types?: (input: Input) => Output;
}

/** For whom texts are worked on. */
export interface WorkOwner {
  /** Accounts take turns. Work without one shares the turns of one nameless account. */
  readonly accountId?: string | undefined;
  /** Default `interactive`, which goes before `background`. */
  readonly urgency?: 'interactive' | 'background';
  /** Ends what is under way and what waits. */
  readonly signal: AbortSignal;
}

/** The text work of one request or document, under one budget of processor time. */
export interface WorkSession {
  /**
   * Resolves to what the task's `run` returns for the input. `size` says how large the input is: its UTF-16 code units,
   * and one for each inline code.
   *
   * Rejects with `work_too_large` once the tasks of the session have taken their processor time or memory together, with
   * the reason of the owner's signal, or with what `run` threw.
   */
  run<Input, Output>(task: TextTask<Input, Output>, input: Input, size: number): Promise<Output>;
}

/**
 * Where texts of users are worked on, so that nobody's text holds up others. Every implementation passes
 * `test/contracts/text-work.ts`.
 *
 * - Tasks run off the caller's thread unless their input is small (`TextTask.inlineSize`).
 * - An account never has all threads while another one waits, and what it waits for is its own earlier work.
 * - A task that takes too much processor time or memory is ended; other tasks are not disturbed.
 * - `[Symbol.asyncDispose]` rejects what waits and what is under way.
 */
export interface TextWork extends AsyncDisposable {
  open(owner: WorkOwner): WorkSession;
}
