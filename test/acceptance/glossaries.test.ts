import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { enEs, type GlossaryAnswer, GlossaryClient, type Refusal, unknownId } from './glossaries-fixtures.ts';

let client: GlossaryClient;
before(async () => {
  client = await GlossaryClient.start();
});
after(() => client[Symbol.asyncDispose]());

const esEn = { source_lang: 'es', target_lang: 'en' };
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('glossaries of v3', () => {
  it('are created of several dictionaries, read, listed and deleted', async () => {
    const { ready, ...glossary } = await client.create(
      [
        { source_lang: 'EN', target_lang: 'Es', entries: 'cat\tgato\ndog\tperro\n' },
        { ...esEn, entries: 'gato,cat\r\n"a, b","c ""d"""\r\n', entries_format: 'csv' },
      ],
      'Animals',
    );
    assert.equal(ready, true);
    assert.equal(glossary.name, 'Animals');
    assert.match(glossary.glossary_id, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    assert.match(glossary.creation_time, timestamp);
    assert.deepEqual(glossary.dictionaries, [
      { ...enEs, entry_count: 2 },
      { ...esEn, entry_count: 2 },
    ]);
    assert.deepEqual(await client.get(glossary.glossary_id), glossary);
    assert.deepEqual(await client.get(glossary.glossary_id.toUpperCase()), glossary);
    assert.deepEqual(
      (await client.list()).find(({ glossary_id }) => glossary_id === glossary.glossary_id),
      glossary,
    );
    assert.equal(await client.entries(glossary.glossary_id), 'cat\tgato\ndog\tperro');
    assert.equal(await client.entries(glossary.glossary_id, esEn), 'gato\tcat\na, b\tc "d"');
    const path = `/v3/glossaries/${glossary.glossary_id}`;
    const deleted = await client.send('DELETE', path);
    assert.deepEqual([deleted.status, deleted.text], [204, '']);
    for (const method of ['GET', 'DELETE']) {
      const gone = await client.send(method, path);
      assert.deepEqual([gone.status, gone.json<Refusal>().code], [404, 'glossary_not_found']);
    }
  });

  it('get, replace and lose dictionaries', async () => {
    const { glossary_id: id } = await client.create([], 'Grows');
    const path = `/v3/glossaries/${id}`;
    const added = await client.put(id, 'bird\tpájaro\nfish\tpez');
    assert.deepEqual([added.status, added.json()], [200, { ...enEs, entry_count: 2 }]);
    const replaced = await client.put(id, 'bird\tave');
    assert.deepEqual(replaced.json(), { ...enEs, entry_count: 1 });
    assert.equal(await client.entries(id), 'bird\tave');
    await client.put(id, 'ave\tbird', esEn);
    const removed = await client.send('DELETE', `${path}/dictionaries?source_lang=EN&target_lang=es`);
    assert.deepEqual([removed.status, removed.text], [204, '']);
    assert.deepEqual((await client.get(id)).dictionaries, [{ ...esEn, entry_count: 1 }]);
  });

  it('are renamed and merged, at once or apart, and get a dictionary they lack', async () => {
    const { glossary_id: id, creation_time } = await client.create('cat\tgato\ndog\tperro', 'Old');
    const path = `/v3/glossaries/${id}`;
    const renamed = await client.send('PATCH', path, { name: 'New' });
    assert.deepEqual(renamed.json(), {
      glossary_id: id,
      name: 'New',
      dictionaries: [{ ...enEs, entry_count: 2 }],
      creation_time,
    });
    await client.send('PATCH', path, { dictionaries: [{ ...enEs, entries: 'dog\tcan\nfish\tpez' }] });
    assert.equal(await client.entries(id), 'cat\tgato\ndog\tcan\nfish\tpez');
    const both = await client.send('PATCH', path, {
      name: 'Newer',
      dictionaries: [{ ...esEn, entries: 'pez,fish', entries_format: 'csv' }],
    });
    assert.equal(both.json<{ name: string }>().name, 'Newer');
    assert.equal(await client.entries(id, esEn), 'pez\tfish');
    const nothing = await client.send('PATCH', path, {});
    assert.equal(nothing.status, 200);
    assert.deepEqual((await client.get(id)).dictionaries, [
      { ...enEs, entry_count: 3 },
      { ...esEn, entry_count: 1 },
    ]);
  });

  it('keep all of their state when a change is refused', async () => {
    const { glossary_id: id } = await client.create('cat\tgato', 'Firm');
    const path = `/v3/glossaries/${id}`;
    const half = { name: 'Half', dictionaries: [{ ...enEs, entries: 'dog\tperro\nbad' }] };
    assert.equal((await client.send('PATCH', path, half)).status, 400);
    const two = { dictionaries: [half.dictionaries[0], { ...esEn, entries: 'a\tb' }] };
    assert.equal((await client.send('PATCH', path, two)).status, 400);
    assert.equal((await client.get(id)).name, 'Firm');
    assert.equal(await client.entries(id), 'cat\tgato');
  });

  it('are sent as forms too', async () => {
    const indexed =
      'name=Form&dictionaries[0].source_lang=en&dictionaries[0].target_lang=es&dictionaries[0].entries=a%09b%0Ac%09d';
    const created = await client.send('POST', '/v3/glossaries', indexed);
    assert.equal(created.status, 201, created.text);
    const { glossary_id: id } = created.json<{ glossary_id: string }>();
    await client.send('PUT', `/v3/glossaries/${id}/dictionaries`, 'source_lang=en&target_lang=es&entries=x%09y');
    assert.equal(await client.entries(id), 'x\ty');
  });

  it('are still there after a restart', async () => {
    using folder = new TemporaryFolder();
    let created: GlossaryAnswer;
    {
      await using before = await GlossaryClient.start({ dataDir: folder.path });
      created = await before.create();
    }
    await using restarted = await GlossaryClient.start({ dataDir: folder.path });
    assert.deepEqual(await restarted.list(), [await restarted.get(created.glossary_id)]);
    assert.equal(await restarted.entries(created.glossary_id), 'cat\tgato');
  });
});

describe('glossaries of v2', () => {
  it('are created, read, listed and deleted, and cannot be changed', async () => {
    const body = { name: 'Old', source_lang: 'EN', target_lang: 'ES', entries: 'cat,gato', entries_format: 'csv' };
    const created = await client.send('POST', '/v2/glossaries', body);
    assert.equal(created.status, 201, created.text);
    const glossary = created.json<{ glossary_id: string; creation_time: string }>();
    const { glossary_id: id, creation_time } = glossary;
    assert.deepEqual(glossary, { glossary_id: id, ready: true, name: 'Old', ...enEs, creation_time, entry_count: 1 });
    assert.match(creation_time, timestamp);
    const path = `/v2/glossaries/${id}`;
    assert.deepEqual((await client.send('GET', path)).json(), glossary);
    const { glossaries } = (await client.send('GET', '/v2/glossaries')).json<{
      glossaries: { glossary_id: string }[];
    }>();
    assert.deepEqual(
      glossaries.find(({ glossary_id }) => glossary_id === id),
      glossary,
    );
    const entries = await client.send('GET', `${path}/entries`, undefined, { accept: 'text/tab-separated-values' });
    assert.match(String(entries.headers['content-type']), /^text\/tab-separated-values/);
    assert.equal(entries.text, 'cat\tgato');
    for (const method of ['PUT', 'PATCH']) assert.equal((await client.send(method, path, body)).status, 405);
    const deleted = await client.send('DELETE', path);
    assert.deepEqual([deleted.status, deleted.text], [204, '']);
    assert.equal((await client.send('GET', `${path}/entries`)).json<Refusal>().code, 'glossary_not_found');
  });

  it('are those of v3 that have one dictionary, in both directions', async () => {
    const body = { name: 'Both', ...enEs, entries: 'cat\tgato' };
    const old = (await client.send('POST', '/v2/glossaries', body)).json<{ glossary_id: string }>().glossary_id;
    assert.deepEqual((await client.get(old)).dictionaries, [{ ...enEs, entry_count: 1 }]);
    const { glossary_id: id } = await client.create('dog\tperro');
    assert.equal((await client.send('GET', `/v2/glossaries/${id}/entries`)).text, 'dog\tperro');

    const inV2 = async (): Promise<boolean> => {
      const { glossaries } = (await client.send('GET', '/v2/glossaries')).json<{
        glossaries: { glossary_id: string }[];
      }>();
      return glossaries.some(({ glossary_id }) => glossary_id === id);
    };
    assert.equal(await inV2(), true);
    await client.put(id, 'perro\tdog', esEn);
    assert.equal(await inV2(), false);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/entries'],
      ['DELETE', ''],
    ] as const) {
      const refused = await client.send(method, `/v2/glossaries/${id}${path}`);
      assert.equal(refused.status, 404);
      assert.match(refused.json<Refusal>().detail ?? '', /2 dictionaries; use the v3 endpoints/);
    }
    assert.equal(
      (await client.send('DELETE', `/v3/glossaries/${id}/dictionaries?source_lang=es&target_lang=en`)).status,
      204,
    );
    assert.equal(await inV2(), true);
    assert.equal((await client.send('DELETE', `/v2/glossaries/${id}`)).status, 204);
    assert.equal((await client.send('GET', `/v3/glossaries/${id}`)).status, 404);
  });
});

describe('what does not exist', () => {
  it('is a 404 that names the glossary, or says which dictionaries there are', async () => {
    for (const [method, path, body] of [
      ['GET', `/v3/glossaries/${unknownId}`],
      ['GET', `/v3/glossaries/${unknownId}/entries?source_lang=en&target_lang=es`],
      ['PUT', `/v3/glossaries/${unknownId}/dictionaries`, { ...enEs, entries: 'a\tb' }],
      ['PATCH', `/v3/glossaries/${unknownId}`, { name: 'a' }],
      ['DELETE', `/v3/glossaries/${unknownId}`],
      ['DELETE', `/v3/glossaries/${unknownId}/dictionaries?source_lang=en&target_lang=es`],
      ['GET', `/v2/glossaries/${unknownId}`],
      ['GET', `/v2/glossaries/${unknownId}/entries`],
      ['DELETE', `/v2/glossaries/${unknownId}`],
    ] as const) {
      const answer = await client.send(method, path, body);
      const { code, message } = answer.json<Refusal>();
      assert.deepEqual([answer.status, code], [404, 'glossary_not_found'], `${method} ${path}`);
      assert.ok(message.includes(unknownId));
    }
    const { glossary_id: id } = await client.create();
    for (const [method, path] of [
      ['GET', 'entries'],
      ['DELETE', 'dictionaries'],
    ] as const) {
      const answer = await client.send(method, `/v3/glossaries/${id}/${path}?source_lang=es&target_lang=en`);
      const { code, message, detail = '' } = answer.json<Refusal>();
      assert.deepEqual([answer.status, code], [404, 'dictionary_not_found']);
      assert.match(message, /^No dictionary found for language pair/);
      assert.match(detail, /none from es to en; it has en to es/);
    }
  });

  it('is a 400 when its id is no UUID', async () => {
    for (const path of [
      '/v3/glossaries/7',
      '/v3/glossaries/7/entries?source_lang=en&target_lang=es',
      '/v2/glossaries/7',
    ]) {
      const answer = await client.send('GET', path);
      assert.equal(answer.status, 400, path);
      assert.match(answer.json<Refusal>().message, /'glossary_id'.*not a UUID/);
    }
  });
});
