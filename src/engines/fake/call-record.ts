import type { TranslationBatch } from '../../contracts/engines/text-translator.ts';

/** What the fake engine was asked, as it was asked. */
export interface RecordedCall {
  readonly batch: TranslationBatch;
  readonly signal: AbortSignal;
}

/** Every call of an engine in order; a test can wait for the next ones instead of sleeping. */
export class CallRecord {
  readonly calls: RecordedCall[] = [];
  readonly #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  add(call: RecordedCall): void {
    this.calls.push(call);
    for (const { count, resolve } of this.#waiting) if (count <= this.calls.length) resolve();
  }

  /** Resolves as soon as there were so many calls. */
  reached(count: number): Promise<void> {
    if (this.calls.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }
}
