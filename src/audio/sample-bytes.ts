import { endianness } from 'node:os';

const swaps = endianness() === 'BE';

/** Signed 16-bit samples from bytes in little-endian order; an even number of bytes. */
export function samplesOf(bytes: Uint8Array): Int16Array {
  const copy = Buffer.from(new Uint8Array(bytes).buffer);
  if (swaps) copy.swap16();
  return new Int16Array(copy.buffer, copy.byteOffset, copy.length >> 1);
}

/** The bytes of samples in little-endian order, in memory of their own. */
export function bytesOf(samples: Int16Array): Buffer {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  const copy = Buffer.from(new Uint8Array(bytes).buffer);
  return swaps ? copy.swap16() : copy;
}

/** Joins bytes that were cut anywhere to whole samples; an odd byte waits for the next ones. */
export class SampleJoiner {
  #odd: number | undefined;

  push(bytes: Uint8Array): Int16Array {
    const odd = this.#odd;
    const whole = odd === undefined ? bytes : Buffer.concat([Uint8Array.of(odd), bytes]);
    const even = whole.length & ~1;
    this.#odd = even < whole.length ? whole[even] : undefined;
    return samplesOf(whole.subarray(0, even));
  }

  /** Whether half a sample waits for its other half. */
  get incomplete(): boolean {
    return this.#odd !== undefined;
  }
}
