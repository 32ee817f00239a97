import type { RecognitionEvent } from '../../../contracts/engines/speech-recognizer.ts';

/** Unread events that hold writers up. */
const capacity = 64;

/**
 * The events of one stream, between the engine that hears and the caller that iterates. A tentative event that nobody has
 * read gives way to the next event, so that a slow reader gets the newest.
 */
export class RecognitionEvents implements AsyncIterable<RecognitionEvent> {
  #unread: RecognitionEvent[] = [];
  #end: { readonly error?: unknown } | undefined;
  #changed = Promise.withResolvers<void>();

  get ended(): boolean {
    return this.#end !== undefined;
  }

  push(event: RecognitionEvent): void {
    if (this.#end !== undefined) return;
    if (this.#unread.at(-1)?.kind === 'tentative') this.#unread.pop();
    this.#unread.push(event);
    this.#wake();
  }

  /** All is said. What is unread can still be read. */
  end(): void {
    this.#end ??= {};
    this.#wake();
  }

  /** Iteration and writers end with the error, at once. */
  fail(error: unknown): void {
    if (this.#end !== undefined && 'error' in this.#end) return;
    this.#end = { error };
    this.#unread = [];
    this.#wake();
  }

  /** Resolves when there is room for what more speech may say. Rejects with the error of the stream. */
  async room(): Promise<void> {
    while (this.#end === undefined && this.#unread.length >= capacity) await this.#changed.promise;
    this.throwIfFailed();
  }

  throwIfFailed(): void {
    if (this.#end !== undefined && 'error' in this.#end) throw this.#end.error;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RecognitionEvent> {
    for (;;) {
      this.throwIfFailed();
      const event = this.#unread.shift();
      if (event !== undefined) {
        this.#wake();
        yield event;
      } else if (this.#end !== undefined) return;
      else await this.#changed.promise;
    }
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
