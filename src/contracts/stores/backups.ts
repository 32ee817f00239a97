/** A piece of a backup. */
export interface BackupEntry {
  /** Path within the backup: at most 10 parts with `/` between them, each of at most 104 ASCII letters, digits and `._-`. */
  readonly name: string;
  readonly bytes: number;
  /** Exactly so many bytes. Read once, before the next entry is asked for. */
  content(): AsyncIterable<Uint8Array>;
}

/**
 * A part of what an installation keeps: a database, a folder of files, objects. A backup reads its sources one after the other while
 * the server works. The source of the database comes first: what its rows name was there before them, so it is in the
 * sources after it unless it has been removed since, which readers of the rows must expect anyway. Each call of `entries` reads
 * anew, and leaves nothing behind when its reader stops early. Every implementation passes `test/contracts/backup-source.ts`.
 */
export interface BackupSource {
  entries(): AsyncIterable<BackupEntry>;
}

export interface BackupSummary {
  /** Unique among the backups of a store. */
  readonly name: string;
  readonly createdAt: Date;
  readonly bytes: number;
}

/** Where scheduled backups are kept. Every implementation passes `test/contracts/backup-store.ts`. */
export interface BackupStore {
  /**
   * A consistent backup of everything, whole and on disk when this resolves. Rejects, and keeps nothing, when it fails or the
   * signal aborts. What a kill leaves behind is removed by the next call and is never listed.
   */
  create(signal: AbortSignal): Promise<BackupSummary>;
  /** Newest first. */
  list(): Promise<readonly BackupSummary[]>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
}
