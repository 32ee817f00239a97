import type { Clock } from '../../../contracts/clock.ts';
import { stoppedReason } from '../engine-calls.ts';

export interface InstallationWatch<Found> {
  readonly clock: Clock;
  /** Finds out what is installed; undefined where nothing is. */
  look(signal: AbortSignal, before: Found | undefined): Promise<Found | undefined>;
  /** Nothing can be added to it any more. */
  complete(found: Found): boolean;
}

const recheckMilliseconds = 30_000;

/** What is installed of an engine. It is looked for again until it is complete: set-up installs while the server serves. */
export class WatchedInstallation<Found> implements Disposable {
  readonly #watch: InstallationWatch<Found>;
  readonly #stopping = new AbortController();
  #found: Found | undefined;
  #cancel: (() => void) | undefined;
  /** Resolves after the first look. */
  readonly started: Promise<void>;

  constructor(watch: InstallationWatch<Found>) {
    this.#watch = watch;
    this.started = this.#look();
  }

  get found(): Found | undefined {
    return this.#found;
  }

  [Symbol.dispose](): void {
    this.#stopping.abort(new Error(stoppedReason));
    this.#cancel?.();
  }

  async #look(): Promise<void> {
    const { clock, look, complete } = this.#watch;
    const { signal } = this.#stopping;
    this.#found = await look(signal, this.#found).catch(() => undefined);
    if (signal.aborted || (this.#found !== undefined && complete(this.#found))) return;
    this.#cancel = clock.after(recheckMilliseconds, () => void this.#look());
  }
}
