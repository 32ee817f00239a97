import type { Clock } from '../../contracts/clock.ts';
import { findProgram } from '../../processes/find-program.ts';
import type { ProcessLimits } from '../../processes/within-limits.ts';

export interface FfmpegOptions {
  /** Folders of programs, separated as in `PATH`. */
  readonly searchPath: string;
  readonly clock: Pick<Clock, 'after'>;
  /** Address space of a process in bytes. Default 1 GiB. */
  readonly memoryLimit?: number;
  /** How long a process may work without reading or writing anything, in milliseconds. Default 30 s, which it may take twice. */
  readonly stallMs?: number;
}

/** How the machine runs ffmpeg. */
export interface FfmpegProgram extends ProcessLimits {
  readonly path: string;
  readonly stallMs: number;
  readonly clock: Pick<Clock, 'after'>;
}

const gibibyte = 1024 ** 3;

/** Finds ffmpeg whenever it is needed: set-up may install it beside a server that works. */
export class FfmpegFinder {
  readonly #options: FfmpegOptions;
  #found: FfmpegProgram | undefined;

  constructor(options: FfmpegOptions) {
    this.#options = options;
  }

  find(): FfmpegProgram | undefined {
    const { searchPath, clock, memoryLimit = gibibyte, stallMs = 30_000 } = this.#options;
    if (this.#found !== undefined) return this.#found;
    const path = findProgram('ffmpeg', searchPath);
    if (path !== undefined)
      this.#found = { path, limiter: findProgram('prlimit', searchPath), memoryLimit, stallMs, clock };
    return this.#found;
  }
}
