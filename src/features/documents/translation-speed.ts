import type { DocumentProgress } from './translate-document.ts';

/** Characters a second of a route that nothing is known of. */
const assumedSpeed = 1_000;
/** How much the latest batch counts. */
const freshness = 0.3;

/** How quick routes are, as measured over the batches of all documents. */
export class TranslationSpeed {
  readonly #speeds = new Map<string, number>();

  /** To be told of every batch. */
  measure(route: string, characters: number, milliseconds: number): void {
    if (characters === 0) return;
    const measured = (characters * 1000) / Math.max(milliseconds, 1);
    const known = this.#speeds.get(route);
    this.#speeds.set(route, known === undefined ? measured : known + freshness * (measured - known));
  }

  /** Whole seconds that the rest will take, at least 1. */
  secondsFor({ route, characters, charactersDone }: DocumentProgress): number {
    const speed = this.#speeds.get(route) ?? assumedSpeed;
    return Math.max(1, Math.ceil((characters - charactersDone) / speed));
  }
}
