import { createHash } from 'node:crypto';
import type { Clock } from '../../../contracts/clock.ts';
import { RequestWindow } from '../../plugins/request-window.ts';

/** Counts requests over all nodes: lets one in, or says in how many milliseconds there may be room for it. */
export interface SharedPolls {
  enter(name: string, perMinute: number): Promise<{ readonly waitMilliseconds: number } | undefined>;
}

/** Addresses that are remembered; the one that asked the longest ago is forgotten first. */
const mostAddresses = 10_000;

/** Bounds how often one network address reads tasks, in any 60 seconds, over all nodes. */
export class PollLimit {
  readonly perMinute: number;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #shared: SharedPolls | undefined;
  readonly #windows = new Map<string, RequestWindow>();

  /** `shared`: where several servers share a database. */
  constructor(perMinute: number, clock: Pick<Clock, 'now'>, shared: SharedPolls | undefined) {
    this.perMinute = perMinute;
    this.#clock = clock;
    this.#shared = shared;
  }

  /** Milliseconds to wait, where the limit is reached. */
  async enter(address: string): Promise<number | undefined> {
    const refused =
      this.#shared === undefined
        ? this.#windowOf(address).enter(this.perMinute, this.#clock.now().getTime())
        : await this.#shared.enter(nameOf(address), this.perMinute);
    return refused?.waitMilliseconds;
  }

  #windowOf(address: string): RequestWindow {
    const window = this.#windows.get(address) ?? new RequestWindow();
    this.#windows.delete(address);
    this.#windows.set(address, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > mostAddresses && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}

/** Network addresses are those of people; the database gets none. */
function nameOf(address: string): string {
  return `agent-polls:${createHash('sha256').update(address).digest('base64url')}`;
}
