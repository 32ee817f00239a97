import { DatabaseStyleRuleStore } from '../../src/storage/database/repositories/database-style-rule-store.ts';
import { storeDrivers } from './store-drivers.ts';
import { styleRuleStoreContract } from './style-rule-store.ts';

for (const driver of storeDrivers) styleRuleStoreContract(driver, (database) => new DatabaseStyleRuleStore(database));
