import { glossaryStoreContract } from './glossary-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers) glossaryStoreContract(driver);
