/** How much of what is known the next document replaces. */
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

  /** Milliseconds that the work will take; undefined until a document of the type is done. */
  expected(extension: string, bytes: number): number | undefined {
    const perByte = this.#millisecondsPerByte.get(extension);
    return perByte === undefined ? undefined : perByte * bytes;
  }
}
