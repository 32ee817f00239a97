import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DeepLClient, DeepLError } from 'deepl-node';
import { tmxEnd, tmxHeaders, tmxStart, tmxUnit } from '../integration/translation-memories-fixtures.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

/** The official client, unchanged, against the real server. */
describe('translation memories with deepl-node', () => {
  let server: RunningServer;
  let client: DeepLClient;
  before(async () => {
    server = await startServer();
    // An attempt that takes over 5 seconds is given up, and none is repeated.
    client = new DeepLClient(developerKey, { serverUrl: server.address, maxRetries: 0, minTimeout: 5000 });
  });
  after(() => server[Symbol.asyncDispose]());

  async function importMemory(name: string): Promise<string> {
    const body = tmxStart + tmxUnit(1) + tmxUnit(2) + tmxEnd;
    const answer = await server.request(`/v3/translation_memories?name=${name}`, {
      method: 'POST',
      body,
      headers: tmxHeaders,
    });
    return ((await answer.json()) as { translation_memory_id: string }).translation_memory_id;
  }

  it('are listed in pages, read and deleted', async () => {
    const ids = [await importMemory('First'), await importMemory('Second'), await importMemory('Third')];
    const [first, ...others] = await client.listTranslationMemories(0, 2);
    assert.deepEqual(
      [first?.name, first?.sourceLanguage, first?.targetLanguages, first?.segmentCount],
      ['First', 'en', ['es'], 2],
    );
    assert.ok((first?.creationTime?.getTime() ?? 0) > 0);
    const third = await client.listTranslationMemories(1, 2);
    assert.deepEqual(
      [first, ...others, ...third].map((memory) => memory?.translationMemoryId),
      ids,
    );
    assert.equal((await client.listTranslationMemories()).length, 3);
    assert.ok(first);
    assert.deepEqual(await client.getTranslationMemory(first), first);
    await client.deleteTranslationMemory(first);
    await assert.rejects(client.getTranslationMemory(first), DeepLError);
    assert.equal((await client.listTranslationMemories()).length, 2);
  });

  it('that cannot be named are errors of the client', async () => {
    await assert.rejects(client.listTranslationMemories(0, 26), /page_size/);
    await assert.rejects(client.deleteTranslationMemory('nonsense'), /not a UUID/);
  });
});
