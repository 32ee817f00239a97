import { DatabaseVoiceJobStore } from '../../src/storage/database/repositories/database-voice-job-store.ts';
import { storeDrivers } from './store-drivers.ts';
import { voiceJobStoreContract } from './voice-job-store.ts';

for (const driver of storeDrivers)
  voiceJobStoreContract(driver, ({ database, commits }) => new DatabaseVoiceJobStore(database, commits));
