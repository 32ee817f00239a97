import { DatabaseAgentWorkflowStore } from '../../src/storage/database/repositories/database-agent-workflow-store.ts';
import { agentWorkflowStoreContract } from './agent-workflow-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  agentWorkflowStoreContract(driver, ({ database }) => new DatabaseAgentWorkflowStore(database));
