import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DeepLClient, GlossaryEntries } from 'deepl-node';
import { patient } from '../support/deepl-client.ts';
import { createOtherAccount } from '../support/other-account.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { type Sending, type SentAnswer, sendRequest } from '../support/send-request.ts';
import { host, StoredResources, usHost } from './stored-resources-fixtures.ts';

const unknown = '0c3f5f0e-7b4a-4c37-9c55-3a1d4f2b9a10';

interface Translated {
  readonly translations: readonly { readonly text: string }[];
}

/** What an account stores, at work in translations by real engines. */
describe('stored resources in translations', () => {
  let server: RunningServer;
  let stored: StoredResources;
  let glossary: string;
  let memory: string;
  let styles: string;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_US_HOSTS: usHost } });
    stored = new StoredResources(server);
    glossary = await stored.glossary('Cars', 'car\tautomóvil\nred house\tcasona\nhorn\t«claxon»');
    memory = await stored.memory('Press the green button.', 'Pulse "el verde".');
    styles = await stored.straightQuotes();
  });
  after(() => server[Symbol.asyncDispose]());

  function send(body: object, sending: Sending = {}): Promise<SentAnswer> {
    return sendRequest(server.address, 'POST', '/v2/translate', { host, ...sending, body });
  }

  async function translate(text: readonly string[], fields: object): Promise<readonly string[]> {
    const answer = await send({ text, source_lang: 'EN', target_lang: 'ES', ...fields });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<Translated>().translations.map((translation) => translation.text);
  }

  it('have the terms of a glossary in them, also across tags, and nothing of it without', async () => {
    const text = ['The red car.', 'A <b>red</b> <i>house</i>.'];
    const fields = { tag_handling: 'html', glossary_id: glossary };
    const [car = '', house = ''] = await translate(text, fields);
    assert.equal(car, 'El automóvil rojo.');
    assert.match(house, /casona/);
    assert.deepEqual(house.match(/<\/?[bi]>/g)?.toSorted(), ['</b>', '</i>', '<b>', '<i>']);
    assert.equal((await translate(['The red car.'], {}))[0], 'El coche rojo.');
  });

  it('have the terms through a third language too', async () => {
    const glossary_id = await stored.glossary('Portuguese', 'car\tviatura', 'pt');
    const [text = ''] = await translate(['I have a car.'], { target_lang: 'PT-PT', glossary_id });
    assert.match(text, /viatura/);
  });

  it('have terms in the forms of the text, and report a form that does not come through', async () => {
    const fields = { glossary_id: await stored.glossary('Forms', 'red car\tbólido\nwrite\tredactar\nhit\tcuchara') };
    const text = ['I have two red cars.', 'He wrote a letter.'];
    assert.deepEqual(await translate(text, fields), ['Tengo dos bólidos.', 'Redactó una letra.']);
    const missed = await send({
      text: ['The sunlight that hits it.'],
      source_lang: 'EN',
      target_lang: 'ES',
      ...fields,
    });
    assert.match(String(missed.headers['x-service-warnings']), /terminology_missed/);
  });

  it('take from a memory what it has, as it was stored', async () => {
    const text = ['Press the green button. The house is red.'];
    const fields = { translation_memory_id: memory, style_id: styles };
    assert.deepEqual(await translate(text, fields), ['Pulse "el verde". La casa es roja.']);
  });

  it('are written by the rules of a style list, but for terms', async () => {
    const style_id = styles;
    const [plain = ''] = await translate(['He said “the house”.'], {});
    const [styled = ''] = await translate(['He said “the house”.'], { style_id });
    assert.match(plain, /[“”«»]/);
    assert.doesNotMatch(styled, /[“”«»]/);
    assert.match(styled, /"/);
    const [kept = ''] = await translate(['The horn “of the house”.'], { style_id, glossary_id: glossary });
    assert.match(kept, /«claxon»/i);
    assert.doesNotMatch(kept, /[“”]/);
  });

  it('are their account’s and their data centre’s alone', async () => {
    const key = await createOtherAccount(server);
    const body = { text: ['car'], source_lang: 'EN', target_lang: 'ES' };
    const resources = { glossary_id: glossary, style_id: styles, translation_memory_id: memory };
    for (const [name, id] of Object.entries(resources)) {
      const stranger = await send({ ...body, [name]: id }, { key });
      assert.equal(stranger.status, 404, name);
      const absent = await send({ ...body, [name]: unknown });
      assert.equal(absent.status, 404, name);
    }
    for (const name of ['glossary_id', 'style_id'] as const) {
      const elsewhere = await send({ ...body, [name]: resources[name] }, { host: usHost });
      assert.equal(elsewhere.status, 404, name);
    }
  });

  it('refuse what does not fit, and count nothing for it', async () => {
    const count = async () =>
      ((await (await server.request('/v2/usage')).json()) as { character_count: number }).character_count;
    const before = await count();
    const body = { text: ['car'], source_lang: 'EN', target_lang: 'CA' };
    for (const [fields, message] of [
      [{ glossary_id: glossary }, `No dictionary found for language pair en-ca in glossary ${glossary}.`],
      [{ style_id: styles }, "Value for 'style_id' not supported: the list is for target_lang es, not ca."],
      [
        { translation_memory_id: memory },
        "Value for 'translation_memory_id' not supported: the memory is from en into es, not from en into ca.",
      ],
    ] as const) {
      const answer = await send({ ...body, ...fields });
      assert.deepEqual([answer.status, answer.json<{ message: string }>().message], [400, message]);
    }
    assert.equal(await count(), before);
  });

  it('are used by deepl-node', async () => {
    const client = new DeepLClient(developerKey, { ...patient, serverUrl: server.address, sendPlatformInfo: false });
    const entries = new GlossaryEntries({ entries: { car: 'auto' } });
    const made = await client.createGlossary('Node', 'en', 'es', entries);
    const result = await client.translateText('The car.', 'en', 'es', { glossary: made });
    assert.equal(result.text, 'El auto.');
    const many = await client.translateText('The car.', 'en', 'es', { glossaryIds: [made] });
    assert.equal(many.text, 'El auto.');
    const stored = await client.translateText('Press the green button.', 'en', 'es', {
      translationMemory: memory,
      translationMemoryThreshold: 90,
    });
    assert.equal(stored.text, 'Pulse "el verde".');
    await client.deleteGlossary(made);
    await assert.rejects(client.translateText('The car.', 'en', 'es', { glossary: made }), /Glossary '.*' not found/);
  });
});
