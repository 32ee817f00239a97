import { ManualClock } from '../manual-clock.ts';

/** A manual clock that shows a test when a timer of a given length has been set. */
export class WatchedClock extends ManualClock {
  #set: { readonly delay: number; readonly cancelled: () => boolean }[] = [];
  #watchers: (() => void)[] = [];

  override after(delay: number, callback: () => void): () => void {
    let over = false;
    const cancel = super.after(delay, () => {
      over = true;
      callback();
    });
    this.#set = [...this.#set.filter(({ cancelled }) => !cancelled()), { delay, cancelled: () => over }];
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const notify of watchers) notify();
    return () => {
      over = true;
      cancel();
    };
  }

  /** Resolves when a timer of this length is running. */
  async timer(delay: number): Promise<void> {
    while (!this.#set.some((timer) => timer.delay === delay && !timer.cancelled())) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#watchers.push(resolve);
      await promise;
    }
  }
}
