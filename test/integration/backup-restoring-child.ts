/** Backs up or restores again and again until it is killed: `node backup-restoring-child.ts backup|restore FOLDER FILE`. */
import { rmSync, writeSync } from 'node:fs';
import { backUpDataFolder } from '../../src/storage/backup/back-up-data-folder.ts';
import { restoreDataFolder } from '../../src/storage/backup/restore-data-folder.ts';
import { DataFolderLock } from '../../src/storage/data-folder/data-folder-lock.ts';
import { systemClock } from '../../src/time/system-clock.ts';

const [kind, folder = '', path = ''] = process.argv.slice(2);
writeSync(1, 'begun\n');
for (;;) {
  const at = systemClock.now();
  if (kind === 'backup') {
    await backUpDataFolder({ folder, path, at });
    rmSync(path);
  } else {
    const lock = new DataFolderLock(folder, systemClock);
    const { aside } = await restoreDataFolder({ path, folder, lock, at, force: true });
    if (aside !== undefined) rmSync(aside, { recursive: true });
    writeSync(1, 'restored\n');
  }
}
