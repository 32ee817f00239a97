import type { Socket } from 'node:net';
import type { Clock } from '../../../contracts/clock.ts';
import { WorkUnderWay } from '../../../scheduling/work-under-way.ts';
import { ModelProcess, type ModelProcessSettings } from './model-process.ts';

/** Milliseconds that loaded models stay after the last stream. */
const idleLimit = 300_000;

/**
 * Keeps the models loaded while there are streams, and for some minutes after:
 *
 *     connect ─► started where there is none ─► streams … the last one is over ─► five minutes ─► ended
 *                    └─ ended by itself: the next stream starts another one
 */
export class ModelKeeper implements AsyncDisposable {
  readonly #settings: () => Promise<ModelProcessSettings>;
  readonly #clock: Clock;
  readonly #ending = new WorkUnderWay();
  #process: Promise<ModelProcess> | undefined;
  /** The same, once it has started. */
  #started: ModelProcess | undefined;
  #streams = 0;
  #cancelEnd: (() => void) | undefined;
  #isStopped = false;

  constructor(settings: () => Promise<ModelProcessSettings>, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Of the process that has the models, while there is one. */
  get processId(): number | undefined {
    return this.#started?.id;
  }

  /** A connection for a stream, which counts until it is closed. */
  async connect(): Promise<Socket> {
    if (this.#isStopped) throw new Error('the recognizer has stopped');
    this.#cancelEnd?.();
    this.#cancelEnd = undefined;
    this.#streams += 1;
    try {
      const socket = await this.#connect();
      socket.once('close', () => this.#leave());
      if (this.#isStopped) socket.destroy();
      return socket;
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  /** Streams get another process from here on: this one does not answer. */
  discard(): void {
    const discarded = this.#process;
    this.#process = undefined;
    this.#started = undefined;
    if (discarded === undefined) return;
    const end = discarded.then(
      (process) => process[Symbol.asyncDispose](),
      () => {},
    );
    void this.#ending.add(end);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true;
    this.#cancelEnd?.();
    this.discard();
    await this.#ending[Symbol.asyncDispose]();
  }

  async #connect(): Promise<Socket> {
    const known = this.#process;
    const isOver = known !== undefined && (await known.catch(() => undefined))?.hasEnded !== false;
    if (isOver && this.#process === known) this.discard();
    if (this.#isStopped) throw new Error('the recognizer has stopped');
    this.#process ??= this.#settings().then((settings) => ModelProcess.start(settings));
    const current = this.#process;
    try {
      const started = await current;
      if (this.#process === current) this.#started = started;
      return await started.connect();
    } catch (error) {
      if (this.#process === current) this.discard();
      throw error;
    }
  }

  #leave(): void {
    this.#streams -= 1;
    if (this.#streams > 0 || this.#isStopped) return;
    this.#cancelEnd = this.#clock.after(idleLimit, () => this.discard());
  }
}
