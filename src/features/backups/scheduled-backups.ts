import type { Clock } from '../../contracts/clock.ts';
import type { BackupStore, BackupSummary } from '../../contracts/stores/backups.ts';
import type { Events } from '../../observability/events.ts';

export interface ScheduledBackupsOptions {
  readonly store: BackupStore;
  readonly clock: Clock;
  readonly events: Pick<Events, 'backupEnded'>;
  readonly everyMilliseconds: number;
  /** The newest backups that stay; older ones are removed after each new one. */
  readonly keep: number;
}

/** After a failure, unless the next backup is due before. */
const retryMilliseconds = 300_000;

/** Timers of Node take no longer delays, and the clock may be set meanwhile. */
const longestDelay = 3_600_000;

/**
 * Makes a backup whenever the newest one is older than the interval, also one from before the last start, until it is
 * disposed of.
 */
export class ScheduledBackups implements AsyncDisposable {
  readonly #options: ScheduledBackupsOptions;
  readonly #closing = new AbortController();
  #cancel: () => void = () => {};
  #running: Promise<void>;
  #newest: BackupSummary | undefined;

  constructor(options: ScheduledBackupsOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Of the newest backup; undefined when there is none. */
  get ageSeconds(): number | undefined {
    if (this.#newest === undefined) return undefined;
    return Math.max(0, this.#options.clock.now().getTime() - this.#newest.createdAt.getTime()) / 1000;
  }

  /** A backup under way is given up. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('The server is shutting down.'));
    this.#cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { clock, events, everyMilliseconds } = this.#options;
    const { signal } = this.#closing;
    let delay: number;
    const started = clock.elapsed();
    const seconds = (): number => (clock.elapsed() - started) / 1000;
    try {
      const due = await this.#due();
      if (due > 0) delay = due;
      else {
        const backup = await this.#options.store.create(signal);
        this.#newest = backup;
        events.backupEnded({ outcome: 'done', seconds: seconds(), name: backup.name, bytes: backup.bytes });
        await this.#removeOld();
        delay = everyMilliseconds;
      }
    } catch (error) {
      delay = Math.min(retryMilliseconds, everyMilliseconds);
      if (!signal.aborted) events.backupEnded({ outcome: 'failed', seconds: seconds(), error });
    }
    if (signal.aborted) return;
    this.#cancel = clock.after(Math.min(delay, longestDelay), () => {
      this.#running = this.#run();
    });
  }

  /** Milliseconds until the next backup. */
  async #due(): Promise<number> {
    const { store, clock, everyMilliseconds } = this.#options;
    [this.#newest] = await store.list();
    if (this.#newest === undefined) return 0;
    const age = clock.now().getTime() - this.#newest.createdAt.getTime();
    // A backup from the future was made before the clock was set back.
    return age < 0 ? 0 : everyMilliseconds - age;
  }

  async #removeOld(): Promise<void> {
    const { store, keep } = this.#options;
    for (const { name } of (await store.list()).slice(keep)) await store.remove(name);
  }
}
