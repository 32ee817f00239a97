import { DatabaseAgentTaskStore } from '../../src/storage/database/repositories/database-agent-task-store.ts';
import { agentTaskStoreContract } from './agent-task-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  agentTaskStoreContract(driver, ({ database, commits }) => new DatabaseAgentTaskStore(database, commits));
