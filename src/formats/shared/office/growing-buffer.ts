/** Bytes that come one after the other, in memory once but for when they outgrow what was expected. */
export class GrowingBuffer {
  #bytes: Buffer;
  #length = 0;

  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafeSlow(expected);
  }

  append(more: Uint8Array): void {
    const length = this.#length + more.length;
    if (length > this.#bytes.length) {
      const grown = Buffer.allocUnsafeSlow(Math.ceil(length * 1.25));
      grown.set(this.bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(more, this.#length);
    this.#length = length;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
