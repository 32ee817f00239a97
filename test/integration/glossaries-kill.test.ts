import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openGlossaryStore } from '../contracts/open-glossary-store.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';

for (const driver of serverStoreDrivers)
  describe(`a glossary on ${driver.name} whose server is killed while it changes`, () => {
    it('has all of the old entries or all of the new ones, and none that was acknowledged is lost', async () => {
      await using location = driver.create();
      const id = randomUUID();
      let accountId = '';
      {
        await using store = await openGlossaryStore(await location.address());
        accountId = await store.createAccount();
        const glossary = { id, name: 'Killed', createdAt: new Date(), dictionaries: [] };
        await store.glossaries.add({ accountId, region: 'eu' }, glossary);
      }
      for (const milestone of [1, 2, 5]) {
        const acknowledged = await killAfter(milestone, await location.address(), accountId, id);
        await location.isQuiet();
        await using store = await openGlossaryStore(await location.address());
        const found = await store.glossaries.find({ accountId, region: 'eu' }, id);
        const dictionary = found?.dictionaries[0];
        assert(dictionary);
        const lines = (await store.glossaries.readParts(dictionary))?.join('\n').split('\n') ?? [];
        assert.equal(lines.length, dictionary.entryCount);
        const rounds = new Set(lines.map((line) => line.split('\t')[1]));
        assert.equal(rounds.size, 1, 'the entries are of one replacement');
        const [round] = rounds;
        assert(Number(round) >= acknowledged, `${acknowledged} acknowledged, ${round} stored`);
      }
    });
  });

/** Answers how many replacements had been acknowledged. */
async function killAfter(milestone: number, ...args: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'glossaries-replacing-child.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let acknowledged = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    acknowledged += chunk.filter((byte) => byte === 0x2b).length;
    if (acknowledged >= milestone) child.kill('SIGKILL');
  });
  await closed;
  assert(acknowledged >= milestone, `the child ended by itself after ${acknowledged}`);
  return acknowledged;
}
