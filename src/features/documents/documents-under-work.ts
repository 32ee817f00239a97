import { DocumentEnds } from './document-ends.ts';
import { ExpectedWork } from './expected-work.ts';
import { SteadyEstimate } from './steady-estimate.ts';
import { type MeasuredProgress, TranslationSpeed } from './translation-speed.ts';
import { WorkDurations } from './work-durations.ts';

interface Running {
  readonly stop: AbortController;
  /** Milliseconds that the whole work is expected to take, where that is known, until its text is. */
  readonly expected: number | undefined;
  readonly estimate: SteadyEstimate;
  progress?: MeasuredProgress;
}

/** What this process knows of the documents it works on: how far they are, how to stop, and who waits for their ends. */
export class DocumentsUnderWork {
  readonly ends = new DocumentEnds();
  readonly speed = new TranslationSpeed();
  readonly durations = new WorkDurations();
  readonly expected = new ExpectedWork();
  readonly #running = new Map<string, Running>();
  readonly #removed = new Set<string>();

  /** The signal aborts when the document is removed. `expected` is how many milliseconds the work should take. */
  begin(
    id: string,
    expected: number | undefined,
  ): {
    readonly signal: AbortSignal;
    report(progress: MeasuredProgress): void;
    [Symbol.dispose](): void;
  } {
    const running: Running = { stop: new AbortController(), expected, estimate: new SteadyEstimate() };
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

  /**
   * Undefined when nobody here translates it. `seconds` are whole, at least 1, and undefined until the speed is known;
   * from one call to the next they do not jump.
   */
  remaining(id: string, now: Date): { readonly seconds: number | undefined } | undefined {
    const running = this.#running.get(id);
    if (running === undefined) return undefined;
    const { progress, expected, estimate } = running;
    const measured = progress === undefined ? undefined : this.speed.remaining(progress);
    const shown = estimate.at(now.getTime(), measured ?? expectedOf(expected, progress));
    return { seconds: shown === undefined ? undefined : Math.max(1, Math.ceil(shown / 1000)) };
  }

  /** Stops what is under way. From then on it is not there, whatever the stores still say until the end. */
  remove(id: string): { end(): void } {
    this.ends.end(id);
    this.#removed.add(id);
    this.#running.get(id)?.stop.abort(new Error('The document was removed.'));
    return { end: () => this.#removed.delete(id) };
  }

  isRemoved(id: string): boolean {
    return this.#removed.has(id);
  }
}

/** Of the whole work, the part that is left. */
function expectedOf(whole: number | undefined, progress: MeasuredProgress | undefined): number | undefined {
  if (whole === undefined || progress === undefined) return whole;
  return progress.characters === 0 ? 0 : whole * (1 - progress.charactersDone / progress.characters);
}
