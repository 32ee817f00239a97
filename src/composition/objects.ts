import { join } from 'node:path';
import type { S3Location } from '../contracts/stores/object-store-settings.ts';
import type { ObjectStoreCondition } from '../contracts/stores/object-store-state.ts';
import type { ObjectStore } from '../contracts/stores/objects.ts';
import { moveObjects } from '../features/objects/move-objects.ts';
import { addObjectStoreGauges } from '../observability/object-store-gauges.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { classifyFolderError } from '../storage/objects/classify-folder-error.ts';
import { DiskObjectStore } from '../storage/objects/disk-object-store.ts';
import { IncomingFolder } from '../storage/objects/incoming-folder.ts';
import { ObjectStoreHealth } from '../storage/objects/object-store-health.ts';
import { SharedIncomingFolder } from '../storage/objects/shared-incoming-folder.ts';
import { WatchedObjectStore } from '../storage/objects/watched-object-store.ts';
import { guardStore } from '../storage/state/guard-store.ts';
import { probeFolder } from '../storage/state/probe-data-folder.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';
import { sweepHourly } from './sweep-hourly.ts';

type ObjectParts = Pick<Foundation, 'config' | 'secrets' | 'clock' | 'events' | 'metrics' | 'opened'>;

/** An object store with what has to be done about it from time to time. */
interface OpenObjects {
  readonly store: ObjectStore;
  /** Removes what processes left that were killed; answers how much. */
  sweep(): Promise<number>;
  condition(): ObjectStoreCondition;
}

export interface Objects {
  readonly objects: ObjectStore;
  /** Undefined where the store is the data folder, whose state is another. */
  readonly objectsCondition: (() => ObjectStoreCondition) | undefined;
}

/**
 * The one object store: in the data folder, in a folder that several nodes see, or in a bucket. What the data folder holds
 * from before is moved there.
 */
export async function openObjects(parts: ObjectParts, { state }: Pick<Stores, 'state'>): Promise<Objects> {
  const { config, events, metrics, opened } = parts;
  const folders = dataFolderLayout(config.dataDir);
  const guarded = (store: ObjectStore): ObjectStore => guardStore(store, state, ['put']);
  let condition: Objects['objectsCondition'];
  addObjectStoreGauges(metrics.registry, () => condition?.().state ?? 'ok');
  if (config.objectStore === undefined) {
    const store = opened.use(new DiskObjectStore({ folder: folders.objects }));
    return { objects: guarded(store), objectsCondition: condition };
  }
  const shared =
    config.objectStore.kind === 'folder'
      ? openSharedFolder(parts, config.objectStore.folder)
      : await openBucket(parts, config.objectStore);
  condition = shared.condition;
  const { store, sweep } = shared;
  using before = new DiskObjectStore({ folder: folders.objects });
  const moved = await moveObjects(before, store);
  if (moved > 0) events.objectsMoved({ objects: moved });
  sweepHourly(sweep, parts);
  return { objects: guarded(store), objectsCondition: condition };
}

function openSharedFolder({ clock, events, opened }: ObjectParts, folder: string): OpenObjects {
  const path = join(folder, '.incoming');
  const incoming = new SharedIncomingFolder(path);
  const health = opened.use(
    new ObjectStoreHealth({
      probe: () => probeFolder(path),
      classify: classifyFolderError,
      clock,
      onChange: (change) => events.objectStoreChanged(change),
    }),
  );
  const store = new WatchedObjectStore(opened.use(new DiskObjectStore({ folder, incoming })), health);
  return { store, sweep: () => incoming.sweep(), condition: () => health.condition() };
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
  return { store, sweep: () => store.sweepUploads(), condition: () => store.health.condition() };
}
