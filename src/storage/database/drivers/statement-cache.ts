import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface PreparedStatement {
  readonly statement: StatementSync;
  /** Gives rows; false for a statement that only changes something. */
  readonly reads: boolean;
}

/** Prepared statements by their text, the least recently used one dropped when there are too many. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #capacity: number;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSync, capacity = 256) {
    this.#database = database;
    this.#capacity = capacity;
  }

  get(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    if (this.#statements.size > this.#capacity) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return prepared;
  }
}
