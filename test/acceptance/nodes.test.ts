import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Handle } from '../support/document-form.ts';
import { poll } from '../support/poll.ts';
import { adminKey, type RunningServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';
import { DocumentUser } from './documents-fixtures.ts';

let fleet: Fleet;
before(async () => {
  fleet = await startFleet({ nodes: 4, roles: ['api', 'api', 'worker', 'all'] });
});
after(() => fleet[Symbol.asyncDispose]());

const node = (index: number): RunningServer => {
  const server = fleet.nodes[index];
  assert.ok(server, `node ${index} lives`);
  return server;
};
const clientNodes = (): readonly RunningServer[] => [0, 1, 3].map(node);

async function createKey(body: object): Promise<{ key_id: string; api_key: string }> {
  const answer = await sendRequest(node(0).address, 'POST', '/v2/admin/developer-keys', {
    key: adminKey,
    body: { label: 'a key', ...body },
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.json();
}

function translate(server: RunningServer, key: string, text = 'The house is big.') {
  const body = { text: [text], source_lang: 'EN', target_lang: 'ES' };
  return sendRequest(server.address, 'POST', '/v2/translate', { key, body });
}

describe('several nodes', () => {
  it('know keys, glossaries and style lists of each other at once', async () => {
    const { api_key: key } = await createKey({});
    for (const server of clientNodes()) assert.equal((await translate(server, key)).status, 200);
    const glossary = {
      name: 'g',
      dictionaries: [{ source_lang: 'en', target_lang: 'es', entries: 'house\tchalet', entries_format: 'tsv' }],
    };
    const created = await sendRequest(node(0).address, 'POST', '/v3/glossaries', { body: glossary });
    assert.equal(created.status, 201, created.text);
    const { glossary_id } = created.json<{ glossary_id: string }>();
    for (const server of clientNodes()) {
      const body = { text: ['The house is big.'], source_lang: 'EN', target_lang: 'ES', glossary_id };
      const answer = await sendRequest(server.address, 'POST', '/v2/translate', { body });
      assert.match(answer.text, /chalet/);
    }
  });

  it('refuse a key that another one has deactivated', async () => {
    const { key_id, api_key: key } = await createKey({});
    for (const server of clientNodes()) assert.equal((await translate(server, key)).status, 200);
    const body = { key_id };
    await sendRequest(node(1).address, 'PUT', '/v2/admin/developer-keys/deactivate', { key: adminKey, body });
    for (const server of clientNodes()) await poll(async () => (await translate(server, key)).status === 403);
  });

  it('count characters together, and let in exactly what fits a limit', async () => {
    const { api_key: key } = await createKey({ usage_limits: { characters: 100 } });
    const ten = 'The house.';
    assert.equal(ten.length, 10);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => translate(clientNodes()[index % 3] ?? node(0), key, ten)),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    assert.deepEqual([count(200), count(456)], [10, 50]);
    for (const server of clientNodes()) {
      const usage = (await sendRequest(server.address, 'GET', '/v2/usage', { key })).json<Record<string, number>>();
      assert.equal(usage.api_key_character_count, 100);
    }
  });

  it('translate documents that a node without a worker took, and show the same everywhere', async () => {
    const users: readonly DocumentUser[] = clientNodes().map((server) => new DocumentUser(server));
    const [first] = users;
    assert.ok(first);
    for (let number = 0; number < 6; number++) {
      const handle: Handle = await first.uploaded('a.txt', 'The house is big.\n');
      for (const user of users) assert.equal((await user.ended(handle)).status, 'done');
      const results = await Promise.all(users.map((user) => user.post(handle, '/result')));
      assert.equal(results.filter(({ status }) => status === 200).length, 1, 'a result is handed out once');
      // The node that sent it removes it when it knows that the client has it.
      for (const user of users) await poll(async () => (await user.post(handle)).status === 404);
    }
  });

  it('have workers that serve probes and metrics only', async () => {
    const worker = node(2);
    assert.equal((await sendRequest(worker.address, 'GET', '/healthz')).status, 200);
    assert.equal((await sendRequest(worker.address, 'GET', '/readyz')).status, 200);
    assert.match((await sendRequest(worker.address, 'GET', '/metrics')).text, /dragoman_/);
    for (const path of ['/v2/usage', '/docs', '/', '/openapi.json'])
      assert.equal((await sendRequest(worker.address, 'GET', path)).status, 404, path);
  });
});

describe('the limits of a key over several nodes', () => {
  it('let in as many requests a minute as one node would', async () => {
    const limited = await startFleet({ nodes: 2, environment: { DRAGOMAN_KEY_REQUESTS_PER_MINUTE: '30' } });
    try {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async () => (await sendRequest(limited.address, 'GET', '/v2/usage')).status),
      );
      assert.equal(statuses.filter((status) => status === 200).length, 30);
      assert.equal(statuses.filter((status) => status === 429).length, 30);
    } finally {
      await limited[Symbol.asyncDispose]();
    }
  });
});
