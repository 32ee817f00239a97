import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tmxEnd, tmxStart, tmxUnit } from '../integration/translation-memories-fixtures.ts';
import { poll } from '../support/poll.ts';
import type { RunningServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';

interface Result {
  readonly status: string;
  readonly segment_count?: number;
  readonly download_url?: string;
  readonly translation_memory_id?: string;
}

const path = '/v3/translation_memories';

let fleet: Fleet;
before(async () => {
  fleet = await startFleet({ nodes: 3, roles: ['api', 'all', 'all'] });
});
after(() => fleet[Symbol.asyncDispose]());

function node(index: number): RunningServer {
  const server = fleet.nodes[index];
  assert.ok(server, `node ${index} lives`);
  return server;
}

const fileOf = (units: number): string =>
  tmxStart + Array.from({ length: units }, (_, index) => tmxUnit(index)).join('') + tmxEnd;

/** Announces a file to one node and brings it to another. */
async function bring(content: string, announced: RunningServer, brought: RunningServer): Promise<string> {
  const body = { source_file: { file_name: 'legal.tmx', content_length: Buffer.byteLength(content) } };
  const answer = await sendRequest(announced.address, 'POST', `${path}/import`, { body });
  assert.equal(answer.status, 201, answer.text);
  const { job_id: id, upload_url: address } = answer.json<{ job_id: string; upload_url: string }>();
  const { pathname, search } = new URL(address);
  const init = { method: 'PUT', body: content, headers: { 'content-type': 'application/xml' } };
  assert.equal((await fetch(new URL(pathname + search, brought.address), init)).status, 200);
  return id;
}

async function read(server: RunningServer, id: string): Promise<Result> {
  const answer = await sendRequest(server.address, 'GET', `${path}/jobs/${id}`);
  assert.equal(answer.status, 200, answer.text);
  const [result] = answer.json<{ results: readonly [Result] }>().results;
  return result;
}

async function count(server: RunningServer): Promise<number> {
  return (await sendRequest(server.address, 'GET', path)).json<{ total_count: number }>().total_count;
}

describe('jobs of translation memories on several nodes', () => {
  it('are the same everywhere, and done by a node that works', async () => {
    const id = await bring(fileOf(2_000), node(0), node(0));
    await poll(async () => (await read(node(2), id)).status === 'completed');
    for (const index of [0, 1, 2]) assert.equal((await read(node(index), id)).status, 'completed');
    const { translation_memory_id: memoryId } = await read(node(1), id);
    const asked = await sendRequest(node(1).address, 'POST', `${path}/${memoryId}/export`);
    assert.equal(asked.status, 202, asked.text);
    const { job_id: exportId } = asked.json<{ job_id: string }>();
    const again = await sendRequest(node(2).address, 'POST', `${path}/${memoryId}/export`);
    assert.deepEqual([again.status, again.json<{ job_id: string }>().job_id], [200, exportId]);
    const { download_url: download = '' } = await read(node(0), exportId);
    const file = await fetch(download);
    assert.equal((await file.text()).match(/<tu>/g)?.length, 2_000);
  });

  it('take the file on another node than the one that was asked', async () => {
    const id = await bring(fileOf(10), node(1), node(2));
    await poll(async () => (await read(node(0), id)).status === 'completed');
  });

  it('are finished once by another node when theirs is killed', async () => {
    const before = await count(node(0));
    const ids = await Promise.all([1, 2, 3].map(() => bring(fileOf(60_000), node(0), node(0))));
    await poll(async () => (await Promise.all(ids.map((id) => read(node(0), id)))).some((job) => job.segment_count));
    await fleet.kill(1);
    for (const id of ids) await poll(async () => (await read(node(0), id)).status === 'completed');
    assert.equal(await count(node(2)), before + ids.length);
    const listed = await sendRequest(node(2).address, 'GET', path);
    for (const memory of listed.json<{ translation_memories: readonly { segment_count: number }[] }>()
      .translation_memories)
      assert.ok([10, 2_000, 60_000].includes(memory.segment_count));
  });
});
