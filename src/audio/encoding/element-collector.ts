import type { EncodedAudio } from '../../contracts/audio/audio-encoder.ts';
import { encodedRate, type MediaElement } from './media-element.ts';

/** The elements that an encoder has made, until somebody takes them. */
export class ElementCollector {
  #ready: MediaElement[] = [];
  #covered: number;
  #end: { readonly error?: unknown } | undefined;
  #wake = (): void => {};

  /** `delay` is how many samples come out before the first that went in. */
  constructor(delay: number) {
    this.#covered = -delay;
  }

  /** How many of the samples that went in have come out. */
  get covered(): number {
    return this.#covered;
  }

  add(elements: readonly MediaElement[]): void {
    for (const element of elements) {
      this.#ready.push(element);
      this.#covered += element.samples;
    }
    this.#wake();
  }

  /** Nothing comes any more. */
  finish(): void {
    this.#end ??= {};
    this.#wake();
  }

  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  throwFailure(): void {
    if (this.#end?.error !== undefined) throw this.#end.error;
  }

  /** Resolves when so many samples have come out, or nothing comes any more. One caller at a time. */
  async reach(covered: number): Promise<void> {
    while (this.#covered < covered && this.#end === undefined)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.throwFailure();
  }

  /** What is there. Headers wait for the first audio. */
  take(): EncodedAudio {
    const elements = this.#ready;
    if (elements.every(({ isHeader }) => isHeader)) return { elements: [], durationMs: 0 };
    this.#ready = [];
    const headers = elements.filter(({ isHeader }) => isHeader).length;
    const samples = elements.reduce((sum, element) => sum + element.samples, 0);
    return {
      elements: elements.map(({ bytes }) => bytes),
      ...(headers > 0 ? { headers } : {}),
      durationMs: (samples * 1000) / encodedRate,
    };
  }
}
