const windowMilliseconds = 60_000;

/** Requests so close to each other are kept as one, so that a fast key needs no more memory than a slow one. */
const togetherMilliseconds = 100;

/** Requests that came between two moments, both in milliseconds. */
interface Arrivals {
  first: number;
  last: number;
  count: number;
}

/**
 * The requests of the last 60 seconds, so that no 60 seconds, wherever they begin, hold more than a limit. Requests that
 * came together leave together, with the last of them: up to `togetherMilliseconds` late, never early.
 */
export class RequestWindow {
  /** Oldest first. */
  readonly #arrivals: Arrivals[] = [];
  #total = 0;

  /** Takes one request in, or says in how many milliseconds there is room for it. */
  enter(limit: number, now: number): { readonly waitMilliseconds: number } | undefined {
    this.#forget(now);
    if (this.#total >= limit) return { waitMilliseconds: this.#leavingOf(this.#total - limit + 1) - now };
    const newest = this.#arrivals.at(-1);
    this.#total += 1;
    if (newest !== undefined && now - newest.first < togetherMilliseconds) {
      newest.last = now;
      newest.count += 1;
    } else this.#arrivals.push({ first: now, last: now, count: 1 });
    return undefined;
  }

  #forget(now: number): void {
    // After a clock was set back, what came in its future would stay for as long.
    if ((this.#arrivals.at(-1)?.last ?? now) > now)
      for (const arrivals of this.#arrivals) {
        arrivals.first = Math.min(arrivals.first, now);
        arrivals.last = Math.min(arrivals.last, now);
      }
    let oldest = this.#arrivals[0];
    while (oldest !== undefined && now - oldest.last >= windowMilliseconds) {
      this.#total -= oldest.count;
      this.#arrivals.shift();
      oldest = this.#arrivals[0];
    }
  }

  /** When so many of the oldest have left. */
  #leavingOf(requests: number): number {
    let left = 0;
    for (const { last, count } of this.#arrivals) {
      left += count;
      if (left >= requests) return last + windowMilliseconds;
    }
    throw new RangeError(`There are not ${requests} requests in the window.`);
  }
}
