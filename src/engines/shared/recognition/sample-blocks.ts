import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';

/** Cuts samples that come in pieces of any length into blocks of one length, so that engines answer the same however they came. */
export class SampleBlocks {
  readonly #length: number;
  #open: Int16Array;
  #filled = 0;

  constructor(length: number) {
    this.#length = length;
    this.#open = new Int16Array(length);
  }

  /** The blocks that these samples complete. */
  *add(samples: SpeechSamples): Generator<SpeechSamples> {
    for (let start = 0; start < samples.length; ) {
      const taken = Math.min(samples.length - start, this.#length - this.#filled);
      this.#open.set(samples.subarray(start, start + taken), this.#filled);
      this.#filled += taken;
      start += taken;
      if (this.#filled === this.#length) yield this.#release();
    }
  }

  /** The samples that fill no block. */
  rest(): SpeechSamples {
    const filled = this.#filled;
    return this.#release().subarray(0, filled);
  }

  #release(): SpeechSamples {
    const block = this.#open;
    this.#open = new Int16Array(this.#length);
    this.#filled = 0;
    return block;
  }
}
