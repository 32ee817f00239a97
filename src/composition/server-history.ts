import {
  type HistoryRange,
  keptFrom,
  readServerHistory,
  type ServerHistory,
} from '../features/administration/server-history.ts';
import { agentTaskKind } from '../features/agent/agent-tasks.ts';
import { voiceJobKind } from '../features/voice-jobs/voice-jobs.ts';
import type { Operation } from '../http/operation.ts';
import type { ConsoleCookies } from '../http/plugins/console-cookies.ts';
import { readServerMetricsOperation } from '../http/routes/console/read-server-metrics.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import type { Foundation } from './foundation.ts';
import { jobKinds } from './server-state.ts';
import type { Stores } from './stores.ts';

const minuteMilliseconds = 60_000;

/** Stores every minute what this server did, for 30 days (decision 464), and shows it to administrators. */
export function recordServerHistory(
  { clock, counter, events, opened }: Pick<Foundation, 'clock' | 'counter' | 'events' | 'opened'>,
  { jobs, serverMinutes: store }: Pick<Stores, 'jobs' | 'serverMinutes'>,
  { cookies }: { readonly cookies: ConsoleCookies },
): readonly Operation[] {
  const save = (): Promise<void> => counter.store((minutes) => store.add(minutes, keptFrom(clock.now())));
  const look = async (): Promise<void> => {
    const now = clock.now();
    const counts = await Promise.all([...jobKinds, voiceJobKind, agentTaskKind].map((kind) => jobs.count(kind, now)));
    counter.queueSeen({
      waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
      running: counts.reduce((sum, { running }) => sum + running, 0),
    });
    await save();
  };
  const onFailure = (error: unknown): void => events.taskFailed({ task: 'store-metrics', error });
  // What came after the last look.
  opened.defer(() => save().catch(onFailure));
  opened.use(new PeriodicTask({ run: look, everyMilliseconds: minuteMilliseconds, clock, onFailure }));
  const read = async (range: HistoryRange): Promise<ServerHistory> => {
    // Of this server, what happened until now; of others, until their last minute. What cannot be stored is not shown.
    await save().catch(onFailure);
    return readServerHistory({ store, clock }, range);
  };
  return [readServerMetricsOperation({ cookies, read })];
}
