import type { FilterProgress } from '../../contracts/documents/document-filter.ts';

/** Of a document with very many pages not each one is a message. */
const mostReports = 500;

/** Hands on how far a task is: the first and the last report, and those between that count further. */
export class SparseProgress {
  readonly #send: (progress: FilterProgress) => void;
  #last: FilterProgress | undefined;

  constructor(send: (progress: FilterProgress) => void) {
    this.#send = send;
  }

  /** Another task begins. */
  begin(): void {
    this.#last = undefined;
  }

  report(progress: FilterProgress): void {
    const { unit, done, total } = progress;
    const last = this.#last;
    if (last?.unit === unit && last.total === total) {
      const step = Math.max(1, Math.floor(total / mostReports));
      if (done <= last.done || (done < last.done + step && done < total)) return;
    }
    this.#last = progress;
    this.#send(progress);
  }
}
