/** Reads the numbers of lttoolbox's files: the two high bits of the first byte say how many bytes follow it. */
export class CompressedIntegers {
  readonly bytes: Uint8Array;
  position: number;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  next(): number {
    const first = this.#byte();
    if (first < 0x40) return first;
    if (first < 0x80) return ((first & 0x3f) << 8) | this.#byte();
    if (first < 0xc0) return ((first & 0x3f) << 16) | (this.#byte() << 8) | this.#byte();
    return ((first & 0x3f) << 24) | (this.#byte() << 16) | (this.#byte() << 8) | this.#byte();
  }

  text(): string {
    let text = '';
    for (let left = this.next(); left > 0; left--) text += String.fromCodePoint(this.next());
    return text;
  }

  /** Whether a file's sign comes next; steps over it and its flags, which it gives. */
  header(sign: string): number | undefined {
    for (let index = 0; index < sign.length; index++)
      if (this.bytes[this.position + index] !== sign.charCodeAt(index)) return undefined;
    this.position += sign.length;
    let flags = 0;
    for (let index = 0; index < 8; index++) flags += this.#byte() * 2 ** (8 * index);
    return flags;
  }

  #byte(): number {
    const byte = this.bytes[this.position++];
    if (byte === undefined) throw new RangeError('The file ends too early.');
    return byte;
  }
}
