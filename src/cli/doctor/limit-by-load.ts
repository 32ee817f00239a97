import type { Clock } from '../../contracts/clock.ts';

const step = 250;

/** Why trials were ended: nothing is known to be wrong, the time was over. */
export class TimeOver extends Error {}

export interface LoadLimitOptions {
  /** What work may take on a machine with nothing else to do. */
  readonly milliseconds: number;
  readonly clock: Clock;
  /** Processes that want a processor, for each processor there is; below 1 when some are free. */
  readonly load: () => number;
}

/**
 * Aborts with `TimeOver` when work would be late on an idle machine: while twice as many processes want a processor as there
 * are, time counts half.
 */
export function limitByLoad({ milliseconds, clock, load }: LoadLimitOptions): AbortSignal & Disposable {
  const controller = new AbortController();
  const start = clock.elapsed();
  let spent = 0;
  let highest = 1;
  let last = start;
  let cancel = (): void => {};
  const wait = (): void => {
    cancel = clock.after(step, () => {
      const now = clock.elapsed();
      const share = Math.max(1, load());
      highest = Math.max(highest, share);
      spent += (now - last) / share;
      last = now;
      if (spent < milliseconds) wait();
      else controller.abort(new TimeOver(explain((now - start) / 1000, highest)));
    });
  };
  wait();
  return Object.assign(controller.signal, { [Symbol.dispose]: () => cancel() });
}

function explain(seconds: number, load: number): string {
  const late = `no answer in ${Math.round(seconds)} s`;
  return load < 1.5 ? late : `${late}; the machine is busy (${load.toFixed(1)} processes for each processor)`;
}
