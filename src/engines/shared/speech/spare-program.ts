import { type ProgramCommand, type ProgramLimits, RunningProgram } from './running-program.ts';

interface Waiting {
  readonly running: RunningProgram;
  readonly command: string;
  readonly cancel: () => void;
}

/** Milliseconds that a process waits for a text: longer than people pause while they speak. */
const idleMilliseconds = 60_000;

/**
 * At most one process that has been started and waits for its text, so that nobody waits for its start:
 *
 *     prepare ─► waits ─► take: whoever takes it gives it a text
 *                  └─ another command, a minute, its own end or dispose ─► gone
 */
export class SpareProgram implements Disposable {
  readonly #limits: ProgramLimits;
  #waiting: Waiting | undefined;
  #isDisposed = false;

  constructor(limits: ProgramLimits) {
    this.#limits = limits;
  }

  get id(): number | undefined {
    return this.#waiting?.running.id;
  }

  /** A process of this command waits from now on. */
  prepare(program: ProgramCommand): void {
    const command = keyOf(program);
    if (this.#isDisposed || (this.#waiting?.command === command && !this.#waiting.running.ended)) return;
    this.#end();
    const running = new RunningProgram(program, this.#limits);
    const cancel = this.#limits.clock.after(idleMilliseconds, () => this.#end());
    this.#waiting = { running, command, cancel };
  }

  /** The process that waits, where it is one of this command. */
  take(program: ProgramCommand): RunningProgram | undefined {
    const waiting = this.#waiting;
    if (waiting?.command !== keyOf(program)) return undefined;
    this.#waiting = undefined;
    waiting.cancel();
    return waiting.running.ended ? undefined : waiting.running;
  }

  [Symbol.dispose](): void {
    this.#isDisposed = true;
    this.#end();
  }

  #end(): void {
    this.#waiting?.cancel();
    this.#waiting?.running.kill();
    this.#waiting = undefined;
  }
}

function keyOf({ program, words }: ProgramCommand): string {
  return [program, ...words].join('\0');
}
