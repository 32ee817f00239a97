/**
 * Reads the numbers of Apertium's binary files: the two highest bits of the first byte say how many bytes follow, the
 * others are the highest digits of the number.
 */
export class ModelBytes {
  readonly #bytes: Buffer;
  #position = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#position;
  }

  number(): number {
    const first = this.#byte();
    let value = first & 0x3f;
    for (let following = first >> 6; following > 0; following -= 1) value = value * 256 + this.#byte();
    return value;
  }

  /** As many as the number before them says. */
  *numbers(): Generator<number> {
    for (let left = this.number(); left > 0; left -= 1) yield this.number();
  }

  text(): string {
    return String.fromCodePoint(...this.numbers());
  }

  skip(bytes: number): void {
    if (this.#position + bytes > this.#bytes.length) throw new RangeError('the file ends too early');
    this.#position += bytes;
  }

  #byte(): number {
    const value = this.#bytes[this.#position];
    if (value === undefined) throw new RangeError('the file ends too early');
    this.#position += 1;
    return value;
  }
}

export function encodeNumber(value: number): Buffer {
  const following = value < 1 << 6 ? 0 : value < 1 << 14 ? 1 : value < 1 << 22 ? 2 : 3;
  const bytes = Buffer.alloc(following + 1);
  bytes.writeUIntBE(value, 0, following + 1);
  bytes[0] = (bytes[0] ?? 0) | (following << 6);
  return bytes;
}
