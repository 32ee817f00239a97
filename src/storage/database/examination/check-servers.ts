import type { StoreCheck } from '../../../contracts/stores/store-check.ts';
import { livingNodes } from '../living-nodes.ts';
import type { PostgresUnderExamination } from './postgres-under-examination.ts';

/** Who uses the database, and whether somebody works on jobs. */
export async function checkServers({ database, clock }: PostgresUnderExamination): Promise<Omit<StoreCheck, 'name'>> {
  if ((await database.introspection.getTables()).every(({ name }) => name !== 'nodes'))
    return { outcome: 'ok', found: 'none has ever run on this database' };
  const alive = await livingNodes(database, clock);
  if (alive.length === 0) return { outcome: 'ok', found: 'none runs' };
  const found = `${alive.length} ${alive.length === 1 ? 'runs' : 'run'}: ${alive.map(({ host, role }) => `${host} (${role})`).join(', ')}`;
  if (alive.some(({ role }) => role !== 'api')) return { outcome: 'ok', found };
  return {
    outcome: 'warning',
    found: `${found}; none works on documents`,
    advice: 'Start one with DRAGOMAN_ROLE=worker or all.',
  };
}
