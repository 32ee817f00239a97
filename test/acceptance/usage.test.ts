import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Usage {
  readonly character_count: number;
  readonly character_limit: number;
  readonly api_key_character_count: number;
  readonly api_key_character_limit: number;
  readonly products: readonly { product_type: string; character_count: number; api_key_character_count: number }[];
  readonly start_time: string;
  readonly end_time: string;
}

const usageOf = async (server: RunningServer): Promise<Usage> =>
  (await (await server.request('/v2/usage')).json()) as Usage;

describe('GET /v2/usage', () => {
  it('counts code points of what was translated, for the key and the account', async () => {
    await using server = await startServer();
    const before = await usageOf(server);
    assert.equal(before.character_count, 0);
    assert.equal(before.character_limit, 1_000_000_000_000);
    assert.equal(before.api_key_character_limit, 1_000_000_000_000);
    assert.ok(Date.parse(before.start_time) <= Date.now() && Date.now() < Date.parse(before.end_time));
    assert.match(before.start_time, /\.\d{3}Z$/);

    assert.equal((await server.translate({ text: ['abc', '😀'], source_lang: 'EN', target_lang: 'ES' })).status, 200);
    assert.equal((await server.translate({ text: ['same'], source_lang: 'EN', target_lang: 'EN-GB' })).status, 200);
    const after = await usageOf(server);
    assert.equal(after.character_count, 8);
    assert.equal(after.api_key_character_count, 8);
    const translate = after.products.find(({ product_type }) => product_type === 'translate');
    assert.equal(translate?.character_count, 8);
    assert.deepEqual(
      after.products.map(({ product_type }) => product_type),
      ['translate', 'write', 'speechToText'],
    );
  });

  it('does not count what was refused', async () => {
    await using server = await startServer();
    assert.equal((await server.translate({ text: ['abc'], target_lang: 'XX' })).status, 400);
    const unbalanced = { text: ['<a>abc'], source_lang: 'EN', target_lang: 'ES', tag_handling: 'xml' };
    assert.equal((await server.translate(unbalanced)).status, 400);
    assert.equal((await usageOf(server)).character_count, 0);
  });

  it('loses no answered count when the server is killed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-usage-'));
    try {
      let answered = 0;
      let sent = 0;
      for (let round = 0; round < 3; round += 1) {
        await using server = await startServer({ dataDir });
        const enough = 20 * (round + 1);
        const clients = Array.from({ length: 8 }, async () => {
          while (server.process.exitCode === null && server.process.signalCode === null) {
            sent += 10;
            const response = await server
              .translate({ text: ['0123456789'], source_lang: 'EN', target_lang: 'ES' })
              .catch(() => undefined);
            if (response === undefined) return;
            assert.equal(response.status, 200);
            answered += 10;
            if (answered >= enough * 10) server.process.kill('SIGKILL');
          }
        });
        await Promise.all([once(server.process, 'exit'), ...clients]);
      }
      await using server = await startServer({ dataDir });
      const { character_count } = await usageOf(server);
      assert.ok(character_count >= answered, `${character_count} counted of ${answered} answered`);
      assert.ok(character_count <= sent, `${character_count} counted of ${sent} sent`);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
