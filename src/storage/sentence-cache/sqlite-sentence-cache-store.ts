import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Clock } from '../../contracts/clock.ts';
import type { SentenceCacheSize, SentenceCacheStore } from '../../contracts/stores/sentence-cache.ts';
import { systemClock } from '../../time/system-clock.ts';
import { isBusy, isDamage, openSentenceFile, removeSentenceFile } from './sentence-file.ts';
import type { FileState, StoredSentence } from './sentence-writer.ts';
import { WriterThread } from './writer-thread.ts';

/** What operators should know. */
export interface SentenceCacheIncident {
  /** The file was damaged and begun anew; or it cannot be used, and is tried again from time to time; or it works again. */
  readonly kind: 'cache_begun_anew' | 'cache_not_kept' | 'cache_kept_again';
  readonly detail: string;
}

export interface SqliteSentenceCacheStoreOptions {
  readonly path: string;
  /** What the file and its journal may take; less than 8 MiB counts as 8 MiB. */
  readonly bytes: number;
  readonly clock?: Pick<Clock, 'after'>;
  readonly onIncident?: (incident: SentenceCacheIncident) => void;
}

const minimumBytes = 8 * 2 ** 20;

/** How long sentences wait for others. What a crash takes is not more than this. */
const gatherMilliseconds = 500;

/** So many do not wait any longer. */
const gatherCount = 1_000;

/** More characters than this do not wait for a disk that is too slow; what comes on top is dropped. */
const waitingCharacters = 8 * 2 ** 20;

/** After which a file that could not be used, on a full disk for one, is tried again. */
const retryMilliseconds = 60_000;

interface OpenFile {
  readonly database: DatabaseSync;
  readonly find: StatementSync;
  readonly thread: WriterThread;
}

/**
 * Sentences in a SQLite file of their own:
 *
 *     write ──▶ waiting ── every half second ──▶ sent ──▶ thread: insert, oldest out ──▶ file
 *                  ▲                               ▲                                      ▲
 *     read ────────┴────── first found wins ───────┴──────────── by primary key ──────────┘
 *
 * Reading happens where it is asked for, some microseconds a sentence; everything that writes is in the thread. At most
 * one batch is with the thread. A sentence read out of the older half of the file is written again, so that what is
 * used stays. Damage found at the start or later: the file is removed and begun anew, once in the life of the process;
 * after anything else that fails, nothing is kept until the file can be written again, which is tried each minute.
 */
export class SqliteSentenceCacheStore implements SentenceCacheStore {
  readonly #path: string;
  readonly #bytes: number;
  readonly #onIncident: (incident: SentenceCacheIncident) => void;
  readonly #clock: Pick<Clock, 'after'>;
  #cancelRetry: (() => void) | undefined;
  /** Nothing could be kept, and operators know. */
  #failing = false;
  #file: OpenFile | undefined;
  #state: FileState = { entries: 0, bytes: 0, middleId: 0 };
  #waiting = new Map<string, string>();
  #waitingCharacters = 0;
  #sent: ReadonlyMap<string, string> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #flushes: (() => void)[] = [];
  #begunAnew = false;
  #closed = false;
  #recovery: Promise<void> = Promise.resolve();

  constructor({ path, bytes, clock = systemClock, onIncident = () => {} }: SqliteSentenceCacheStoreOptions) {
    this.#path = path;
    this.#bytes = Math.max(bytes, minimumBytes);
    this.#onIncident = onIncident;
    this.#clock = clock;
    this.#open();
  }

  read(key: string): string | undefined {
    if (this.#file === undefined) return undefined;
    return this.#waiting.get(key) ?? this.#sent.get(key) ?? this.#readFile(this.#file, key);
  }

  write(key: string, value: string): void {
    if (this.#file === undefined || this.#waitingCharacters > waitingCharacters) return;
    this.#waiting.set(key, value);
    this.#waitingCharacters += key.length + value.length;
    if (this.#waiting.size >= gatherCount) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), gatherMilliseconds).unref();
  }

  async flush(): Promise<void> {
    await this.#recovery;
    if (this.#waiting.size === 0 && this.#sent.size === 0) return;
    const done = new Promise<void>((resolve) => this.#flushes.push(resolve));
    this.#send();
    await done;
  }

  statistics(): SentenceCacheSize {
    return { entries: this.#state.entries, bytes: this.#state.bytes };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#closed) return;
    this.#cancelRetry?.();
    await this.flush();
    this.#closed = true;
    await this.#recovery;
    await this.#close();
  }

  #open(): void {
    try {
      const database = openSentenceFile(this.#path);
      const find = database.prepare('select id, value from sentences where key = ?');
      this.#file = { database, find, thread: this.#startThread() };
    } catch (error) {
      this.#fail(error);
    }
  }

  #startThread(): WriterThread {
    return new WriterThread(
      { path: this.#path, bytes: this.#bytes },
      {
        onReport: ({ wrote, state }) => {
          this.#state = state;
          if (!wrote) return;
          if (this.#failing) this.#report('cache_kept_again', this.#path);
          this.#failing = false;
          this.#sent = new Map();
          if (this.#flushes.length > 0 || this.#waiting.size >= gatherCount) this.#send();
        },
        onFailure: (error) => this.#fail(error),
      },
    );
  }

  #readFile({ find }: OpenFile, key: string): string | undefined {
    try {
      const row = find.get(Buffer.from(key, 'latin1'));
      if (typeof row?.value !== 'string') return undefined;
      if (Number(row.id) < this.#state.middleId) this.write(key, row.value);
      return row.value;
    } catch (error) {
      if (!isBusy(error)) this.#fail(error);
      return undefined;
    }
  }

  #send(): void {
    if (this.#sent.size > 0 || this.#file === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size === 0) {
      for (const resolve of this.#flushes.splice(0)) resolve();
      return;
    }
    this.#sent = this.#waiting;
    this.#waiting = new Map();
    this.#waitingCharacters = 0;
    const sentences: readonly StoredSentence[] = [...this.#sent];
    this.#file.thread.write(sentences);
  }

  /** What cannot be kept is dropped, and so are those who wait for it. */
  #fail(error: unknown): void {
    const detail = `${this.#path}: ${error instanceof Error ? error.message : String(error)}`;
    const beginAnew = isDamage(error) && !this.#begunAnew && !this.#closed;
    if (beginAnew) this.#report('cache_begun_anew', detail);
    else this.#retryLater(detail);
    const closed = this.#close();
    if (closed !== undefined) this.#recovery = beginAnew ? closed.then(() => this.#beginAnew()) : closed;
    else if (beginAnew) this.#beginAnew();
  }

  #retryLater(detail: string): void {
    if (!this.#failing) this.#report('cache_not_kept', detail);
    this.#failing = true;
    this.#cancelRetry?.();
    if (this.#closed) return;
    this.#cancelRetry = this.#clock.after(retryMilliseconds, () => {
      this.#recovery = this.#recovery.then(() => {
        if (!this.#closed && this.#file === undefined) this.#open();
      });
    });
  }

  #beginAnew(): void {
    this.#begunAnew = true;
    try {
      removeSentenceFile(this.#path);
    } catch (error) {
      this.#retryLater(String(error));
      return;
    }
    this.#open();
  }

  #report(kind: SentenceCacheIncident['kind'], detail: string): void {
    this.#onIncident({ kind, detail });
  }

  /** Undefined when nothing was open. */
  #close(): Promise<void> | undefined {
    const file = this.#file;
    this.#file = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = new Map();
    this.#waitingCharacters = 0;
    this.#sent = new Map();
    this.#state = { entries: 0, bytes: 0, middleId: 0 };
    for (const resolve of this.#flushes.splice(0)) resolve();
    file?.database.close();
    return file?.thread.close();
  }
}
