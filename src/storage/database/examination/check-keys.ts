import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { DatabaseAccountStore } from '../repositories/database-account-store.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

/** Whether the keys that settings name are keys that clients can use. */
export async function checkKeys({ database, keys }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  if (keys.length === 0) return { outcome: 'ok', found: 'no setting names one' };
  if ((await database.introspection.getTables()).every(({ name }) => name !== 'retired_secrets'))
    return { outcome: 'ok', found: 'the first start adds them' };
  const accounts = new DatabaseAccountStore(database);
  const useless: string[] = [];
  for (const { setting, hash } of keys) {
    const match = await accounts.findKeyByHash(hash);
    if (match?.key.deactivatedAt) useless.push(`the key of ${setting} is deactivated`);
    else if (match?.secretValidUntil) useless.push(`the key of ${setting} was replaced by a new secret`);
  }
  if (useless.length === 0) return { outcome: 'ok', found: 'those of the settings are accepted' };
  return { outcome: 'warning', found: useless.join(', and '), advice: 'Give all servers a key that is active.' };
}
