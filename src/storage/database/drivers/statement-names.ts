/** Of one process; each connection has a plan of each of them. */
const capacity = 128;
/** Texts that are looked out for; beyond them, none is remembered until all are forgotten. */
const observed = 2_000;

/** All columns, those that a newer release adds too: the plan of such a statement fails from then on. */
const allColumns = /\b(?:select|returning)\s+(?:\S+\.)?\*/;

/**
 * Names for prepared statements: a text that comes a second time gets one, so that the database parses and plans it once for
 * each connection. Texts that vary, such as those with lists, cannot fill the memory of the database.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (this.#names.size === capacity || allColumns.test(sql)) return undefined;
    if (!this.#seen.delete(sql)) {
      if (this.#seen.size === observed) this.#seen.clear();
      this.#seen.add(sql);
      return undefined;
    }
    const name = `statement_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}
