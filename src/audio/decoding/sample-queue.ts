import type { SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';

/** Samples that wait to be read, at most: four seconds. What one chunk of input gives may exceed it. */
const capacity = 64_000;
const samplesPerMillisecond = 16;

/** Decoded samples between a decoder and the one who reads them. */
export class SampleQueue implements AsyncIterable<SpeechSamples> {
  readonly #waiting: SpeechSamples[] = [];
  #held = 0;
  #total = 0;
  #end: { readonly error?: unknown } | undefined;
  #iterated = false;
  /** Wakes the reader, and those who wait for room. */
  #wakeReader = (): void => {};
  #wakeWriters: (() => void)[] = [];
  readonly #onRoom: () => void;

  /** `onRoom` is called when a full queue has room again. */
  constructor(onRoom: () => void = () => {}) {
    this.#onRoom = onRoom;
  }

  get isFull(): boolean {
    return this.#held >= capacity;
  }

  get ended(): boolean {
    return this.#end !== undefined;
  }

  /** Of everything that was pushed. */
  durationMs(): number {
    return this.#total / samplesPerMillisecond;
  }

  push(samples: SpeechSamples): void {
    if (this.#end !== undefined || samples.length === 0) return;
    this.#waiting.push(samples);
    this.#held += samples.length;
    this.#total += samples.length;
    this.#wakeReader();
  }

  /** Resolves when there is room; rejects after a failure. */
  async room(): Promise<void> {
    while (this.isFull && this.#end === undefined)
      await new Promise<void>((resolve) => this.#wakeWriters.push(resolve));
    this.throwFailure();
  }

  throwFailure(): void {
    if (this.#end?.error !== undefined) throw this.#end.error;
  }

  /** The reader gets what is there, then the end. */
  finish(): void {
    this.#close({});
  }

  /** The reader gets what is there, then the error. */
  fail(error: unknown): void {
    this.#close({ error });
  }

  /** The reader gets the error at once. */
  abandon(error: unknown): void {
    this.#waiting.length = 0;
    this.#held = 0;
    this.#end = { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SpeechSamples, void, undefined> {
    if (this.#iterated) throw new Error('decoded audio is iterated once');
    this.#iterated = true;
    for (;;) {
      const samples = this.#waiting.shift();
      if (samples !== undefined) {
        this.#take(samples.length);
        yield samples;
      } else if (this.#end !== undefined) {
        this.throwFailure();
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#wakeReader = resolve;
        });
      }
    }
  }

  #take(count: number): void {
    const wasFull = this.isFull;
    this.#held -= count;
    if (!wasFull || this.isFull) return;
    this.#onRoom();
    for (const wake of this.#wakeWriters.splice(0)) wake();
  }

  #close(end: { readonly error?: unknown }): void {
    if (this.#end !== undefined) return;
    this.#end = end;
    this.#wake();
  }

  #wake(): void {
    this.#wakeReader();
    for (const wake of this.#wakeWriters.splice(0)) wake();
  }
}
