import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { compileCache } from './compile-cache.ts';
import { findProgram, usualSearchPath } from './find-program.ts';

export interface ProcessSettings {
  /** The module that the process runs. */
  readonly module: URL;
  /** For `processData` in that module; JSON. */
  readonly data: unknown;
  /** Mebibytes of JavaScript objects, where they have a limit of their own. */
  readonly heapMebibytes?: number;
  /** Mebibytes of all memory that the process writes to, where the machine has `prlimit`. */
  readonly memoryMebibytes: number;
  /** More options of Node. */
  readonly options?: readonly string[];
}

export interface ProcessEvents<Answer> {
  onAnswer(answer: Answer): void;
  /** Once, when the process is gone, anyone who ended it. The cause is what it died of, undefined where it was ended. */
  onEnd(cause: unknown): void;
}

/** A process has used all the memory that it may use. */
export class ProcessOutOfMemory extends Error {}

/** Enough of what a process says before it dies. */
const lastWords = 4096;
const outOfMemory = /out of memory|heap limit|bad_alloc/i;
/** What the kernel counts processor time in, on every architecture. */
const millisecondsPerTick = 10;

/**
 * A process of Node as a thread would be used, for work that must not end the server whatever it meets: a thread that takes too
 * much memory at once ends all of them. Its life:
 *
 *     new ─► runs ─► posted requests, answers ─► end(): killed, with what it has started ─► gone
 *             └─ died: error, memory, signal ──────────────────────────────────────────► gone, with the cause
 *
 * It inherits nothing of the environment but the folder of compiled modules, and ends with the server, even where that is killed. An
 * idle one keeps the server from nothing: anyone who waits for an answer holds it.
 */
export class SupervisedProcess<Request, Answer> {
  readonly #child: ChildProcess;
  readonly #began = performance.now();
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  #holds = 0;
  #ended = false;

  constructor(settings: ProcessSettings, events: ProcessEvents<Answer>) {
    const [program = '', ...words] = commandOf(settings);
    this.#child = fork(settings.module, [JSON.stringify(settings.data)], {
      execPath: program,
      execArgv: words,
      env: compileCache(),
      cwd: '/',
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // A group of its own: it is killed with all that it has started, and Ctrl-C in a terminal is for the server.
      detached: true,
    });
    const said = this.#keepLastWords();
    this.#child.on('message', (answer: Answer) => events.onAnswer(answer));
    this.#unref();
    this.gone = new Promise((resolve) => {
      const gone = (cause: unknown): void => {
        const died = !this.#ended;
        this.#ended = true;
        resolve();
        events.onEnd(died ? cause : undefined);
      };
      this.#child.once('error', (error) => {
        // It has never run; otherwise its end follows.
        if (this.#child.pid === undefined) gone(error);
      });
      this.#child.once('close', (code, signal) => gone(causeOf(code, signal, said())));
    });
  }

  /** Undefined where it could not start. */
  get id(): number | undefined {
    return this.#child.pid;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** What is posted to an ended process is dropped. */
  post(request: Request): void {
    if (!this.#ended && this.#child.connected) this.#child.send(request as object, () => {});
  }

  /** Keeps the server alive until the returned function is called; calling that again does nothing. */
  hold(): () => void {
    let held = true;
    this.#holds += 1;
    this.#ref();
    return () => {
      if (!held) return;
      held = false;
      this.#holds -= 1;
      if (this.#holds === 0) this.#unref();
    };
  }

  /**
   * Processor time that the main thread of the process has used since it began, in milliseconds. Where the system does not say,
   * it is the time since the process began.
   */
  async cpuMilliseconds(): Promise<number> {
    if (process.platform !== 'linux') return performance.now() - this.#began;
    const id = this.#child.pid;
    const status = await readFile(`/proc/${id}/task/${id}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  }

  /** Kills the process in the middle of what it does. Resolves when it is gone. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#ref();
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
    await this.gone;
  }

  #ref(): void {
    this.#child.ref();
    if (this.#child.connected) this.#child.channel?.ref();
  }

  #unref(): void {
    this.#child.unref();
    if (this.#child.connected) this.#child.channel?.unref();
  }

  #keepLastWords(): () => string {
    const stream = this.#child.stderr;
    let said = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-lastWords);
    });
    (stream as Socket | null)?.unref();
    return () => said;
  }
}

/** The program with its options. The process ends with the thread that began it, where the machine can see to that. */
function commandOf({ heapMebibytes, memoryMebibytes, options = [] }: ProcessSettings): readonly string[] {
  const ending = findProgram('setpriv', usualSearchPath);
  const limiter = process.platform === 'linux' ? findProgram('prlimit', usualSearchPath) : undefined;
  return [
    ...(ending === undefined ? [] : [ending, '--pdeathsig', 'KILL']),
    // Addresses are no measure: V8 and WebAssembly reserve many that they do not use.
    ...(limiter === undefined ? [] : [limiter, `--data=${memoryMebibytes * 1024 ** 2}`, '--core=0']),
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    ...(heapMebibytes === undefined ? [] : [`--max-old-space-size=${heapMebibytes}`]),
    ...options,
  ];
}

function causeOf(code: number | null, signal: NodeJS.Signals | null, said: string): Error {
  const end = signal === null ? `exited with ${code}` : `got ${signal}`;
  const message = `The process ${end}${said === '' ? '' : `: ${said.trim()}`}`;
  return signal !== null && outOfMemory.test(said) ? new ProcessOutOfMemory(message) : new Error(message);
}
