import type { Measured } from './watch-cpu.ts';

export interface ProgressLimits {
  /** Between two looks. */
  readonly milliseconds: number;
  /** Processor time, in milliseconds, that shows that a thread works, however little of the processors it gets. */
  readonly leastCpu: number;
}

/**
 * Calls `onStalled` once when the thread has used less processor time between two looks than one that works. A thread that
 * waits for a processor among many goes on. The result ends the watch.
 */
export function watchProgress(
  thread: Measured,
  { milliseconds, leastCpu }: ProgressLimits,
  onStalled: () => void,
): () => void {
  let over = false;
  const end = (): void => {
    over = true;
    clearInterval(timer);
  };
  let before = thread.cpuMilliseconds().catch(() => 0);
  const look = async (): Promise<void> => {
    const [known, now] = await Promise.all([before, thread.cpuMilliseconds()]);
    before = Promise.resolve(now);
    if (over || now - known >= leastCpu) return;
    end();
    onStalled();
  };
  // A thread that is gone has no processor time; anyone who owns it learns of its end by itself.
  const timer = setInterval(() => void look().catch(() => {}), milliseconds).unref();
  return end;
}
