import type { Clock } from '../../../contracts/clock.ts';
import { type ModelCatalogue, readModelCatalogue } from './model-catalogue.ts';

const checkInterval = 1000;

/** A model that was just pulled or removed is noticed before the command that did it has ended. */
const glanceInterval = 20;

/**
 * The models on disk at this moment, read again when something has changed: whether models came or went is looked at
 * before nearly every answer, whether a file was written in place once a second.
 */
export class ModelWatch {
  readonly #folders: readonly string[];
  readonly #clock: Clock;
  #catalogue: ModelCatalogue | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #glancedAt = Number.NEGATIVE_INFINITY;

  constructor(folders: readonly string[], clock: Clock) {
    this.#folders = [...new Set(folders)];
    this.#clock = clock;
  }

  current(): ModelCatalogue {
    const now = this.#clock.elapsed();
    if (this.#catalogue === undefined) return this.refresh();
    if (now - this.#checkedAt >= checkInterval) {
      this.#checkedAt = now;
      return this.#catalogue.changed() ? this.refresh() : this.#catalogue;
    }
    if (now - this.#glancedAt < glanceInterval) return this.#catalogue;
    this.#glancedAt = now;
    return this.#catalogue.cameOrWent() ? this.refresh() : this.#catalogue;
  }

  /** Looks at once. */
  refresh(): ModelCatalogue {
    this.#checkedAt = this.#clock.elapsed();
    this.#catalogue = readModelCatalogue(this.#folders);
    return this.#catalogue;
  }
}
