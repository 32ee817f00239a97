/** Finds texts of ASCII in bytes that come in pieces of any size. */
export class TextSearch {
  readonly #wanted: readonly Buffer[];
  readonly #found = new Set<string>();
  readonly #overlap: number;
  /** The end of what came before, in which a text may begin. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(texts: readonly string[]) {
    this.#wanted = [...new Set(texts)].map((text) => Buffer.from(text, 'latin1'));
    this.#overlap = Math.max(0, ...this.#wanted.map(({ length }) => length - 1));
  }

  get found(): ReadonlySet<string> {
    return this.#found;
  }

  add(bytes: Uint8Array): void {
    if (this.#found.size === this.#wanted.length) return;
    const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const seam = Buffer.concat([this.#rest, piece.subarray(0, this.#overlap)]);
    for (const text of this.#wanted)
      if (seam.includes(text) || piece.includes(text)) this.#found.add(text.toString('latin1'));
    this.#rest = Buffer.concat([this.#rest, piece.subarray(-this.#overlap)]).subarray(-this.#overlap);
  }
}
