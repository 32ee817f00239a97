import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { multipartBody, multipartType } from '../support/document-form.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { type Sending, sendRequest } from '../support/send-request.ts';

/** The official Python client: what its exceptions are made of, and the forms that only it sends. */
describe('deepl-python', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const send = (method: string, path: string, sending: Sending = {}) =>
    sendRequest(server.address, method, path, sending);

  /** It joins the two into the text of its exception, which its users match. */
  async function refusal(method: string, path: string, sending: Sending) {
    const answer = await send(method, path, sending);
    const { message, detail } = answer.json<{ message: string; detail?: string }>();
    return { status: answer.status, text: `message: ${message}${detail === undefined ? '' : `, detail: ${detail}`}` };
  }

  const text = ['The museum is closed on Mondays.'];

  it('reads the translation, its characters and its model', async () => {
    const options = { show_billed_characters: true, model_type: 'latency_optimized' };
    const answer = await send('POST', '/v2/translate', {
      body: { text, source_lang: 'EN', target_lang: 'ES', ...options },
    });
    assert.deepEqual(answer.json<{ translations: object[] }>().translations, [
      {
        detected_source_language: 'EN',
        text: 'El museo está cerrado los lunes.',
        billed_characters: 32,
        model_type_used: 'latency_optimized',
      },
    ]);
  });

  it('asks for target languages in a form that is the body of a GET', async () => {
    const answer = await send('GET', '/v2/languages', { body: 'type=target' });
    assert.ok(answer.json<object[]>().every((language) => 'supports_formality' in language));
  });

  it('learns which target has no formality, and that a glossary lacks a pair', async () => {
    const body = { text: ['Test'], target_lang: 'EN-US', formality: 'more' };
    const formality = await refusal('POST', '/v2/translate', { body });
    assert.equal(formality.status, 400);
    assert.match(formality.text, /Target language.*formality/);
    const dictionaries = [
      { source_lang: 'en', target_lang: 'es', entries: 'museum\tpinacoteca', entries_format: 'tsv' },
    ];
    const created = await send('POST', '/v3/glossaries', { body: { name: 'Museums', dictionaries } });
    const { glossary_id } = created.json<{ glossary_id: string }>();
    const named = { text, source_lang: 'DE', target_lang: 'JA', glossary_id };
    const pair = await refusal('POST', '/v2/translate', { body: named });
    assert.deepEqual([pair.status, /No dictionary found for language pair/.test(pair.text)], [400, true]);
    const source = await refusal('POST', '/v2/translate', { body: { text, source_lang: 'xx', target_lang: 'JA' } });
    assert.match(source.text, /source_lang/);
  });

  it('reports an unknown key, an unknown glossary and a refused file by status and message', async () => {
    assert.equal((await refusal('GET', '/v2/usage', { key: 'an-invalid-key-of-a-test' })).status, 403);
    const glossary = '/v3/glossaries/00000000-0000-4000-8000-000000000000';
    assert.equal((await refusal('GET', glossary, {})).status, 404);
    const headers = { 'content-type': multipartType };
    const upload = multipartBody([['target_lang', 'ES']], { name: 'document.invalid', content: 'Test' }, 'last');
    const file = await refusal('POST', '/v2/document', { body: upload, headers });
    assert.deepEqual(
      [file.status, /Invalid file/.test(file.text), /file extension/.test(file.text)],
      [400, true, true],
    );
  });

  it('uploads a file behind its fields, and fetches the result once', async () => {
    const fields = [
      ['source_lang', 'EN'],
      ['target_lang', 'ES'],
    ] as const;
    const upload = multipartBody(fields, { name: 'museum.txt', content: text[0] ?? '' }, 'last');
    const headers = { 'content-type': multipartType };
    const handle = (await send('POST', '/v2/document', { body: upload, headers })).json<Record<string, string>>();
    const path = `/v2/document/${handle.document_id}`;
    const body = { document_key: handle.document_key };
    let status: { status: string; billed_characters?: number };
    do status = (await send('POST', path, { body })).json();
    while (status.status === 'queued' || status.status === 'translating');
    assert.deepEqual([status.status, status.billed_characters], ['done', 32]);
    assert.equal((await send('POST', `${path}/result`, { body })).text, 'El museo está cerrado los lunes.');
    assert.equal((await send('POST', `${path}/result`, { body })).status, 404);
  });
});
