import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import { withinLimits } from '../../processes/within-limits.ts';
import type { LoopSteps } from '../../scheduling/loop-steps.ts';
import { giveWay } from '../shared/give-way.ts';
import type { ModeStage } from './mode-file.ts';

export interface ChainOptions {
  /** Address space of each process in bytes; needs `limiter`. */
  readonly memoryLimit: number;
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** By how much the processes give way to this one, as `nice` counts: from 0, the default, to 19. */
  readonly niceness?: number | undefined;
  /** In which the processes start. */
  readonly steps: LoopSteps;
  readonly onOutput: (chunk: Buffer) => void;
  /** Called once, when any process of the chain ends or fails to start. */
  readonly onEnd: (cause: StageFailure) => void;
}

/** Milliseconds that the end of the process at fault may be reported later than what follows from it, on a busy machine. */
const causeDelay = 1_000;

/** The process that ended first, as far as is known. */
export class StageFailure extends Error {
  readonly program: string;
  /** The system could not make the process. */
  readonly notStarted: boolean;

  constructor(program: string, what: string, cause?: unknown, notStarted = false) {
    super(`${basename(program)} ${what}`, { cause });
    this.name = 'StageFailure';
    this.program = basename(program);
    this.notStarted = notStarted;
  }
}

/**
 * One process per stage, each reading what the one before writes, without a shell: every process is our child, so the end
 * of any is seen at once. When this process dies, the first stage reads end of file and the chain folds up.
 *
 * ```
 * new ─► last process ─► … ─► first process ─► what was written goes in ─► output
 *          (one in each turn of the event loop)
 * ```
 */
export class ProcessChain {
  readonly #stages: readonly ModeStage[];
  readonly #options: ChainOptions;
  /** Those that have started, in the order of the stages. */
  readonly #children: ChildProcess[] = [];
  readonly #exits: Promise<void>[] = [];
  /** Written before the first process was there. */
  readonly #early: string[] = [];
  #input: Writable | undefined;
  #ended = false;
  #failure: StageFailure | undefined;

  constructor(stages: readonly ModeStage[], options: ChainOptions) {
    if (stages.length === 0) throw new Error('a pipeline needs a stage');
    this.#stages = stages;
    this.#options = options;
    // From the last to the first: a process that reads ours is there before anything can be written to it.
    for (const stage of stages.toReversed()) options.steps.add(() => this.#start(stage));
  }

  get processCount(): number {
    return this.#stages.length;
  }

  get processIds(): readonly number[] {
    return this.#children.flatMap((child) => child.pid ?? []);
  }

  write(text: string): void {
    if (this.#input === undefined) this.#early.push(text);
    else this.#input.write(text);
  }

  /** Ends every process; resolves when all are gone. `onEnd` is not called. */
  kill(): Promise<void> {
    this.#ended = true;
    for (const child of this.#children) child.kill('SIGKILL');
    this.#children[0]?.stdin?.destroy();
    this.#children.at(-1)?.stdout?.destroy();
    return Promise.all(this.#exits).then(ignore);
  }

  #start(stage: ModeStage): void {
    if (this.#ended || this.#failure !== undefined) return;
    const { niceness, onOutput } = this.#options;
    const next = this.#children[0]?.stdin ?? undefined;
    try {
      const child = start(stage, next ?? 'pipe', this.#options);
      this.#children.unshift(child);
      giveWay(child, niceness);
      this.#watch(child, stage);
      // The process before holds its own copy; with ours the next one would never read the end.
      next?.destroy();
      // A broken pipe is reported by the end of the process that broke it.
      child.stdin?.on('error', ignore);
      if (next === undefined) child.stdout?.on('error', ignore).on('data', onOutput);
      if (this.#children.length === this.#stages.length) this.#open(child);
    } catch (error) {
      this.#fail(new StageFailure(stage.program, 'could not be started', error, true));
    }
  }

  #open({ stdin }: ChildProcess): void {
    this.#input = stdin ?? undefined;
    for (const text of this.#early.splice(0)) this.#input?.write(text);
  }

  #watch(child: ChildProcess, stage: ModeStage): void {
    this.#exits.push(
      new Promise((resolve) => {
        child.once('error', (error) => {
          this.#fail(new StageFailure(stage.program, 'could not run', error));
          if (child.pid === undefined) resolve();
        });
        child.once('exit', (code, signal) => {
          const what = signal === null ? `exited with ${code}` : `was ended by ${signal}`;
          this.#fail(new StageFailure(stage.program, what), signal === 'SIGPIPE' || code === 0);
          resolve();
        });
      }),
    );
  }

  /** Receives what looks like the end of a process seen from outside, such as output at the wrong time. */
  reportSymptom(what: string): void {
    this.#fail(new StageFailure('pipeline', what), true);
  }

  /**
   * When a process dies, its neighbours soon end too, of a broken pipe or at the end of their input, and may write a last
   * word. The news come in any order, so a mere consequence waits for the cause,
   * or until every process has ended.
   */
  #fail(failure: StageFailure, isConsequence = false): void {
    if (this.#ended) return;
    if (this.#failure === undefined || !isConsequence) this.#failure = failure;
    if (!isConsequence) this.#conclude();
    else {
      void Promise.all(this.#exits).then(() => this.#conclude());
      setTimeout(() => this.#conclude(), causeDelay).unref();
    }
  }

  #conclude(): void {
    if (this.#ended || this.#failure === undefined) return;
    void this.kill();
    this.#options.onEnd(this.#failure);
  }
}

function start(stage: ModeStage, output: Writable | 'pipe', limits: ChainOptions): ChildProcess {
  const [command, ...words] = withinLimits(limits, [stage.program, ...stage.arguments]);
  return spawn(command, words, {
    stdio: ['pipe', output, stage.reports === true && output !== 'pipe' ? output : 'ignore'],
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8' },
  });
}

function ignore(): void {}
