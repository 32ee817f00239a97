import { glossaryStoreContract } from './glossary-store.ts';
import { glossaryStoreDrivers } from './glossary-store-drivers.ts';

for (const driver of glossaryStoreDrivers) glossaryStoreContract(driver);
