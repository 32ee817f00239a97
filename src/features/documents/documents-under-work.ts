import type { WorkProgress } from '../../contracts/stores/documents.ts';
import { DocumentEnds } from './document-ends.ts';
import { ExpectedWork } from './expected-work.ts';
import { PartDurations } from './part-durations.ts';
import { RunningDocument, type RunningDocumentOptions } from './running-document.ts';
import { TranslationSpeed } from './translation-speed.ts';
import { WorkDurations } from './work-durations.ts';

interface Running {
  readonly stop: AbortController;
  readonly document: RunningDocument;
}

/** What this process knows of the documents it works on: how far they are, how to stop, and who waits for their ends. */
export class DocumentsUnderWork {
  readonly ends = new DocumentEnds();
  readonly speed = new TranslationSpeed();
  readonly durations = new WorkDurations();
  readonly parts = new PartDurations();
  readonly expected = new ExpectedWork();
  readonly #running = new Map<string, Running>();
  readonly #removed = new Set<string>();

  /** The signal aborts when the document is removed. */
  begin(
    id: string,
    options: Pick<RunningDocumentOptions, 'format' | 'expected' | 'now'>,
  ): Disposable & { readonly signal: AbortSignal; readonly document: RunningDocument } {
    const { speed, parts } = this;
    const running: Running = {
      stop: new AbortController(),
      document: new RunningDocument({ ...options, speed, parts }),
    };
    this.#running.set(id, running);
    return {
      signal: running.stop.signal,
      document: running.document,
      [Symbol.dispose]: () => {
        if (this.#running.get(id) === running) this.#running.delete(id);
      },
    };
  }

  /** Undefined when nobody here translates it. */
  progress(
    id: string,
  ): { readonly seconds: number | undefined; readonly progress: WorkProgress | undefined } | undefined {
    const document = this.#running.get(id)?.document;
    return document && { seconds: document.seconds, progress: document.progress };
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
