/** Until one of the type is done: what is not known is not foretold. */
const assumedMilliseconds = 1_000;
/** How much of what is known the next document takes the place of. */
const freshness = 0.3;

/** How long documents of a type took from end to end, by their size: what is known before their text is. */
export class WorkDurations {
  readonly #millisecondsPerByte = new Map<string, number>();

  measure(extension: string, bytes: number, milliseconds: number): void {
    if (bytes === 0) return;
    const measured = milliseconds / bytes;
    const known = this.#millisecondsPerByte.get(extension) ?? measured;
    this.#millisecondsPerByte.set(extension, known + (measured - known) * freshness);
  }

  /** Whole seconds that the work will take, at least 1. */
  secondsFor(extension: string, bytes: number): number {
    const perByte = this.#millisecondsPerByte.get(extension);
    const milliseconds = perByte === undefined ? assumedMilliseconds : perByte * bytes;
    return Math.max(1, Math.ceil(milliseconds / 1000));
  }
}
