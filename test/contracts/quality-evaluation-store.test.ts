import { DatabaseEvaluationStore } from '../../src/storage/database/repositories/database-evaluation-store.ts';
import { evaluationStoreContract } from './quality-evaluation-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers) evaluationStoreContract(driver, (database) => new DatabaseEvaluationStore(database));
