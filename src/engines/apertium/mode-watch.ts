import { statSync } from 'node:fs';
import { delimiter } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import { type ModeCatalogue, type ModeLocations, readInstalledModes } from './installed-modes.ts';

const checkInterval = 1000;

/** The modes installed at this moment: read again when a folder of modes or programs has changed, looked at once a second. */
export class ModeWatch {
  readonly #locations: ModeLocations;
  readonly #clock: Clock;
  #catalogue: ModeCatalogue | undefined;
  #state = '';
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(locations: ModeLocations, clock: Clock) {
    this.#locations = locations;
    this.#clock = clock;
  }

  current(): ModeCatalogue {
    const now = this.#clock.elapsed();
    if (this.#catalogue !== undefined && now - this.#checkedAt < checkInterval) return this.#catalogue;
    this.#checkedAt = now;
    const state = this.#folderState();
    if (this.#catalogue === undefined || state !== this.#state) {
      this.#catalogue = readInstalledModes(this.#locations);
      this.#state = state;
    }
    return this.#catalogue;
  }

  #folderState(): string {
    const folders = [this.#locations.modesDirectory, ...this.#locations.searchPath.split(delimiter)];
    return folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
  }
}
