export type WorkPart = 'reading' | 'translating' | 'writing';

/** How much there is to do: pages where a document has some, else characters. */
export interface WorkAmount {
  readonly unit: 'pages' | 'characters';
  readonly count: number;
}

/** How much of what is known the next document replaces. */
const freshness = 0.3;

/** How long the parts of the work on documents of a type take, in milliseconds, by the amount that there is to do. */
export class PartDurations {
  readonly #known = new Map<string, number>();

  measure(part: WorkPart, format: string, { unit, count }: WorkAmount, milliseconds: number): void {
    if (count === 0) return;
    const name = [part, format, unit].join(' ');
    const measured = milliseconds / count;
    const known = this.#known.get(name) ?? measured;
    this.#known.set(name, known + (measured - known) * freshness);
  }

  /** Undefined until a document of the type was measured. */
  expected(part: WorkPart, format: string, { unit, count }: WorkAmount): number | undefined {
    const known = this.#known.get([part, format, unit].join(' '));
    return known === undefined ? undefined : known * count;
  }
}
