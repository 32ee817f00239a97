import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

const request = { text: ['The house is red. The cats sleep.'], source_lang: 'EN', target_lang: 'ES' };

describe('the sentence cache over a restart of the server', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'dragoman-acceptance-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('answers from the disk what was translated before', async () => {
    const environment = { DRAGOMAN_ENGINES: 'apertium', DRAGOMAN_CACHE_DISK_SIZE: '1' };
    const first = await run(environment);
    assert.deepEqual(first.lookups, { hit: 0, miss: 2 });
    const second = await run(environment);
    assert.deepEqual(second.lookups, { hit: 2, miss: 0 });
    assert.deepEqual(second.translations, first.translations);
    const third = await run({ ...environment, DRAGOMAN_CACHE_DISK_SIZE: '0' });
    assert.deepEqual(third.lookups, { hit: 0, miss: 2 }, 'switched off again, the file is not read');
  });

  it('keeps nothing on disk unless a setting says so', async () => {
    await run({ DRAGOMAN_ENGINES: 'apertium' });
    assert.equal(existsSync(join(dataDir, 'sentences.sqlite')), false);
  });

  /** Starts a server on the folder, translates, and stops it. */
  async function run(environment: Readonly<Record<string, string>>) {
    await using server = await startServer({ dataDir, environment });
    const response = await server.translate(request);
    assert.equal(response.status, 200);
    const { translations } = (await response.json()) as { translations: unknown };
    const lookups = { hit: await lookupsOf(server, 'hit'), miss: await lookupsOf(server, 'miss') };
    return { translations, lookups };
  }
});

async function lookupsOf(server: RunningServer, result: string): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', server.address))).text();
  const line = new RegExp(
    `^dragoman_sentence_cache_lookups_total\\{engine="apertium",result="${result}"\\} (\\d+)$`,
    'm',
  );
  return Number(line.exec(metrics)?.[1] ?? 0);
}
