/** Changes the number of samples a second of one stream. All output together is as long as all input, to a sample. */
export interface Resampler {
  push(samples: Int16Array): Int16Array;
  /** What is left at the end. */
  end(): Int16Array;
}

/** Rates in samples a second, 8,000 to 48,000. Equal rates give the samples as they are. */
export type CreateResampler = (from: number, to: number) => Resampler;
