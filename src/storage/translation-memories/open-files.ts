/** What is open on the files last used. */
export class OpenFiles<Opened extends Disposable> {
  readonly #open: (path: string) => Opened;
  readonly #most: number;
  /** The least recently used first. */
  readonly #opened = new Map<string, Opened>();

  constructor(most: number, open: (path: string) => Opened) {
    this.#most = most;
    this.#open = open;
  }

  of(path: string): Opened {
    const opened = this.#opened.get(path) ?? this.#open(path);
    this.#opened.delete(path);
    this.#opened.set(path, opened);
    const [oldest] = this.#opened.keys();
    if (this.#opened.size > this.#most && oldest !== undefined) this.close(oldest);
    return opened;
  }

  close(path: string): void {
    this.#opened.get(path)?.[Symbol.dispose]();
    this.#opened.delete(path);
  }

  closeAll(): void {
    for (const path of [...this.#opened.keys()]) this.close(path);
  }
}
