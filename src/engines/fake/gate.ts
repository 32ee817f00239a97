/** A door that is shut until a test opens it. */
export class Gate {
  readonly #opened = Promise.withResolvers<void>();

  /** Resolves when the gate is open. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  open(): void {
    this.#opened.resolve();
  }
}
