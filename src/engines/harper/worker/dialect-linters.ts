import type { LocalLinter } from 'harper.js';
import type { HarperDialect } from './messages.ts';

/**
 * One linter for each dialect, ready for use. A text with a misspelling is checked in both, and to switch a linter to another
 * dialect takes as much time as some ten sentences.
 */
export class DialectLinters<Linter = LocalLinter> {
  readonly #make: (dialect: HarperDialect) => Promise<Linter>;
  readonly #linters = new Map<HarperDialect, Linter>();

  constructor(make: (dialect: HarperDialect) => Promise<Linter>) {
    this.#make = make;
  }

  /** Made with the first question. */
  async of(dialect: HarperDialect): Promise<Linter> {
    const linter = this.#linters.get(dialect) ?? (await this.#make(dialect));
    this.#linters.set(dialect, linter);
    return linter;
  }
}
