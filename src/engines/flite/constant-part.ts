/** Removes the constant part of samples, which flite's voices have: a high-pass with one pole at 20 Hz. */
export class ConstantPart {
  readonly #keep: number;
  #before = 0;
  #out = 0;

  constructor(sampleRate: number) {
    this.#keep = 1 - (2 * Math.PI * 20) / sampleRate;
  }

  remove(samples: Int16Array): Int16Array {
    return samples.map((sample) => {
      this.#out = sample - this.#before + this.#keep * this.#out;
      this.#before = sample;
      return Math.max(-32_767, Math.min(32_767, Math.round(this.#out)));
    });
  }
}
