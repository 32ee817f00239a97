/** A thread, or a process, that knows how much processor time it has used since it began, in milliseconds. */
export interface Measured {
  cpuMilliseconds(): Promise<number>;
}

/** How late a thread that works too long may be noticed. */
const lookMilliseconds = 100;

/**
 * Calls `onOver` once when the thread has used more than `limit` milliseconds of processor time since now. Time that it
 * waits for a processor does not count. The result ends the watch.
 */
export function watchCpu(thread: Measured, limit: number, onOver: () => void): () => void {
  let over = false;
  const end = (): void => {
    over = true;
    clearInterval(timer);
  };
  // A thread that has not begun to run says nothing, and has used nothing.
  const start = thread.cpuMilliseconds().catch(() => 0);
  const look = async (): Promise<void> => {
    const [before, now] = await Promise.all([start, thread.cpuMilliseconds()]);
    if (over || now - before <= limit) return;
    end();
    onOver();
  };
  // A thread that is gone has no processor time; anyone who owns it learns of its end by itself.
  const timer = setInterval(() => void look().catch(() => {}), lookMilliseconds).unref();
  return end;
}
