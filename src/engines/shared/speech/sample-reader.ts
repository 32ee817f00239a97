import { endianness } from 'node:os';

const swapped = endianness() === 'BE';

/** Signed 16-bit samples, little-endian, from bytes that are cut anywhere. */
export class SampleReader {
  #odd: number | undefined;

  read(bytes: Uint8Array): Int16Array {
    const before = this.#odd === undefined ? 0 : 1;
    const count = (bytes.length + before) >> 1;
    const whole = Buffer.alloc(count * 2);
    if (this.#odd !== undefined && count > 0) whole[0] = this.#odd;
    whole.set(bytes.subarray(0, count * 2 - before), count > 0 ? before : 0);
    if ((bytes.length + before) % 2 === 0) this.#odd = undefined;
    else if (bytes.length > 0) this.#odd = bytes.at(-1);
    if (swapped) whole.swap16();
    return new Int16Array(whole.buffer, whole.byteOffset, count);
  }
}
