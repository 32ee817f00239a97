import { storesContract } from './stores.ts';
import { storeDrivers } from './stores-fixtures.ts';

for (const driver of storeDrivers) storesContract(driver);
