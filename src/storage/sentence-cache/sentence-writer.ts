import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type StoredSentence = readonly [key: string, value: string];

/** What is in the file. */
export interface FileState {
  readonly entries: number;
  readonly bytes: number;
  /** Halfway between the oldest row and the newest. */
  readonly middleId: number;
}

/** Rows of one transaction: few, so that the journal stays small beside the file. */
const groupSize = 128;

/** For the journal, and for what a group adds before the oldest rows go. */
const reserveBytes = 4 * 2 ** 20;

/** Writes sentences to a file and takes the oldest ones out, so that the file with its journal stays within its bound. */
export class SentenceWriter {
  readonly #database: DatabaseSync;
  readonly #limit: number;
  readonly #remove: StatementSync;
  readonly #insert: StatementSync;
  readonly #removeOldest: StatementSync;
  readonly #usedBytes: StatementSync;
  readonly #ends: StatementSync;
  #entries: number;

  constructor(database: DatabaseSync, bytes: number) {
    this.#database = database;
    this.#limit = bytes - reserveBytes;
    this.#insert = database.prepare('insert into sentences (key, value) values (?, ?)');
    this.#remove = database.prepare('delete from sentences where key = ?');
    this.#removeOldest = database.prepare(
      'delete from sentences where id in (select id from sentences order by id limit ?)',
    );
    this.#usedBytes = database.prepare(`
      select (page_count - freelist_count) * page_size as used
      from pragma_page_count, pragma_freelist_count, pragma_page_size`);
    this.#ends = database.prepare('select (select min(id) from sentences) + (select max(id) from sentences) as ends');
    this.#entries = Number(database.prepare('select count(*) as entries from sentences').get()?.entries);
  }

  /** For a file from a time when the bound was larger: brings it under the bound of today. */
  shrink(): void {
    const pages = this.#database.prepare(
      'select page_count * page_size as bytes from pragma_page_count, pragma_page_size',
    );
    if (Number(pages.get()?.bytes) <= this.#limit + reserveBytes / 2) return;
    this.#transaction(() => this.#trim());
    this.#database.exec('vacuum');
    this.#database.exec('pragma wal_checkpoint(truncate)');
  }

  write(sentences: readonly StoredSentence[]): void {
    for (let start = 0; start < sentences.length; start += groupSize)
      this.#transaction(() => {
        for (const [key, value] of sentences.slice(start, start + groupSize))
          this.#put(Buffer.from(key, 'latin1'), value);
        this.#trim();
      });
  }

  state(): FileState {
    const middleId = Math.floor(Number(this.#ends.get()?.ends ?? 0) / 2);
    return { entries: this.#entries, bytes: this.#used(), middleId };
  }

  /** As the newest row. */
  #put(key: Buffer, value: string): void {
    this.#entries += 1 - Number(this.#remove.run(key).changes);
    this.#insert.run(key, value);
  }

  #used(): number {
    return Number(this.#usedBytes.get()?.used);
  }

  #trim(): void {
    for (let used = this.#used(); used > this.#limit; used = this.#used()) {
      const share = Math.max(0.01, 1 - this.#limit / used);
      const removed = Number(this.#removeOldest.run(Math.ceil(this.#entries * share)).changes);
      this.#entries -= removed;
      if (removed === 0) return;
    }
  }

  #transaction(work: () => void): void {
    this.#database.exec('begin immediate');
    try {
      work();
      this.#database.exec('commit');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }
}
