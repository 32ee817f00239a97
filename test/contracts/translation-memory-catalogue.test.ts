import { DatabaseTranslationMemoryCatalogue } from '../../src/storage/database/repositories/database-translation-memory-catalogue.ts';
import { storeDrivers } from './store-drivers.ts';
import { translationMemoryCatalogueContract } from './translation-memory-catalogue.ts';

for (const driver of storeDrivers)
  translationMemoryCatalogueContract(driver, (database) => new DatabaseTranslationMemoryCatalogue(database));
