import type { SynthesizedSpeech } from '../../../contracts/engines/speech-synthesizer.ts';

/** Stretches between an engine that makes them as it likes and the caller that reads them. */
export class StretchQueue implements AsyncIterable<SynthesizedSpeech> {
  readonly #unread: SynthesizedSpeech[] = [];
  #end: { readonly error?: unknown } | undefined;
  #changed = Promise.withResolvers<void>();

  push(stretch: SynthesizedSpeech): void {
    this.#unread.push(stretch);
    this.#changed.resolve();
  }

  /** What is unread can still be read; then iteration ends, with the error where there is one. */
  end(end: { readonly error?: unknown } = {}): void {
    this.#end ??= end;
    this.#changed.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SynthesizedSpeech> {
    for (;;) {
      const stretch = this.#unread.shift();
      if (stretch !== undefined) yield stretch;
      else if (this.#end === undefined) {
        await this.#changed.promise;
        this.#changed = Promise.withResolvers();
      } else if ('error' in this.#end) throw this.#end.error;
      else return;
    }
  }
}
