import { accountStoreContract } from './account-store.ts';
import { auditStoreContract } from './audit-store.ts';
import { storeDrivers } from './store-drivers.ts';
import { usageStoreContract } from './usage-store.ts';

for (const driver of storeDrivers) {
  accountStoreContract(driver);
  auditStoreContract(driver);
  usageStoreContract(driver);
}
