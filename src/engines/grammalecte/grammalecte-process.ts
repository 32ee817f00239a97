import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { withinLimits } from '../../processes/within-limits.ts';
import { type CheckedSentence, readAnswer } from './read-answer.ts';

export interface GrammalecteProgram {
  /** Path of the Python that has the package. */
  readonly python: string;
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** Address space in bytes; needs `limiter`. */
  readonly memoryLimit: number;
}

interface Asked {
  readonly sentences: readonly string[];
  readonly resolve: (checked: readonly CheckedSentence[]) => void;
  readonly reject: (error: Error) => void;
}

const worker = join(import.meta.dirname, 'grammalecte-worker.py');

/** Kinds of findings: typography is the author's choice, and rules of our own are about it; the others are on or off by default. */
const kinds = {
  apos: false,
  esp: false,
  nbsp: false,
  num: false,
  nf: false,
  unit: false,
  typo: false,
  virg: false,
  maj: false,
  minis: false,
  mapos: false,
  chim: false,
  eepi: false,
  redon1: false,
  redon2: false,
  bs: false,
  date: false,
};

/** One Grammalecte in a Python process. One question at a time; its answer is a line. */
export class GrammalecteProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #asked: Asked | undefined;
  #end: Error | undefined;
  readonly #parts: string[] = [];

  /** `onEnd` is called once. */
  constructor({ python, limiter, memoryLimit }: GrammalecteProgram, onEnd: () => void) {
    const words = [python, '-I', worker, JSON.stringify(kinds)];
    const [command, ...rest] = withinLimits({ limiter, memoryLimit }, words);
    this.#child = spawn(command, rest, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8', PYTHONDONTWRITEBYTECODE: '1' },
    });
    const ignore = (): void => {};
    const decoder = new StringDecoder('utf8');
    this.#child.stdin?.on('error', ignore);
    this.#child.stdout?.on('error', ignore);
    this.#child.stdout?.on('data', (bytes: Buffer) => this.#read(decoder.write(bytes)));
    this.#gone = new Promise((resolve) => {
      const ended = (what: string, cause?: unknown): void => {
        this.#fail(new Error(`Grammalecte ${what}`, { cause }));
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

  /** What it finds in each sentence. Rejects when the process ends. */
  ask(sentences: readonly string[]): Promise<readonly CheckedSentence[]> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      this.#asked = { sentences, resolve, reject };
      this.#child.stdin?.write(`${JSON.stringify(sentences)}\n`);
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail(new Error('Grammalecte was ended'));
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #read(text: string): void {
    this.#parts.push(text);
    if (!text.endsWith('\n')) return;
    const line = this.#parts.splice(0).join('');
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked === undefined) return;
    try {
      asked.resolve(readAnswer(asked.sentences, line));
    } catch (error) {
      asked.reject(error as Error);
    }
  }

  #fail(error: Error): void {
    this.#end ??= error;
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.reject(this.#end);
  }
}
