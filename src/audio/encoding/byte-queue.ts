/** Bytes that wait until a whole unit of a format is there. */
export class ByteQueue {
  #waiting: Buffer = Buffer.alloc(0);

  push(bytes: Uint8Array): void {
    this.#waiting = this.#waiting.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#waiting, bytes]);
  }

  /** Takes whole units while there are any. `lengthOf` is undefined where the bytes are too few to say. */
  *take(lengthOf: (bytes: Buffer) => number | undefined): Generator<Buffer> {
    for (;;) {
      const length = lengthOf(this.#waiting);
      if (length === undefined || length > this.#waiting.length) return;
      const unit = this.#waiting.subarray(0, length);
      this.#waiting = this.#waiting.subarray(length);
      yield unit;
    }
  }
}

/** What an encoder wrote is not of its format. */
export class MalformedMedia extends Error {
  override readonly name = 'MalformedMedia';
}
