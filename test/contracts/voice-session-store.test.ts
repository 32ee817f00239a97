import { DatabaseVoiceSessionStore } from '../../src/storage/database/repositories/database-voice-session-store.ts';
import { storeDrivers } from './store-drivers.ts';
import { voiceSessionStoreContract } from './voice-session-store.ts';

for (const driver of storeDrivers)
  voiceSessionStoreContract(driver, ({ database }) => new DatabaseVoiceSessionStore(database));
