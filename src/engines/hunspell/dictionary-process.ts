import { type ChildProcess, spawn } from 'node:child_process';
import { withinLimits } from '../../processes/within-limits.ts';

export interface ProcessSettings {
  /** Path of `hunspell`. */
  readonly program: string;
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** Path of `stdbuf`: without it answers would wait until many have come together. */
  readonly lineBuffer: string;
  /** Address space in bytes; needs `limiter`. */
  readonly memoryLimit: number;
}

interface Asked {
  readonly unknown: Set<string>;
  readonly resolve: (unknown: ReadonlySet<string>) => void;
  readonly reject: (error: Error) => void;
}

/** No dictionary has it: when it comes back, so has everything before it. */
const endMark = 'qqqxzq';

/**
 * One `hunspell -l` with one dictionary, which lists the words that it does not have. Its life:
 *
 *     start ─► ask: a word a line, the end mark ─► unknown words, the end mark ─► ask … ─► end
 */
export class DictionaryProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #asked: Asked | undefined;
  #end: Error | undefined;
  #rest = '';

  /** `path` is that of the dictionary, without its ending. `onEnd` is called once. */
  constructor(path: string, settings: ProcessSettings, onEnd: () => void) {
    const { program, limiter, lineBuffer, memoryLimit } = settings;
    const words = [lineBuffer, '-oL', program, '-l', '-i', 'UTF-8', '-d', path];
    const [command, ...rest] = withinLimits({ limiter, memoryLimit }, words);
    this.#child = spawn(command, rest, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8' },
    });
    const ignore = (): void => {};
    this.#child.stdin?.on('error', ignore);
    this.#child.stdout?.on('error', ignore);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#gone = new Promise((resolve) => {
      const ended = (what: string, cause?: unknown): void => {
        this.#fail(new Error(`hunspell ${what}`, { cause }));
        onEnd();
        resolve();
      };
      this.#child.once('error', (error) => ended('could not run', error));
      this.#child.once('exit', (code, signal) => ended(signal === null ? `exited with ${code}` : `got ${signal}`));
    });
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  get ended(): boolean {
    return this.#end !== undefined;
  }

  /** The words that the dictionary does not have. One question at a time. Rejects when the process ends. */
  ask(words: Iterable<string>): Promise<ReadonlySet<string>> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      this.#asked = { unknown: new Set(), resolve, reject };
      this.#child.stdin?.write(`${[...words].join('\n')}\n${endMark}\n`);
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail(new Error('hunspell was ended'));
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== endMark) this.#asked?.unknown.add(line);
      else {
        const asked = this.#asked;
        this.#asked = undefined;
        asked?.resolve(asked.unknown);
      }
    }
  }

  #fail(error: Error): void {
    this.#end ??= error;
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.reject(this.#end);
  }
}
