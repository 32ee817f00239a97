import type { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { CommandFailure, systemErrorWords } from './command-errors.ts';

/** A signal ended the work. */
export class Interrupted extends Error {
  /** As shells report a process ended by this signal. */
  readonly exitCode: number;

  constructor(signal: NodeJS.Signals) {
    super(`Ended by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

export interface Stop extends Disposable {
  readonly signal: AbortSignal;
}

/** The part of `process` that stopping needs. */
export type StoppableProcess = EventEmitter & Pick<NodeJS.Process, 'exit'>;

/**
 * Aborts with `Interrupted` at the first SIGINT, SIGTERM or SIGHUP, and when nobody reads one of the outputs any more. A
 * second signal does not wait for processes to end.
 */
export function stopOnSignals(process: StoppableProcess, outputs: readonly EventEmitter[]): Stop {
  const controller = new AbortController();
  const stop = (signal: NodeJS.Signals): void => {
    const interrupted = new Interrupted(signal);
    if (controller.signal.aborted) process.exit(interrupted.exitCode);
    controller.abort(interrupted);
  };
  const outputFailed = (error: NodeJS.ErrnoException): void =>
    controller.abort(
      error.code === 'EPIPE'
        ? new Interrupted('SIGPIPE')
        : new CommandFailure(`The output cannot be written: ${systemErrorWords(error) ?? error.message}.`, {
            cause: error,
          }),
    );
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  for (const output of outputs) output.on('error', outputFailed);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      // The listeners on the outputs stay: an error may come after the last write.
      for (const signal of signals) process.off(signal, stop);
    },
  };
}
