import { setTimeout as pause } from 'node:timers/promises';
import type { ResolvedConfiguration } from '../../config/resolve-config.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { acquireServerLock } from '../../features/start/acquire-server-lock.ts';
import { dataFolderLayout } from '../../storage/data-folder/data-folder-layout.ts';
import { DataFolderLock } from '../../storage/data-folder/data-folder-lock.ts';
import { makeDataFolder } from '../../storage/data-folder/make-data-folder.ts';
import type { Database } from '../../storage/database/database.ts';
import { livingNodes } from '../../storage/database/living-nodes.ts';
import { openDatabase } from '../../storage/database/open-database.ts';
import { DatabaseTranslationMemoryCatalogue } from '../../storage/database/repositories/database-translation-memory-catalogue.ts';
import type { MovableMemories } from '../../storage/move/move-memories.ts';
import { DiskObjectStore } from '../../storage/objects/disk-object-store.ts';
import { IncomingFolder } from '../../storage/objects/incoming-folder.ts';
import { SharedIncomingFolder } from '../../storage/objects/shared-incoming-folder.ts';
import { randomIdentifiers as identifiers } from '../../storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../storage/translation-memories/file-translation-memory-store.ts';
import { SharedTranslationMemoryStore } from '../../storage/translation-memories/shared-translation-memory-store.ts';
import { systemClock } from '../../time/system-clock.ts';

/** Everything of one installation that a move reads or writes. No server uses it meanwhile. */
export interface Installation {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly memories: MovableMemories;
}

export async function openInstallation(
  { config, secrets }: ResolvedConfiguration,
  opened: AsyncDisposableStack,
): Promise<Installation> {
  const { dataDir } = config;
  makeDataFolder(dataDir);
  const waiting = { pause, drainMilliseconds: 0, onWait: () => {} };
  opened.use(await acquireServerLock(new DataFolderLock(dataDir, systemClock), waiting));
  const database = opened.adopt(await openDatabase({ ...config, ...secrets }, systemClock), (open) => open.destroy());
  if (secrets.databaseUrl !== undefined) await refuseLivingNodes(database);
  const objects = await openObjects({ config, secrets }, opened);
  return { database, objects, memories: openMemories({ config, secrets }, database, objects, opened) };
}

/** Servers elsewhere hold no lock of this machine. */
async function refuseLivingNodes(database: Database): Promise<void> {
  const alive = await livingNodes(database, systemClock);
  if (alive.length === 0) return;
  const hosts = alive.map(({ host }) => host).join(', ');
  throw new StartupError(`${alive.length} server(s) use the database, on ${hosts}.\nStop them first.`);
}

async function openObjects(
  { config, secrets }: ResolvedConfiguration,
  opened: AsyncDisposableStack,
): Promise<ObjectStore> {
  const layout = dataFolderLayout(config.dataDir);
  const location = config.objectStore;
  if (location === undefined) return opened.use(new DiskObjectStore({ folder: layout.objects }));
  if (location.kind === 'folder') {
    const incoming = new SharedIncomingFolder(`${location.folder}/.incoming`);
    return opened.use(new DiskObjectStore({ folder: location.folder, incoming }));
  }
  const { defaultS3Patience, openS3ObjectStore } = await import('../../storage/objects/s3/open-s3-object-store.ts');
  return opened.use(
    await openS3ObjectStore({
      location,
      credentials: secrets.objectStore,
      patience: defaultS3Patience,
      incoming: opened.use(new IncomingFolder(layout.spool)),
      clock: systemClock,
      onChange: () => {},
    }),
  );
}

function openMemories(
  { config }: ResolvedConfiguration,
  database: Database,
  objects: ObjectStore,
  opened: AsyncDisposableStack,
): MovableMemories {
  const layout = dataFolderLayout(config.dataDir);
  if (config.objectStore === undefined)
    return opened.use(new FileTranslationMemoryStore({ folder: layout.memories, identifiers }));
  return opened.use(
    new SharedTranslationMemoryStore({
      folder: layout.memoryCopies,
      cacheBytes: config.translationMemories.cacheBytes,
      catalogue: new DatabaseTranslationMemoryCatalogue(database),
      objects,
      identifiers,
      clock: systemClock,
    }),
  );
}
