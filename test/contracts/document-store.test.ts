import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { aBill, charactersEach, counted, documentStoreContract } from './document-store.ts';
import { serverStoreDrivers, storeDrivers } from './store-drivers.ts';
import { type OpenStores, storedIdentity } from './stores-fixtures.ts';

const storeOver = ({ database, commits }: OpenStores) => new DatabaseDocumentStore(database, commits);

for (const driver of storeDrivers) documentStoreContract(driver, storeOver);

for (const driver of serverStoreDrivers)
  describe(`documents on ${driver.name} that a process finishes when it is killed`, () => {
    it('are done as far as that was acknowledged, and counted exactly as many as are done', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const acknowledged = new Set<string>();
      for (const count of [1, 50, 200, 400]) {
        await finishUntilKilled(await location.address(), key.id, count, acknowledged);
        await location.isQuiet();
        const done = await stores.database.selectFrom('documents').select('id').where('state', '=', 'done').execute();
        assert.equal(await counted(stores, key), done.length * charactersEach);
        assert.deepEqual(acknowledged.difference(new Set(done.map(({ id }) => id))), new Set());
        // What a process was at when it was killed is begun again by the next one.
        for (const id of await store.listUnfinished())
          assert.equal(await store.finish(id, aBill(key), new Date()), true);
        for (const { id } of done) assert.equal(await store.finish(id, aBill(key), new Date()), false);
      }
      const { count } = await stores.database
        .selectFrom('documents')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      assert.equal(await counted(stores, key), Number(count) * charactersEach);
    });
  });

/** Notes the ids that the child says, and kills it after so many. */
async function finishUntilKilled(address: string, keyId: string, count: number, said: Set<string>): Promise<void> {
  const script = join(import.meta.dirname, 'document-store-finishing-child.ts');
  const child = spawn(process.execPath, [script, address, keyId], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    said.add(line);
    if (++lines === count) child.kill('SIGKILL');
  }
  await exit;
  assert.ok(lines >= count);
}
