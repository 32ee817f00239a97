import { serverStoreDrivers } from './store-drivers.ts';
import { usageLimitRacesContract } from './usage-limit-races.ts';

for (const driver of serverStoreDrivers) usageLimitRacesContract(driver);
