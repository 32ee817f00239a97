import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';

/** The last samples of a stream, found by their number in it. */
export class SampleWindow {
  #blocks: SpeechSamples[] = [];
  #start = 0;
  #end = 0;

  /** Number of the first sample that is kept. */
  get start(): number {
    return this.#start;
  }

  /** Number of the sample that comes next. */
  get end(): number {
    return this.#end;
  }

  append(block: SpeechSamples): void {
    this.#blocks.push(block);
    this.#end += block.length;
  }

  /** A copy of the samples from one number to before another, as far as they are kept. */
  slice(from: number, to: number): SpeechSamples {
    const first = Math.max(from, this.#start);
    const copy = new Int16Array(Math.max(Math.min(to, this.#end) - first, 0));
    let at = this.#start;
    for (const block of this.#blocks) {
      const skipped = Math.max(first - at, 0);
      const wanted = block.subarray(skipped, Math.max(first + copy.length - at, 0));
      if (wanted.length > 0) copy.set(wanted, at + skipped - first);
      at += block.length;
    }
    return copy;
  }

  /** Forgets the samples before a number, as far as whole blocks go. */
  dropBefore(number: number): void {
    let dropped = 0;
    for (const block of this.#blocks) {
      if (this.#start + block.length > number) break;
      this.#start += block.length;
      dropped += 1;
    }
    if (dropped > 0) this.#blocks = this.#blocks.slice(dropped);
  }
}
