import { jobRacesContract } from './job-races.ts';
import { serverStoreDrivers } from './store-drivers.ts';
import { storeRacesContract } from './store-races.ts';

for (const driver of serverStoreDrivers) {
  storeRacesContract(driver);
  jobRacesContract(driver);
}
