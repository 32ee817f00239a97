import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { tmxEnd, tmxHeaders, tmxStart, tmxUnit } from '../integration/translation-memories-fixtures.ts';
import { type MortalStores, mortalStores } from '../support/mortal-server.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const path = '/v3/translation_memories';

async function kill(server: RunningServer): Promise<void> {
  const exit = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await exit;
}

async function list(server: RunningServer): Promise<{ total_count: number; translation_memories: object[] }> {
  return (await server.request(path)).json() as Promise<{ total_count: number; translation_memories: object[] }>;
}

/** Where each kind of stores has the file of an import under way. */
const folders = ['translation-memories', 'translation-memory-copies'] as const;

for (const [index, parts] of folders.entries()) {
  const [name, open] = mortalStores[index] ?? assert.fail();
  describe(`a server on ${name} that is killed`, () => {
    let stores: MortalStores;
    before(async () => {
      stores = await open();
    });
    after(() => stores[Symbol.asyncDispose]());

    it('while it imports has nothing of the memory afterwards', async () => {
      using folder = new TemporaryFolder();
      const incoming = join(folder.path, parts, 'incoming');
      {
        await using server = await startServer({ dataDir: folder.path, environment: stores.environment });
        assert.ok(existsSync(incoming));
        const begun = new AbortController();
        const watching = once(watch(incoming, { signal: begun.signal }), 'change');
        const headers = { authorization: `DeepL-Auth-Key ${developerKey}`, ...tmxHeaders };
        const sending = request(new URL(path, server.address), { method: 'POST', headers });
        sending.on('error', () => {});
        sending.write(tmxStart + Array.from({ length: 5_000 }, (_, index) => tmxUnit(index)).join(''));
        await watching;
        begun.abort();
        await kill(server);
        sending.destroy();
        assert.equal(readdirSync(incoming).length, 1);
      }
      await using server = await startServer({ dataDir: folder.path, environment: stores.environment });
      assert.deepEqual(await list(server), { translation_memories: [], total_count: 0 });
      assert.deepEqual(readdirSync(incoming), []);
    });

    it('once it has answered has the whole memory', async () => {
      using folder = new TemporaryFolder();
      const units = Array.from({ length: 2_000 }, (_, index) => tmxUnit(index)).join('');
      let exported = '';
      {
        await using server = await startServer({ dataDir: folder.path, environment: stores.environment });
        const body = tmxStart + units + tmxEnd;
        const answer = await server.request(path, { method: 'POST', body, headers: tmxHeaders });
        assert.equal(answer.status, 201);
        await kill(server);
        const { translation_memory_id: id } = (await answer.json()) as { translation_memory_id: string };
        exported = `${path}/${id}/export`;
      }
      await using server = await startServer({ dataDir: folder.path, environment: stores.environment });
      assert.equal((await list(server)).total_count, 1);
      const text = await (await server.request(exported)).text();
      assert.equal(text.match(/<tu>/g)?.length, 2_000);
    });
  });
}
