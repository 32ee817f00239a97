import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withinLimits } from '../../../processes/within-limits.ts';

export interface ModelProcessSettings {
  /** Path of `pocketsphinx-stream`. */
  readonly program: string;
  readonly acousticModel: string;
  readonly languageModel: string;
  readonly dictionary: string;
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** Address space in bytes, of this process and of each that it forks; needs `limiter`. */
  readonly memoryLimit: number;
}

/**
 * One `pocketsphinx-stream`, which has the models loaded and forks a process for each connection; its source describes both. Its life:
 *
 *     start ─► ready ─► connect … connect … ─► end ─► gone
 */
export class ModelProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #ready: Promise<void>;
  readonly #gone: Promise<void>;
  #hasEnded = false;

  private constructor(
    folder: string,
    { program, acousticModel, languageModel, dictionary, ...limits }: ModelProcessSettings,
  ) {
    this.#folder = folder;
    const words = [program, acousticModel, languageModel, dictionary, join(folder, 'models')];
    const [command, ...all] = withinLimits(limits, words);
    // It ends when its input does: also where this process is killed.
    this.#child = spawn(command, all, { stdio: ['pipe', 'pipe', 'ignore'], cwd: '/', env: { LC_ALL: 'C.UTF-8' } });
    this.#child.stdin?.on('error', () => {});
    const ended = Promise.withResolvers<void>();
    this.#gone = ended.promise;
    this.#ready = new Promise((resolve, reject) => {
      this.#child.stdout?.once('data', () => resolve()).on('error', () => {});
      const end = (what: string, cause?: unknown): void => {
        this.#hasEnded = true;
        reject(new Error(`pocketsphinx-stream ${what}`, { cause }));
        ended.resolve();
      };
      this.#child.once('error', (error) => end('could not run', error));
      this.#child.once('exit', (code, signal) => end(signal === null ? `exited with ${code}` : `got ${signal}`));
    });
    this.#ready.catch(() => {});
  }

  static async start(settings: ModelProcessSettings): Promise<ModelProcess> {
    return new ModelProcess(await mkdtemp(join(tmpdir(), 'dragoman-models-')), settings);
  }

  get id(): number | undefined {
    return this.#hasEnded ? undefined : this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** A connection for one stream. Rejects where the models cannot be loaded, or the process has ended. */
  async connect(): Promise<Socket> {
    await this.#ready;
    const socket = connect(join(this.#folder, 'models')).on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    return socket;
  }

  /** Ends the process; streams that are open go on. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
