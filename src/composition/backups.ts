import { ScheduledBackups } from '../features/backups/scheduled-backups.ts';
import { addBackupGauge } from '../observability/backup-gauge.ts';
import { FolderBackupStore } from '../storage/backup/folder-backup-store.ts';
import type { Foundation } from './foundation.ts';

/** Backups by schedule, if the configuration has a folder for them. */
export function composeBackups({
  config,
  clock,
  events,
  metrics,
  opened,
}: Pick<Foundation, 'config' | 'clock' | 'events' | 'metrics' | 'opened'>): void {
  const { backups, dataDir } = config;
  if (backups === undefined) return;
  const { everyMilliseconds, keep, folder } = backups;
  const store = new FolderBackupStore({ folder, dataFolder: dataDir, clock });
  const scheduled = opened.use(new ScheduledBackups({ store, clock, events, everyMilliseconds, keep }));
  addBackupGauge(metrics.registry, () => scheduled.ageSeconds);
}
