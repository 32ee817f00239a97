import { PeriodicTask } from '../scheduling/periodic-task.ts';
import type { Foundation } from './foundation.ts';

const hourMilliseconds = 3_600_000;

/** Removes what killed processes left, now and every hour. `sweep` answers how much; several nodes may do it at once. */
export function sweepHourly(
  sweep: () => Promise<number>,
  { clock, events, opened }: Pick<Foundation, 'clock' | 'events' | 'opened'>,
): void {
  const run = async (): Promise<void> => {
    const swept = await sweep();
    if (swept > 0) events.objectsSwept({ objects: swept });
  };
  const onFailure = (error: unknown): void => events.taskFailed({ task: 'sweep-objects', error });
  opened.use(new PeriodicTask({ run, everyMilliseconds: hourMilliseconds, clock, onFailure }));
}
