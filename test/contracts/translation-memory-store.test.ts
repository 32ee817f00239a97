import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after } from 'node:test';
import { DatabaseTranslationMemoryCatalogue } from '../../src/storage/database/repositories/database-translation-memory-catalogue.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { SharedTranslationMemoryStore } from '../../src/storage/translation-memories/shared-translation-memory-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { storeDrivers } from './store-drivers.ts';
import { TemporaryFolder } from './stores-fixtures.ts';
import { describeTranslationMemoryStore } from './translation-memory-store.ts';

const folder = new TemporaryFolder();
after(() => folder[Symbol.dispose]());

describeTranslationMemoryStore(
  'in files',
  () => new FileTranslationMemoryStore({ folder: join(folder.path, randomUUID()), identifiers: randomIdentifiers }),
);

/** Closes its database as well, which a suite knows nothing of. */
class StoreWithDatabase extends SharedTranslationMemoryStore {
  readonly opened = new AsyncDisposableStack();

  override async [Symbol.asyncDispose](): Promise<void> {
    await super[Symbol.asyncDispose]();
    await this.opened.disposeAsync();
  }
}

for (const driver of storeDrivers)
  describeTranslationMemoryStore(`in objects, ${driver.name}`, async () => {
    const location = driver.create();
    const stores = await location.open();
    const path = join(folder.path, randomUUID());
    const objects = new DiskObjectStore({ folder: join(path, 'objects') });
    const store = new StoreWithDatabase({
      folder: join(path, 'copies'),
      // None of them stays beside another.
      cacheBytes: 1,
      objects,
      catalogue: new DatabaseTranslationMemoryCatalogue(stores.database),
      identifiers: randomIdentifiers,
      clock: systemClock,
    });
    for (const one of [location, stores]) store.opened.use(one);
    store.opened.use(objects);
    return store;
  });
