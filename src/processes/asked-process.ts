import { type ChildProcess, spawn } from 'node:child_process';
import { type ProcessLimits, withinLimits } from './within-limits.ts';

export interface AskedProgram extends ProcessLimits {
  /** What errors call it. */
  readonly name: string;
  /** Its path and its arguments; nothing of a text, since others see them. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Takes what the program writes as it comes; returns the answer once it is whole. Where it throws, the question fails. */
export type AnswerReader<Answer> = (text: string) => Answer | undefined;

interface Question {
  take(text: string): void;
  fail(error: Error): void;
}

/**
 * A program that stays and is asked one question after the other, over its standard input and output. Its life:
 *
 *     new ─► ask: a question ─► an answer ─► ask … ─► kill, or an end of its own ─► gone
 */
export class AskedProcess {
  readonly #name: string;
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #question: Question | undefined;
  #end: Error | undefined;

  /** `onEnd` is called once. */
  constructor({ name, command: wanted, environment, ...limits }: AskedProgram, onEnd: () => void) {
    this.#name = name;
    const [command, ...words] = withinLimits(limits, wanted);
    this.#child = spawn(command, words, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8', ...environment },
    });
    const ignore = (): void => {};
    this.#child.stdin?.on('error', ignore);
    this.#child.stdout?.on('error', ignore);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#question?.take(text));
    this.#gone = new Promise((resolve) => {
      const ended = (what: string, cause?: unknown): void => {
        this.#fail(new Error(`${name} ${what}`, { cause }));
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

  /** One question at a time. Rejects when the process ends. */
  ask<Answer>(input: string, read: AnswerReader<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      const answered = (settle: () => void): void => {
        this.#question = undefined;
        settle();
      };
      this.#question = {
        fail: (error) => answered(() => reject(error)),
        take: (text) => {
          try {
            const answer = read(text);
            if (answer !== undefined) answered(() => resolve(answer));
          } catch (error) {
            answered(() => reject(error));
          }
        },
      };
      this.#child.stdin?.write(input);
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail(new Error(`${this.#name} was ended`));
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #fail(error: Error): void {
    this.#end ??= error;
    this.#question?.fail(this.#end);
  }
}
