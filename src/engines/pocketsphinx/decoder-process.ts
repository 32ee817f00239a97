import { type ChildProcess, spawn } from 'node:child_process';
import type { Clock } from '../../contracts/clock.ts';
import type { SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import { withinLimits } from '../../processes/within-limits.ts';
import { giveWay } from '../shared/give-way.ts';
import type { DecodedWord } from './read-decoded-words.ts';

export interface DecoderSettings {
  /** Path of `pocketsphinx-stream`. */
  readonly program: string;
  readonly acousticModel: string;
  readonly languageModel: string;
  readonly dictionary: string;
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** Address space in bytes; needs `limiter`. */
  readonly memoryLimit: number;
  /** By how much the process gives way to others (`giveWay`). */
  readonly niceness: number;
  readonly clock: Clock;
  /** Milliseconds without an answer after which a decoder that owes one is stuck. */
  readonly timeLimit: number;
}

interface Asked {
  readonly resolve: (words: readonly DecodedWord[]) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly kind: 'ready' | 'tentative' | 'concluded';
  readonly words?: readonly DecodedWord[];
}

/** The decoder took longer than its limit. */
export class DecoderStuck extends Error {}

/**
 * One `pocketsphinx-stream`, for one stream of speech; its source describes what it reads and writes. Its life:
 *
 *     start ─► ready ─► begin, hear … tentative … end ─► begin … ─► kill
 */
export class DecoderProcess {
  /** Resolves when the models are loaded. */
  readonly ready: Promise<unknown>;
  readonly #child: ChildProcess;
  readonly #settings: DecoderSettings;
  readonly #gone: Promise<void>;
  readonly #asked: Asked[] = [];
  #cancelLimit: (() => void) | undefined;
  #end: Error | undefined;
  #rest = '';

  /** `onEnd` is called once, with the reason. */
  constructor(settings: DecoderSettings, onEnd: (reason: Error) => void) {
    this.#settings = settings;
    const { program, acousticModel, languageModel, dictionary } = settings;
    const [command, ...words] = withinLimits(settings, [program, acousticModel, languageModel, dictionary]);
    this.#child = spawn(command, words, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8' },
    });
    giveWay(this.#child, settings.niceness);
    const ignore = (): void => {};
    this.#child.stdin?.on('error', ignore);
    this.#child.stdout?.on('error', ignore);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#gone = new Promise((resolve) => {
      const ended = (what: string, cause?: unknown): void => {
        this.#fail(new Error(`pocketsphinx-stream ${what}`, { cause }));
        onEnd(this.#end as Error);
        resolve();
      };
      this.#child.once('error', (error) => ended('could not run', error));
      this.#child.once('exit', (code, signal) => ended(signal === null ? `exited with ${code}` : `got ${signal}`));
    });
    this.ready = this.#ask();
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  /** An utterance begins. Where it is heard whole, it is decoded when something is asked: better, and later. */
  begin(isHeardWhole: boolean): Promise<void> {
    return this.#send(isHeardWhole ? 'W' : 'B');
  }

  /** Resolves when the decoder takes more: some seconds of samples lie between here and there. */
  hear(samples: SpeechSamples): Promise<void> {
    return this.#send('A', samples);
  }

  /** What was said so far in the utterance. */
  tentative(): Promise<readonly DecodedWord[]> {
    const answer = this.#ask();
    this.#send('P').catch(() => {});
    return answer;
  }

  /** The utterance ends: what was said in it. */
  end(): Promise<readonly DecodedWord[]> {
    const answer = this.#ask();
    this.#send('E').catch(() => {});
    return answer;
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail(new Error('pocketsphinx-stream was ended'));
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #ask(): Promise<readonly DecodedWord[]> {
    const answer = new Promise<readonly DecodedWord[]>((resolve, reject) => {
      if (this.#end !== undefined) reject(this.#end);
      else this.#asked.push({ resolve, reject });
    });
    answer.catch(() => {});
    if (this.#asked.length === 1) this.#limit();
    return answer;
  }

  #send(kind: 'B' | 'W' | 'A' | 'P' | 'E', samples: SpeechSamples = new Int16Array()): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      const frame = Buffer.alloc(5 + samples.byteLength);
      frame.write(kind, 'latin1');
      frame.writeUInt32LE(samples.byteLength, 1);
      frame.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), 5);
      this.#child.stdin?.write(frame, (error) => {
        if (this.#end !== undefined || error) reject(this.#end ?? error);
        else resolve();
      });
    });
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const { words = [] } = JSON.parse(line) as Answer;
      this.#asked.shift()?.resolve(words);
    }
    if (lines.length > 0) this.#limit();
  }

  /** The time for the next answer begins. */
  #limit(): void {
    this.#cancelLimit?.();
    this.#cancelLimit = undefined;
    if (this.#asked.length === 0 || this.#end !== undefined) return;
    this.#cancelLimit = this.#settings.clock.after(this.#settings.timeLimit, () => {
      this.#fail(new DecoderStuck('pocketsphinx-stream did not answer in time'));
      this.#child.kill('SIGKILL');
    });
  }

  #fail(error: Error): void {
    this.#end ??= error;
    this.#cancelLimit?.();
    for (const asked of this.#asked.splice(0)) asked.reject(this.#end);
  }
}
