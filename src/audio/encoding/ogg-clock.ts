import type { OggPage } from './ogg-pages.ts';

/** How a codec counts its samples in pages. */
export interface OggTiming {
  /** Granules at the beginning that decoders skip. */
  readonly skipped: number;
  readonly granulesPerSample: number;
}

/** Opus counts at 48 kHz; its encoder looks 312 of these samples ahead. */
export const opusTiming: OggTiming = { skipped: 312, granulesPerSample: 2 };
/** FLAC counts its own samples. */
export const flacTiming: OggTiming = { skipped: 0, granulesPerSample: 1 };

/** Counts the samples that each page gives. */
export class OggClock {
  readonly #timing: OggTiming;
  #samples = 0;

  constructor(timing: OggTiming) {
    this.#timing = timing;
  }

  /** Samples that this page adds; pages of headers add none. */
  advance({ granule }: OggPage): number {
    const { skipped, granulesPerSample } = this.#timing;
    const samples = Math.max(this.#samples, (granule - skipped) / granulesPerSample);
    const added = samples - this.#samples;
    this.#samples = samples;
    return added;
  }
}
