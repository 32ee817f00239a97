import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import type { BackupEntry, BackupSource } from '../../contracts/stores/backups.ts';
import { refuseDamage } from '../data-folder/check-integrity.ts';
import type { AppliedMigration } from '../database/migrations/compatible-schema.ts';
import { createPrivateFile } from '../sqlite/private-file.ts';
import { pieceBytes } from './folder-backup-source.ts';

/** The whole database in one step. With smaller ones each commit of the server would begin the backup anew. */
const allPages = 2 ** 31 - 1;

/** A SQLite database as it is at one moment, through a checked copy beside the backup. */
export class SqliteBackupSource implements BackupSource {
  readonly #database: string;
  readonly #copy: string;
  readonly #name: string;
  #schema: number | undefined;

  /** The copy is overwritten, and removed when the entry was read. */
  constructor({ database, copy, name }: { readonly database: string; readonly copy: string; readonly name: string }) {
    this.#database = database;
    this.#copy = copy;
    this.#name = name;
  }

  /** The last migration of what was backed up, once it was. */
  get schema(): number {
    if (this.#schema === undefined) throw new Error('The database was not backed up yet.');
    return this.#schema;
  }

  async *entries(): AsyncGenerator<BackupEntry> {
    removeCopy(this.#copy);
    try {
      createPrivateFile(this.#copy);
      {
        using database = new DatabaseSync(this.#database, { timeout: 5_000 });
        await backup(database, this.#copy, { rate: allPages });
      }
      refuseDamage(this.#copy);
      this.#schema = lastMigration(this.#copy);
      await using file = await open(this.#copy);
      const { size: bytes } = await file.stat();
      const content = () => file.createReadStream({ autoClose: false, highWaterMark: pieceBytes });
      yield { name: this.#name, bytes, content };
    } finally {
      removeCopy(this.#copy);
    }
  }
}

/** Throws when the file is no database of Dragoman. */
export function lastMigration(path: string): number {
  using database = new DatabaseSync(path, { timeout: 5_000 });
  return Number(database.prepare('select max(number) as last from schema_migrations').get()?.last);
}

/** The steps after a number that the database has been through, one of them at least. */
export function migrationsAfter(path: string, known: number): readonly AppliedMigration[] {
  using database = new DatabaseSync(path, { timeout: 5_000 });
  const query = database.prepare('select number, compatible_from from schema_migrations where number > ?');
  return query.all(known) as unknown as readonly AppliedMigration[];
}

function removeCopy(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
}
