import { StartupError } from '../../errors/startup-error.ts';
import { DataFolderLock } from '../../storage/data-folder/data-folder-lock.ts';
import { makeDataFolder } from '../../storage/data-folder/make-data-folder.ts';
import { setDataAside } from '../../storage/data-folder/set-data-aside.ts';
import { systemClock } from '../../time/system-clock.ts';

/** `dragoman serve --new-installation`: sets aside what the data folder holds; never while a server uses it. */
export async function beginAnew(folder: string): Promise<void> {
  makeDataFolder(folder);
  await using held = await new DataFolderLock(folder, systemClock).tryAcquire();
  if (held === undefined) throw new StartupError(`A server uses the data folder ${folder}.\nStop that server first.`);
  const aside = setDataAside(folder, systemClock.now());
  process.stdout.write(aside === undefined ? `${folder} holds no data yet.\n` : `The old data is in ${aside}.\n`);
}
