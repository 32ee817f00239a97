import type { NewJob } from '../../contracts/jobs/job-queue.ts';

/** Milliseconds a byte until a document of the type was measured: an Apertium pipeline on two cores busy with other work. */
const usualPerByte = 0.1;
/** Documents of fewer bytes say more about how long an engine takes to start. */
const measuredBytes = 16_384;
/** How much of what is known a further document replaces. */
const freshness = 0.3;
/** What is done before anyone would ask twice. */
const shortMilliseconds = 5_000;

/**
 * How long documents will take, for the order of their jobs, from what is known before they are read: type and size. It only has
 * to separate small from large.
 */
export class ExpectedWork {
  readonly #perByte = new Map<string, number>();

  measure(extension: string, bytes: number, milliseconds: number): void {
    if (bytes < measuredBytes) return;
    const measured = milliseconds / bytes;
    const known = this.#perByte.get(extension) ?? measured;
    this.#perByte.set(extension, known + (measured - known) * freshness);
  }

  of(extension: string, bytes: number): Pick<NewJob, 'expectedMilliseconds' | 'isShort'> {
    const expectedMilliseconds = bytes * (this.#perByte.get(extension) ?? usualPerByte);
    return { expectedMilliseconds, ...(expectedMilliseconds <= shortMilliseconds && { isShort: true }) };
  }
}
