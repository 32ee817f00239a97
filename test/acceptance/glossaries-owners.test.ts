import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createOtherAccount } from '../support/other-account.ts';
import { runCli } from '../support/run-cli.ts';
import { enEs, GlossaryClient, type Refusal } from './glossaries-fixtures.ts';

/** Everything that can be done with one glossary, with a body where one is needed. */
const operations = [
  ['GET', '/v3/glossaries/ID'],
  ['GET', '/v3/glossaries/ID/entries?source_lang=en&target_lang=es'],
  ['PUT', '/v3/glossaries/ID/dictionaries', { ...enEs, entries: 'a\tb' }],
  ['PATCH', '/v3/glossaries/ID', { name: 'Mine' }],
  ['DELETE', '/v3/glossaries/ID/dictionaries?source_lang=en&target_lang=es'],
  ['DELETE', '/v3/glossaries/ID'],
  ['GET', '/v2/glossaries/ID'],
  ['GET', '/v2/glossaries/ID/entries'],
  ['DELETE', '/v2/glossaries/ID'],
] as const;

async function assertUnknownTo(caller: GlossaryClient, id: string): Promise<void> {
  for (const [method, path, body] of operations) {
    const answer = await caller.send(method, path.replace('ID', id), body);
    assert.deepEqual([answer.status, answer.json<Refusal>().code], [404, 'glossary_not_found'], `${method} ${path}`);
  }
  for (const path of ['/v2/glossaries', '/v3/glossaries'])
    assert.ok(!(await caller.send('GET', path)).text.includes(id), path);
}

describe('a glossary', () => {
  let client: GlossaryClient;
  before(async () => {
    client = await GlossaryClient.start({
      environment: { DRAGOMAN_US_HOSTS: 'us.example,api-us.example' },
    });
  });
  after(() => client[Symbol.asyncDispose]());

  it('of one account does not exist for another', async () => {
    const { glossary_id: id } = await client.create();
    const other = client.as({ key: await createOtherAccount(client.server) });
    await assertUnknownTo(other, id);
    const theirs = await other.create('dog\tperro');
    await assertUnknownTo(client, theirs.glossary_id);
    assert.equal(await client.entries(id), 'cat\tgato');
  });

  it('of one data centre does not exist in the other, whichever host of it is called', async () => {
    const us = client.as({ host: 'us.example' });
    const { glossary_id: id } = await client.create('cat\tgato', 'European');
    const { glossary_id: usId } = await us.create('dog\tperro', 'American');
    await assertUnknownTo(us, id);
    for (const host of ['127.0.0.1', 'eu.example', 'us.example.eu', 'other-us.example:8080'])
      await assertUnknownTo(client.as({ host }), usId);
    for (const host of ['US.Example', 'us.example:8443', 'api-us.example'])
      assert.equal((await client.as({ host }).get(usId)).name, 'American');
    assert.equal(await client.entries(id), 'cat\tgato');
    assert.equal(await us.entries(usId), 'dog\tperro');
  });

  it('keeps to the host that was asked, not to one that a header names', async () => {
    const { glossary_id: id } = await client.create();
    const answer = await client.send('GET', `/v3/glossaries/${id}`, undefined, { 'x-forwarded-host': 'us.example' });
    assert.equal(answer.status, 200);
  });

  it('is read and written by keys with the scope of that', async () => {
    const keyWith = async (scope: string): Promise<GlossaryClient> => {
      const { stdout } = await runCli(['keys', 'create', '--scope', scope], client.server.dataDir);
      return client.as({ key: /\b[0-9a-f]{64}\b/.exec(stdout)?.[0] ?? assert.fail(stdout) });
    };
    const [reader, writer] = [await keyWith('glossaries:read'), await keyWith('glossaries:write')];
    const { glossary_id: id } = await writer.create();
    assert.equal(await reader.entries(id), 'cat\tgato');
    for (const [method, path, body] of [
      ...operations,
      ['POST', '/v3/glossaries', { name: 'a' }],
      ['POST', '/v2/glossaries', { name: 'a', ...enEs, entries: 'a\tb' }],
      ['GET', '/v3/glossaries'],
      ['GET', '/v2/glossaries'],
      ['GET', '/v2/glossary-language-pairs'],
    ] as const) {
      const other = method === 'GET' ? writer : reader;
      const answer = await other.send(method, path.replace('ID', id), body);
      const { code, message } = answer.json<Refusal>();
      assert.deepEqual([answer.status, code], [403, 'out_of_scope'], `${method} ${path}`);
      assert.ok(message.includes(method === 'GET' ? 'glossaries:read' : 'glossaries:write'), message);
    }
  });
});

describe('glossaries of a Free account', () => {
  const key = 'developer-key-of-a-free-account:fx';

  it('work on the Free base, and not on that of the second data centre', async () => {
    await using server = await GlossaryClient.start({
      environment: {
        DRAGOMAN_PLAN: 'free',
        DRAGOMAN_API_KEY: key,
        DRAGOMAN_FREE_HOSTS: 'free.example',
        DRAGOMAN_US_HOSTS: 'us.example',
      },
    });
    const free = server.as({ key, host: 'free.example' });
    const { glossary_id: id } = await free.create();
    assert.equal(await free.entries(id), 'cat\tgato');
    const wrong = await server.as({ key, host: 'us.example' }).send('GET', `/v3/glossaries/${id}`);
    assert.equal(wrong.status, 403);
    assert.match(wrong.json<Refusal>().message, /Free account; use it on the Free base address/);
  });
});

describe('host names of base addresses', () => {
  it('that can never match are reported at the start', async () => {
    const starting = GlossaryClient.start({ environment: { DRAGOMAN_US_HOSTS: 'https://us.example' } });
    await assert.rejects(starting, /DRAGOMAN_US_HOSTS: must be host names such as api\.example\.com/);
  });
});
