import type { RequestUnderWay } from './requests-under-way.ts';

export interface HeldLoop {
  /** From the last turn of the event loop to the next. */
  readonly milliseconds: number;
  /** What the main thread worked meanwhile; much less where the machine had no processor for it. */
  readonly cpuMilliseconds: number;
  readonly requests: readonly RequestUnderWay[];
}

export interface LoopWatchOptions {
  /** Requests under way or ended since the last call. */
  readonly requests: () => readonly RequestUnderWay[];
  readonly onHeld: (held: HeldLoop) => void;
}

/** How often the loop shows that it turns. */
export const beatMilliseconds = 50;
/** A loop that did not turn for so long held up everybody. */
const heldMilliseconds = 200;

/**
 * Notices when the event loop was held: a beat that comes late shows how long. The time of the last beat is in shared
 * memory, where the health listener reads it from its own thread while the loop is held.
 */
export class LoopWatch implements Disposable {
  /** One 64-bit number: milliseconds of the clock at the last beat. */
  readonly heartbeat = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  readonly #beats = new BigInt64Array(this.heartbeat);
  readonly #options: LoopWatchOptions;
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();
  #cpu = process.threadCpuUsage();

  constructor(options: LoopWatchOptions) {
    this.#options = options;
    Atomics.store(this.#beats, 0, BigInt(Date.now()));
    this.#timer = setInterval(() => this.#beat(), beatMilliseconds).unref();
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    Atomics.store(this.#beats, 0, BigInt(Date.now()));
    const now = performance.now();
    const milliseconds = now - this.#last - beatMilliseconds;
    const before = this.#cpu;
    this.#cpu = process.threadCpuUsage();
    this.#last = now;
    const requests = this.#options.requests();
    if (milliseconds < heldMilliseconds) return;
    const cpuMilliseconds = (this.#cpu.user - before.user + this.#cpu.system - before.system) / 1000;
    this.#options.onHeld({ milliseconds, cpuMilliseconds, requests });
  }
}
