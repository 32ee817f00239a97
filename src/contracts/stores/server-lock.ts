/** The server that holds the lock, as it described itself. */
export interface LockHolder {
  readonly pid: number;
  /** Name of its machine or container; `pid` means something only there. */
  readonly host: string;
  readonly since: Date;
  /** It finishes its last requests and releases the lock soon. */
  readonly draining: boolean;
}

/**
 * Lets one server use a store that is made for one: the data folder with its SQLite database. Commands that change single
 * rows do not need it. Every implementation passes `test/contracts/server-lock.ts`.
 *
 * The lock ends with the process that holds it, however that ends; nobody has to remove anything.
 */
export interface ServerLock {
  /** What is locked, for messages: the path of the data folder. */
  readonly name: string;
  /** Undefined while another server holds the lock. */
  tryAcquire(): Promise<HeldServerLock | undefined>;
  /** Undefined when nobody holds the lock, or the holder has not described itself yet. */
  holder(): Promise<LockHolder | undefined>;
}

export interface HeldServerLock extends AsyncDisposable {
  /** The last holder ended without releasing the lock: it was killed, or the machine stopped. */
  readonly afterCrash: boolean;
  /** Informs waiting servers that the lock is released soon. */
  drain(): Promise<void>;
}
