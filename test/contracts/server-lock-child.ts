/** Holds the lock of a data folder until it is killed: `node server-lock-child.ts FOLDER`. */
import { setInterval } from 'node:timers';
import { DataFolderLock } from '../../src/storage/data-folder/data-folder-lock.ts';
import { systemClock } from '../../src/time/system-clock.ts';

const [folder = ''] = process.argv.slice(2);
const held = await new DataFolderLock(folder, systemClock).tryAcquire();
process.stdout.write(held === undefined ? 'refused\n' : 'locked\n');
setInterval(() => {}, 1 << 30);
