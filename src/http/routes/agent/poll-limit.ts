import type { Clock } from '../../../contracts/clock.ts';
import { RequestWindow } from '../../plugins/request-window.ts';

/** Addresses that are remembered; the one that asked the longest ago is forgotten first. */
const mostAddresses = 10_000;

/** Bounds how often one network address reads tasks, in any 60 seconds. */
export class PollLimit {
  readonly #limit: number;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #windows = new Map<string, RequestWindow>();

  constructor(limit: number, clock: Pick<Clock, 'now'>) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Milliseconds to wait, where the limit is reached. */
  enter(address: string): number | undefined {
    const window = this.#windows.get(address) ?? new RequestWindow();
    this.#windows.delete(address);
    this.#windows.set(address, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > mostAddresses && oldest !== undefined) this.#windows.delete(oldest);
    return window.enter(this.#limit, this.#clock.now().getTime())?.waitMilliseconds;
  }
}
