import type { Clock } from '../clock.ts';
import { type ModelCatalogue, readModelCatalogue } from './model-catalogue.ts';

const checkInterval = 1000;

/** The models on disk at this moment: read again when a folder or file has changed, looked at once a second. */
export class ModelWatch {
  readonly #folders: readonly string[];
  readonly #clock: Clock;
  #catalogue: ModelCatalogue | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(folders: readonly string[], clock: Clock) {
    this.#folders = [...new Set(folders)];
    this.#clock = clock;
  }

  current(): ModelCatalogue {
    const now = this.#clock.now();
    if (this.#catalogue !== undefined && now - this.#checkedAt < checkInterval) return this.#catalogue;
    this.#checkedAt = now;
    return this.#catalogue === undefined || this.#catalogue.changed() ? this.refresh() : this.#catalogue;
  }

  /** Looks at once. */
  refresh(): ModelCatalogue {
    this.#checkedAt = this.#clock.now();
    this.#catalogue = readModelCatalogue(this.#folders);
    return this.#catalogue;
  }
}
