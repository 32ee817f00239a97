import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { aJob } from '../contracts/translation-memory-job-store.ts';
import { tmxEnd, tmxStart, tmxUnit } from '../integration/translation-memories-fixtures.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Job {
  readonly job_id: string;
  readonly upload_url: string;
  readonly results: readonly {
    readonly status: string;
    readonly download_url?: string;
    readonly translation_memory_id?: string;
  }[];
}

const path = '/v3/translation_memories';
const content = tmxStart + Array.from({ length: 5_000 }, (_, index) => tmxUnit(index)).join('') + tmxEnd;

async function announce(server: RunningServer, length = content.length): Promise<Job> {
  const answer = await server.request(`${path}/import`, {
    method: 'POST',
    body: JSON.stringify({ source_file: { file_name: 'legal.tmx', content_length: length } }),
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Job;
}

/** Without a key, as the address needs none. */
function upload(address: string, body = content, type = 'application/xml'): Promise<Response> {
  return fetch(address, { method: 'PUT', body, headers: { 'content-type': type } });
}

async function read(server: RunningServer, id: string): Promise<Job['results'][number]> {
  const { results } = (await (await server.request(`${path}/jobs/${id}`)).json()) as Job;
  assert.equal(results.length, 1);
  return results[0] as Job['results'][number];
}

async function ended(server: RunningServer, id: string): Promise<Job['results'][number]> {
  let result = await read(server, id);
  while (result.status === 'processing') result = await read(server, id);
  return result;
}

describe('translation memory jobs', () => {
  it('whose file was taken are done, though the server is killed', async () => {
    using folder = new TemporaryFolder();
    let id = '';
    let waiting = '';
    {
      await using server = await startServer({ dataDir: folder.path });
      const job = await announce(server);
      id = job.job_id;
      waiting = (await announce(server)).job_id;
      assert.equal((await read(server, id)).status, 'awaiting_input');
      assert.equal((await upload(job.upload_url)).status, 200);
      const exit = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await exit;
    }
    await using server = await startServer({ dataDir: folder.path });
    const result = await ended(server, id);
    assert.equal(result.status, 'completed');
    const memory = await server.request(`${path}/${result.translation_memory_id}`);
    assert.equal(((await memory.json()) as { segment_count: number }).segment_count, 5_000);
    assert.equal((await read(server, waiting)).status, 'awaiting_input');
    const listed = (await (await server.request(path)).json()) as { total_count: number };
    assert.equal(listed.total_count, 1);
  });

  it('of an older release, which are files of the data folder, go on', async () => {
    using folder = new TemporaryFolder();
    await (await startServer({ dataDir: folder.path }))[Symbol.asyncDispose]();
    const database = await openSqliteDatabase(folder.path, systemClock);
    const { id: accountId } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    await database.destroy();
    const jobs = (['processing', 'awaiting_input', 'failed'] as const).map((state) => {
      const [now, token] = [new Date(), 'a'.repeat(64)];
      const dates = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
      return aJob({ accountId, token, state, ...dates, contentLength: content.length });
    });
    const jobFolder = join(folder.path, 'translation-memory-jobs');
    mkdirSync(jobFolder, { recursive: true });
    for (const job of jobs) writeFileSync(join(jobFolder, `${job.id}.json`), JSON.stringify(job));
    const [processing, waiting, failed] = jobs.map(({ id }) => id) as [string, string, string];
    writeFileSync(join(jobFolder, `${processing}.tmx`), content);

    await using server = await startServer({ dataDir: folder.path });
    assert.equal(existsSync(jobFolder), false);
    const result = await ended(server, processing);
    assert.deepEqual([result.status, result.translation_memory_id], ['completed', jobs[0]?.memoryId]);
    assert.equal((await read(server, failed)).status, 'failed');
    assert.equal((await read(server, waiting)).status, 'awaiting_input');
    const address = `${server.address.replace(/\/$/, '')}${path}/jobs/${waiting}/file?token=${'a'.repeat(64)}`;
    assert.equal((await upload(address)).status, 200);
    assert.equal((await ended(server, waiting)).status, 'completed');
  });

  it('give and take files by their addresses only', async () => {
    await using server = await startServer();
    const { job_id: id, upload_url: address } = await announce(server);
    assert.ok(address.startsWith(server.address.replace(/\/$/, '')));
    for (const wrong of [address.replace(/token=./, 'token=x'), address.replace(id, crypto.randomUUID())])
      assert.equal((await upload(wrong)).status, 404);
    assert.equal((await upload(address.replace(/\?.*/, ''))).status, 400);
    assert.equal((await fetch(address)).status, 404, 'it is no address to read from');
    assert.equal((await upload(address, '{}', 'application/json')).status, 415);
    assert.equal((await upload(address, 'too short')).status, 400);
    assert.equal((await upload(address)).status, 200);
    const result = await ended(server, id);
    const asked = await server.request(`${path}/${result.translation_memory_id}/export`, { method: 'POST' });
    assert.equal(asked.status, 202);
    const { download_url: download = '' } = await read(server, ((await asked.json()) as Job).job_id);
    const file = await fetch(download);
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="legal.tmx"');
    assert.equal((await file.text()).match(/<tu>/g)?.length, 5_000);
    assert.equal((await fetch(download.replace(/token=./, 'token=x'))).status, 404);
  });

  it('refuse what cannot be announced', async () => {
    await using server = await startServer();
    const file = { file_name: 'a.tmx', content_length: 1 };
    for (const [source_file, status, message] of [
      [{ ...file, content_length: 0 }, 400, /'source_file\.content_length' not supported/],
      [{ ...file, content_length: 1024 ** 3 + 1 }, 413, /larger than 1 GiB/],
      [{ ...file, content_type: 'text/plain' }, 400, /'source_file\.content_type' not supported: use one of/],
      [{ ...file, file_name: ' ' }, 400, /'name' not supported: must not be empty/],
      [{ content_length: 1 }, 400, /'source_file\.file_name' not specified/],
    ] as const) {
      const answer = await server.request(`${path}/import`, {
        method: 'POST',
        body: JSON.stringify({ source_file }),
        headers: { 'content-type': 'application/json' },
      });
      assert.equal(answer.status, status);
      assert.match(((await answer.json()) as { message: string }).message, message);
    }
  });
});
