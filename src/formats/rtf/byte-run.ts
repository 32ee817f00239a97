import type { CodePage } from './font-encodings.ts';

/** Bytes in a row that are decoded together, since two may be one character. */
export class ByteRun {
  #page: CodePage | undefined;
  #bytes: number[] = [];
  #starts: number[] = [];
  #end = 0;

  get isEmpty(): boolean {
    return this.#bytes.length === 0;
  }

  add(byte: number, start: number, end: number, page: CodePage): void {
    this.#page = page;
    this.#bytes.push(byte);
    this.#starts.push(start);
    this.#end = end;
  }

  /** What the bytes say, with its range in the source; `text` is undefined for bytes that have no character. */
  take(use: (text: string | undefined, start: number, end: number, page: CodePage) => void): void {
    const [bytes, starts, page, last] = [this.#bytes, this.#starts, this.#page, this.#end];
    if (page === undefined || bytes.length === 0) return;
    this.#bytes = [];
    this.#starts = [];
    for (const { text, start, end } of page.decode(bytes)) {
      use(text, starts[start] as number, starts[end] ?? last, page);
    }
  }
}
