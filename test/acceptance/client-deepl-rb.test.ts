import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

/** The official Ruby client: JSON bodies with every request, GET and DELETE included. */
describe('deepl-rb', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const send = (method: string, path: string, body: object = {}) => sendRequest(server.address, method, path, { body });

  it('translates with options that it has brought to JSON types', async () => {
    const fields = { text: ['Hello, world!'], source_lang: null, target_lang: 'ES', split_sentences: '1' };
    const options = { preserve_formatting: true, tag_handling: 'xml', ignore_tags: ['x'], outline_detection: false };
    const answer = await send('POST', '/v2/translate', { ...fields, ...options });
    assert.equal(answer.status, 200, answer.text);
    const [text] = answer.json<{ translations: { text: string; detected_source_language: string }[] }>().translations;
    assert.deepEqual(text, { detected_source_language: 'EN', text: '¡Hola, mundo!', tag_handling_version: 'v2' });
  });

  it('asks for target languages in the body of a GET, and reads who is formal', async () => {
    const targets = (await send('GET', '/v2/languages', { type: 'target' })).json<{ supports_formality?: boolean }[]>();
    assert.ok(targets.every(({ supports_formality }) => typeof supports_formality === 'boolean'));
    const sources = (await send('GET', '/v2/languages')).json<{ supports_formality?: boolean }[]>();
    assert.ok(sources.every(({ supports_formality }) => supports_formality === undefined));
    assert.equal((await send('GET', '/v2/languages', { type: 'invalid' })).status, 400);
  });

  it('reads usage, and makes, lists and deletes glossaries with a body each time', async () => {
    assert.equal(typeof (await send('GET', '/v2/usage')).json<{ character_count: number }>().character_count, 'number');
    const entries = { entries: 'museum\tpinacoteca', entries_format: 'tsv' };
    const wanted = { name: 'Mi Glosario', source_lang: 'EN', target_lang: 'ES', ...entries };
    const created = await send('POST', '/v2/glossaries', wanted);
    const glossary = created.json<Record<string, unknown>>();
    const { glossary_id: id } = glossary;
    assert.deepEqual([glossary.ready, glossary.name, glossary.entry_count], [true, 'Mi Glosario', 1]);
    assert.equal((await send('GET', `/v2/glossaries/${id}`)).json<{ glossary_id: string }>().glossary_id, id);
    assert.equal((await send('DELETE', `/v2/glossaries/${id}`)).status, 204);
    assert.equal((await send('GET', `/v2/glossaries/${id}`)).status, 404);
  });
});
