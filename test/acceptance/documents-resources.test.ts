import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { createOtherAccount } from '../support/other-account.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { type Sending, sendRequest } from '../support/send-request.ts';
import { DocumentUser } from './documents-fixtures.ts';
import { host, StoredResources, usHost } from './stored-resources-fixtures.ts';

const unknown = '0c3f5f0e-7b4a-4c37-9c55-3a1d4f2b9a10';

/** What a form field asks for, in documents translated by real engines. */
describe('the fields of an upload', () => {
  let server: RunningServer;
  let user: DocumentUser;
  let stored: StoredResources;
  let cars: string;
  let houses: string;
  let memory: string;
  let styles: string;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_US_HOSTS: usHost } });
    user = new DocumentUser(server);
    stored = new StoredResources(server);
    cars = await stored.glossary('Cars', 'car\tautomóvil');
    houses = await stored.glossary('Houses', 'car\tauto\nhouse\tmansión');
    memory = await stored.memory('Press the green button now.', 'Pulse "el verde".');
    styles = await stored.straightQuotes();
  });
  after(() => server[Symbol.asyncDispose]());

  async function text(content: string, fields: Readonly<Record<string, string>>, name = 'a.txt'): Promise<string> {
    return (await user.translated(name, content, fields, { host })).text;
  }

  it('put the terms of one glossary into it, or of several, the first first', async () => {
    const content = 'The red car.\n\nThe house is big.\n';
    assert.equal(await text(content, {}), 'El coche rojo.\n\nLa casa es grande.\n');
    assert.equal(await text(content, { glossary_id: cars }), 'El automóvil rojo.\n\nLa casa es grande.\n');
    const both = await text(content, { glossary_ids: `${cars},${houses}` });
    assert.equal(both, 'El automóvil rojo.\n\nLa mansión es grande.\n');
    assert.match(await text(content, { glossary_ids: `${houses},${cars}` }), /^El auto rojo\.\n\nLa mansión/);
    const html = await text('<p>The <b>red</b> <i>car</i>.</p>', { glossary_id: cars }, 'a.html');
    assert.match(html, /automóvil/);
  });

  it('write it by a style list', async () => {
    const content = 'He said “the house”.\n';
    assert.match(await text(content, {}), /[“”«»]/);
    const styled = await text(content, { style_id: styles });
    assert.match(styled, /"/);
    assert.doesNotMatch(styled, /[“”«»]/);
  });

  it('take from a memory what it has, from the threshold on, and nothing that is only alike', async () => {
    const fields = { translation_memory_id: memory };
    assert.equal(await text('Press the green button now.\n', fields), 'Pulse "el verde".\n');
    const adapted = 'PRESS THE GREEN BUTTON NOW.\n';
    assert.equal(await text(adapted, { ...fields, translation_memory_threshold: '95' }), 'PULSE "EL VERDE".\n');
    assert.doesNotMatch(await text(adapted, { ...fields, translation_memory_threshold: '100' }), /el verde/i);
    for (const translation_memory_threshold of ['0', '50', '75'])
      assert.doesNotMatch(
        await text('Press the red button now.\n', { ...fields, translation_memory_threshold }),
        /el verde/,
      );
  });

  it('choose between tones, and warn where no engine can', async () => {
    const content = 'You have your passport.\n';
    for (const [formality, expected] of [
      ['more', 'Tiene su pasaporte.\n'],
      ['prefer_more', 'Tiene su pasaporte.\n'],
      ['less', 'Tienes tu pasaporte.\n'],
      ['prefer_less', 'Tienes tu pasaporte.\n'],
    ] as const)
      assert.equal(await text(content, { formality }), expected, formality);
    const preferred = { target_lang: 'EO', formality: 'prefer_more' };
    assert.match((await user.translated('a.txt', content, preferred)).warnings, /formality_not_used/);
    const demanded = await user.upload('a.txt', content, { target_lang: 'EO', formality: 'more' });
    assert.equal(demanded.status, 400);
    assert.match(demanded.json<{ message: string }>().message, /formality/);
  });

  it('protect placeholders of JSON, or have them translated', async () => {
    const json = (options: string): Promise<string> =>
      text('{"a": "The {house} is big."}', { input_conversion_options: options }, 'a.json');
    const kept = /^\{"a": "[^"{}]*\{house\}[^"{}]*"\}$/;
    for (const options of ['', 'version:1', 'version:1,json-placeholders:protect', 'version:1,other-key:translate'])
      assert.match(await json(options), kept, options);
    const translated = /^\{"a": "La \{casa\} es grande\."\}$/;
    for (const options of ['version:1,json-placeholders:translate', ' version:1 , x:y, JSON-Placeholders:Translate '])
      assert.match(await json(options), translated, options);
  });

  it('count its characters under the tag of the request', async () => {
    const headers = { 'x-service-reporting-tag': ' Team-A ' };
    await user.translated('a.txt', 'The house is big.\n', {}, { headers });
    await user.translated('a.txt', 'The car.\n', {}, { headers: { 'x-deepl-reporting-tag': 'team-a' } });
    const database = new DatabaseSync(join(server.dataDir, 'dragoman.sqlite'), { readOnly: true });
    const rows = database
      .prepare("SELECT category, SUM(characters) AS characters FROM usage_days WHERE reporting_tag = 'team-a'")
      .all();
    database.close();
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [{ category: 'document', characters: 17 + 8 }],
    );
    const wrong = await user.upload('a.txt', 'x', {}, { headers: { 'x-service-reporting-tag': 'two words' } });
    assert.equal(wrong.status, 400);
  });

  it('are refused at the upload where they do not fit, and nothing is kept', async () => {
    for (const [fields, status, message] of [
      [{ glossary_id: unknown }, 404, `Glossary '${unknown}' not found.`],
      [{ glossary_ids: `${cars},${unknown}` }, 404, `Glossary '${unknown}' not found.`],
      [{ style_id: unknown }, 404, /^Style rule list '.*' not found/],
      [{ translation_memory_id: unknown }, 404, /^Translation memory '.*' not found/],
      [{ glossary_id: cars, source_lang: '' }, 400, /'source_lang'/],
      [{ glossary_id: cars, glossary_ids: houses }, 400, /'glossary_id' and 'glossary_ids'/],
      [
        { glossary_id: cars, target_lang: 'CA' },
        400,
        `No dictionary found for language pair en-ca in glossary ${cars}.`,
      ],
      [{ style_id: styles, target_lang: 'CA' }, 400, /the list is for target_lang es, not ca/],
      [{ translation_memory_id: memory, target_lang: 'CA' }, 400, /the memory is from en into es, not from en into ca/],
      [{ translation_memory_id: memory, source_lang: 'FR' }, 400, /the memory is from en into es/],
    ] as const) {
      const answer = await user.upload('a.txt', 'The car.', { ...fields }, { host });
      const refused = answer.json<{ message: string }>().message;
      assert.equal(answer.status, status, refused);
      if (message instanceof RegExp) assert.match(refused, message);
      else assert.equal(refused, message);
    }
    const count = new DatabaseSync(join(server.dataDir, 'dragoman.sqlite'), { readOnly: true });
    assert.deepEqual({ ...count.prepare('SELECT COUNT(*) AS left FROM documents').get() }, { left: 0 });
    count.close();
  });

  it('name what is the account’s own and its data centre’s', async () => {
    const key = await createOtherAccount(server);
    const refused = async (fields: Readonly<Record<string, string>>, sending: Sending) =>
      (await user.upload('a.txt', 'The car.', fields, { host, ...sending })).status;
    for (const fields of [{ glossary_id: cars }, { style_id: styles }, { translation_memory_id: memory }]) {
      assert.equal(await refused(fields, { key }), 404, Object.keys(fields).join());
    }
    for (const fields of [{ glossary_id: cars }, { style_id: styles }])
      assert.equal(await refused(fields, { host: usHost }), 404, Object.keys(fields).join());
  });

  it('end it in error when what they name is gone meanwhile', async () => {
    const passing = await stored.glossary('Passing', 'car\tauto');
    // Larger ones before it, so that it waits.
    const before = await Promise.all(
      Array.from({ length: 3 }, () => user.uploaded('a.txt', 'The house is big.\n\n'.repeat(10_000))),
    );
    const handle = await user.uploaded('a.txt', 'The car.\n', { glossary_id: passing }, { host });
    await sendRequest(server.address, 'DELETE', `/v3/glossaries/${passing}`, { host });
    const status = await user.ended(handle);
    assert.equal(status.status, 'error');
    assert.equal(status.message, `Glossary '${passing}' not found.`);
    const remove = ({ document_id, document_key }: (typeof before)[number]) =>
      sendRequest(server.address, 'DELETE', `/v2/document/${document_id}?document_key=${document_key}`);
    assert.deepEqual(
      (await Promise.all(before.map(remove))).map(({ status }) => status),
      [204, 204, 204],
    );
  });
});
