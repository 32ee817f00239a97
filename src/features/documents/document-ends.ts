/** Waits of this process for the end of the work on a document, or of the document. */
export class DocumentEnds {
  readonly #waiting = new Map<string, Set<() => void>>();

  /** `ended` resolves at the next `end` of that document; whoever waits no longer disposes of it. */
  wait(id: string): Disposable & { readonly ended: Promise<void> } {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const waiting = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, waiting.add(resolve));
    return {
      ended,
      [Symbol.dispose]: () => {
        waiting.delete(resolve);
        if (waiting.size === 0 && this.#waiting.get(id) === waiting) this.#waiting.delete(id);
      },
    };
  }

  /** Any may have ended: all who wait look. */
  endAll(): void {
    for (const id of this.#waiting.keys()) this.end(id);
  }

  end(id: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    for (const resolve of waiting ?? []) resolve();
  }
}
