import { HeldKeys } from './held-keys.ts';
import { type MeasuredProgress, TranslationSpeed } from './translation-speed.ts';
import { WorkDurations } from './work-durations.ts';

interface Running {
  readonly stop: AbortController;
  /** Expected of the whole work, until its text is known. */
  readonly seconds: number;
  progress?: MeasuredProgress;
}

/** What this process knows of the documents it works on: their keys, how far they are, and how to stop. */
export class DocumentsUnderWork {
  readonly keys = new HeldKeys();
  readonly speed = new TranslationSpeed();
  readonly durations = new WorkDurations();
  readonly #running = new Map<string, Running>();
  readonly #removed = new Set<string>();

  /** The signal aborts when the document is removed. `seconds` is what the work is expected to take. */
  begin(
    id: string,
    seconds: number,
  ): {
    readonly signal: AbortSignal;
    report(progress: MeasuredProgress): void;
    [Symbol.dispose](): void;
  } {
    const running: Running = { stop: new AbortController(), seconds };
    this.#running.set(id, running);
    return {
      signal: running.stop.signal,
      report: (progress) => {
        running.progress = progress;
      },
      [Symbol.dispose]: () => {
        if (this.#running.get(id) === running) this.#running.delete(id);
      },
    };
  }

  /** Undefined when nobody here translates it. */
  secondsRemaining(id: string): number | undefined {
    const running = this.#running.get(id);
    if (running === undefined) return undefined;
    return running.progress === undefined ? running.seconds : this.speed.secondsFor(running.progress);
  }

  /** Stops what is under way. From then on it is not there, whatever the stores still say until the end. */
  remove(id: string): { end(): void } {
    this.keys.drop(id);
    this.#removed.add(id);
    this.#running.get(id)?.stop.abort(new Error('The document was removed.'));
    return { end: () => this.#removed.delete(id) };
  }

  isRemoved(id: string): boolean {
    return this.#removed.has(id);
  }
}
