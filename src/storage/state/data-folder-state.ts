import { statfsSync, statSync } from 'node:fs';
import type { Clock } from '../../contracts/clock.ts';
import type { StoreCondition, StoreMeasures, StoreState, StoreStateName } from '../../contracts/stores/store-state.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { classifyFailure } from './classify-failure.ts';

export interface StoreStateChange extends StoreCondition {
  readonly freeBytes: number | undefined;
  /** What led to it; undefined for `ok` and `low`. */
  readonly error?: unknown;
}

export interface DataFolderStateOptions {
  readonly folder: string;
  /** Under it the state is `low`; 0 turns that off. */
  readonly minimumFreeBytes: number;
  readonly clock: Pick<Clock, 'after'>;
  /** The database file, if it is in the folder. */
  readonly database?: string;
  /** Writes a little as every writer does, to find out whether a failure is over. */
  readonly probe: () => Promise<void>;
  /** Called once for each change. */
  readonly onChange: (change: StoreStateChange) => void;
  /** Called now and then, for work that waits for quiet moments. */
  readonly onLook?: (measures: StoreMeasures) => void;
  readonly freeBytes?: (folder: string) => number;
}

const lookMilliseconds = 5_000;
const probeMilliseconds = 1_000;
/** In seconds; the state is tried more often than that. */
const retryAfter = 5;
/** So much more than the minimum ends `low`, so that it does not come and go with each file. */
const margin = 1.25;

const reasons: Readonly<Record<StoreStateName, string>> = {
  ok: '',
  low: 'the disk is nearly full.',
  full: 'the disk is full.',
  read_only: 'it is read-only.',
  busy: 'others keep the database busy.',
  failing: 'the disk reports errors.',
  unreachable: 'the database cannot be reached.',
  denied: 'the database refuses the user of the server.',
  damaged: 'its database is damaged.',
};

/**
 * The state of a data folder:
 *
 *     ok ◄──────► low            by free bytes, looked at every five seconds and before uploads
 *      │           │
 *      └── error ──┴─► full, read_only, busy, failing, unreachable, denied ── trial write each second succeeds ──► ok
 *      └── error ────► damaged                         until the server is started again
 */
export class DataFolderState implements StoreState, Disposable {
  readonly #options: DataFolderStateOptions;
  readonly #cancels = new Map<'look' | 'probe', () => void>();
  #state: StoreStateName = 'ok';
  #closed = false;

  constructor(options: DataFolderStateOptions) {
    this.#options = options;
    this.#checkSpace();
    this.#lookLater();
  }

  condition(): StoreCondition {
    return { state: this.#state, reason: reasons[this.#state] };
  }

  measures(): StoreMeasures {
    const { database } = this.#options;
    const size = (suffix: string): number | undefined =>
      database === undefined ? undefined : (statSync(database + suffix, { throwIfNoEntry: false })?.size ?? 0);
    return { freeBytes: this.#freeBytes(), databaseBytes: size(''), journalBytes: size('-wal') };
  }

  report(error: unknown): unknown {
    if (error instanceof ServiceError) return error;
    const failure = classifyFailure(error);
    if (failure === undefined) return error;
    const isNews = failure !== this.#state;
    if (isNews && this.#state !== 'damaged') this.#change(failure, error);
    // The cause is logged with the change; many requests fail for the same one, on a disk that may be full of logs.
    return new ServiceError('storage_unavailable', { reason: reasons[failure] }, { retryAfter });
  }

  admit(): void {
    this.#checkSpace();
    if (this.#state === 'ok') return;
    throw new ServiceError('storage_unavailable', { reason: reasons[this.#state] }, { retryAfter });
  }

  [Symbol.dispose](): void {
    this.#closed = true;
    for (const cancel of this.#cancels.values()) cancel();
  }

  #change(state: StoreStateName, error?: unknown): void {
    this.#state = state;
    const change = { ...this.condition(), freeBytes: this.#freeBytes() };
    this.#options.onChange(error === undefined ? change : { ...change, error });
    if (!['ok', 'low', 'damaged'].includes(state)) this.#probeLater();
  }

  #checkSpace(): void {
    if (this.#state !== 'ok' && this.#state !== 'low') return;
    const { minimumFreeBytes } = this.#options;
    const free = this.#freeBytes();
    if (free === undefined) return;
    if (this.#state === 'ok' && free < minimumFreeBytes) this.#change('low');
    else if (this.#state === 'low' && free >= minimumFreeBytes * margin) this.#change('ok');
  }

  #freeBytes(): number | undefined {
    try {
      return (this.#options.freeBytes ?? availableBytes)(this.#options.folder);
    } catch {
      return undefined;
    }
  }

  #lookLater(): void {
    this.#after('look', lookMilliseconds, () => {
      this.#checkSpace();
      this.#options.onLook?.(this.measures());
      this.#lookLater();
    });
  }

  #probeLater(): void {
    this.#after('probe', probeMilliseconds, async () => {
      try {
        await this.#options.probe();
        if (this.#closed || this.#state === 'damaged') return;
        this.#change('ok');
        this.#checkSpace();
      } catch (error) {
        const failure = classifyFailure(error) ?? 'failing';
        if (this.#closed || this.#state === 'damaged') return;
        if (failure === this.#state) this.#probeLater();
        else this.#change(failure, error);
      }
    });
  }

  #after(kind: 'look' | 'probe', delay: number, work: () => void): void {
    if (this.#closed) return;
    this.#cancels.get(kind)?.();
    this.#cancels.set(kind, this.#options.clock.after(delay, work));
  }
}

function availableBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
