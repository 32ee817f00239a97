import { join } from 'node:path';
import type { S3Location } from '../contracts/stores/object-store-settings.ts';
import type { ObjectStore } from '../contracts/stores/objects.ts';
import { MaintainObjects } from '../features/objects/maintain-objects.ts';
import { moveObjects } from '../features/objects/move-objects.ts';
import { addObjectStoreGauge } from '../observability/object-store-gauge.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { DiskObjectStore } from '../storage/objects/disk-object-store.ts';
import { IncomingFolder } from '../storage/objects/incoming-folder.ts';
import { SharedIncomingFolder } from '../storage/objects/shared-incoming-folder.ts';
import { guardStore } from '../storage/state/guard-store.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

type ObjectParts = Pick<Foundation, 'config' | 'secrets' | 'clock' | 'events' | 'metrics' | 'opened'>;

/** An object store with what has to be done about it from time to time. */
interface OpenObjects {
  readonly store: ObjectStore;
  /** Removes what processes left that were killed; answers how much. */
  sweep(): Promise<number>;
  works(): boolean;
}

/**
 * The one object store: in the data folder, in a folder that several nodes see, or in a bucket. What the data folder holds
 * from before is moved there.
 */
export async function openObjects(parts: ObjectParts, { state }: Pick<Stores, 'state'>): Promise<ObjectStore> {
  const { config, clock, events, metrics, opened } = parts;
  const folders = dataFolderLayout(config.dataDir);
  const guarded = (store: ObjectStore): ObjectStore => guardStore(store, state, ['put']);
  let works = (): boolean => true;
  addObjectStoreGauge(metrics.registry, () => works());
  if (config.objectStore === undefined) return guarded(opened.use(new DiskObjectStore({ folder: folders.objects })));
  const shared =
    config.objectStore.kind === 'folder'
      ? openSharedFolder(parts, config.objectStore.folder)
      : await openBucket(parts, config.objectStore);
  works = shared.works;
  const { store, sweep } = shared;
  using before = new DiskObjectStore({ folder: folders.objects });
  const moved = await moveObjects(before, store);
  if (moved > 0) events.objectsMoved({ objects: moved });
  opened.use(new MaintainObjects({ sweep, clock, events }));
  return guarded(store);
}

function openSharedFolder({ opened }: ObjectParts, folder: string): OpenObjects {
  const incoming = new SharedIncomingFolder(join(folder, '.incoming'));
  return {
    store: opened.use(new DiskObjectStore({ folder, incoming })),
    sweep: () => incoming.sweep(),
    works: () => true,
  };
}

/** The library is loaded only here: it takes memory and time that other installations need not spend. */
async function openBucket(
  { config, secrets, clock, events, opened }: ObjectParts,
  location: S3Location,
): Promise<OpenObjects> {
  const { defaultS3Patience, openS3ObjectStore } = await import('../storage/objects/s3/open-s3-object-store.ts');
  const store = opened.use(
    await openS3ObjectStore({
      location,
      credentials: secrets.objectStore,
      patience: defaultS3Patience,
      incoming: opened.use(new IncomingFolder(dataFolderLayout(config.dataDir).spool)),
      clock,
      onChange: (change) => events.objectStoreChanged(change),
    }),
  );
  return { store, sweep: () => store.sweepUploads(), works: () => store.health.works };
}
