import { statSync } from 'node:fs';

/**
 * Moves the journal into the database file when nobody has written for a while, so that a copy of that file alone, which
 * nobody should make, lacks little.
 */
export class IdleCheckpoints {
  readonly #journal: string;
  readonly #checkpoint: () => void;
  #seen: number | undefined;
  #done: number | undefined;

  /** `checkpoint` may fail; it is asked for again after the next change. */
  constructor(database: string, checkpoint: () => void) {
    this.#journal = `${database}-wal`;
    this.#checkpoint = checkpoint;
  }

  /** Called now and then. The journal is moved when it is the same as at the last call. */
  look(): void {
    const status = statSync(this.#journal, { throwIfNoEntry: false });
    const changed = status === undefined || status.size === 0 ? undefined : status.mtimeMs;
    if (changed !== undefined && changed === this.#seen && changed !== this.#done) {
      this.#done = changed;
      this.#checkpoint();
    }
    this.#seen = changed;
  }
}
