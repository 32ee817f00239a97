import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { errorCatalogue } from '../../src/errors/catalogue.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { createTestApp, type Sending, type TestApp } from '../support/test-app.ts';

const id = '11111111-1111-4111-8111-111111111111';

/** Fields, options and the code of the error that they lead to, one of each kind. */
const refusals: readonly (readonly [object, Sending, keyof typeof errorCatalogue])[] = [
  [{ text: [] }, {}, 'missing_parameter'],
  [{ text: ['a'], target_lang: 'XX' }, {}, 'invalid_parameter'],
  [{ text: ['a'], glossary_id: id, glossary_ids: [id] }, {}, 'conflicting_parameters'],
  [{ text: ['a'], source_lang: 'EN', target_lang: 'FR' }, {}, 'unsupported_language_pair'],
  [{ text: ['a'], formality: 'more' }, {}, 'formality_not_supported'],
  [{ text: ['a'], model_type: 'quality_optimized' }, {}, 'model_type_not_supported'],
  [{ text: ['a'], custom_instructions: ['b'] }, {}, 'instructions_not_supported'],
  [{ text: ['<a'], tag_handling: 'xml' }, {}, 'tag_handling_failed'],
  [{ text: ['a'] }, { key: null }, 'missing_credentials'],
  [{ text: ['a'] }, { key: 'a-key-that-nobody-knows' }, 'invalid_key'],
  [{ text: ['a'], glossary_id: id }, {}, 'glossary_not_found'],
  [{ text: ['x'.repeat(200_000)] }, {}, 'body_too_large'],
  [{ text: ['a'] }, { headers: { 'content-type': 'text/plain' } }, 'invalid_content_type'],
];

async function withApp(test: (app: TestApp, engine: FakeTranslator) => Promise<void>): Promise<void> {
  const engine = new FakeTranslator({ pairs: ['en>es', 'de>fr'] });
  await using app = await createTestApp({ translators: [engine] });
  await test(app, engine);
}

/** Fails unless the answer is an error of the catalogue in the form of every error. */
function assertError(answer: LightMyRequestResponse, code: keyof typeof errorCatalogue): void {
  const body = answer.json();
  assert.equal(body.code, code, answer.payload);
  assert.equal(answer.statusCode, errorCatalogue[code].status);
  assert.equal(typeof body.message, 'string');
  assert.doesNotMatch(body.message, /\{\w+\}/, 'every field of the message is filled');
  for (const name of Object.keys(body)) assert.ok(['message', 'code', 'detail'].includes(name), name);
  if ('detail' in body) assert.equal(typeof body.detail, 'string');
  assert.match(String(answer.headers['content-type']), /^application\/json/);
  assert.match(String(answer.headers['x-trace-id']), /^[0-9a-f]{32}$/);
}

describe('errors', () => {
  for (const [fields, options, code] of refusals)
    it(`of the kind ${code} have a message and that code, and cost nothing`, () =>
      withApp(async (app, engine) => {
        assertError(await app.translate({ ...fields }, options), code);
        assert.equal(engine.calls.length, 0);
        assert.equal(await app.countedCharacters(), 0);
      }));

  it('of bodies that are no JSON say where', () =>
    withApp(async (app) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.send('POST', '/v2/translate', '{"text": [', { headers });
      assertError(answer, 'invalid_body');
      assertError(await app.send('POST', '/v2/translate', '[]', { headers }), 'invalid_body');
      assertError(await app.send('POST', '/v2/translate', '', { headers }), 'invalid_body');
    }));

  it('of unknown paths and wrong methods have the same form', () =>
    withApp(async (app) => {
      assertError(await app.send('GET', '/v2/nothing'), 'not_found');
      assertError(await app.send('GET', '/v2/document/'), 'not_found');
      const wrong = await app.send('GET', '/v2/translate');
      assertError(wrong, 'method_not_allowed');
      assert.equal(wrong.headers.allow, 'POST');
      assertError(await app.send('GET', `/v2/usage?${'x'.repeat(9_000)}`), 'uri_too_long');
      assertError(await app.send('GET', '/v2/%zz'), 'bad_request');
    }));

  it('of engines have the same form', () =>
    withApp(async (app, engine) => {
      for (const code of ['engine_failed', 'engine_timed_out'] as const) {
        engine.failWith(new ServiceError(code, {}));
        assertError(await app.translate({ text: ['a'] }), code);
      }
      engine.failWith(new TypeError('x is not a function'));
      assertError(await app.translate({ text: ['a'] }), 'internal');
    }));
});

describe('trace ids', () => {
  it('differ from answer to answer and do not follow the client', () =>
    withApp(async (app) => {
      const headers = { 'x-trace-id': 'f'.repeat(32), 'request-id': 'g' };
      const answers = await Promise.all([
        app.translate({ text: ['a'] }, { headers }),
        app.translate({ text: ['a'] }, { headers }),
        app.translate({ text: [] }, { headers }),
        app.send('GET', '/nowhere', undefined, { headers }),
        app.send('GET', '/healthz', undefined, { headers }),
      ]);
      const ids = answers.map((answer) => String(answer.headers['x-trace-id']));
      for (const traceId of ids) assert.match(traceId, /^[0-9a-f]{32}$/);
      assert.equal(new Set([...ids, headers['x-trace-id']]).size, 6);
    }));
});

describe('forms', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };

  it('may carry the query of GET /v2/languages, as one official client sends it', () =>
    withApp(async (app) => {
      const inQuery = await app.send('GET', '/v2/languages?type=target');
      const inBody = await app.send('GET', '/v2/languages', 'type=target', { headers });
      assert.equal(inBody.statusCode, 200);
      assert.deepEqual(inBody.json(), inQuery.json());
      assert.notDeepEqual(inBody.json(), (await app.send('GET', '/v2/languages')).json());
      assert.equal((await app.send('GET', '/v2/languages', 'type=both', { headers })).statusCode, 400);
      assert.equal((await app.send('GET', '/v2/languages', undefined, { headers })).statusCode, 200);
    }));

  it('may be JSON, as one client sends with every GET and DELETE', () =>
    withApp(async (app) => {
      const inQuery = await app.send('GET', '/v2/languages?type=target');
      const inBody = await app.send('GET', '/v2/languages', { type: 'target' });
      assert.deepEqual([inBody.statusCode, inBody.json()], [200, inQuery.json()]);
      assertError(await app.send('GET', '/v2/languages', { type: 'invalid' }), 'invalid_parameter');
      assertError(await app.send('GET', '/v2/languages', [1]), 'invalid_body');
      assert.equal((await app.send('GET', '/v2/languages', {})).statusCode, 200);
      assert.equal((await app.send('GET', '/v3/languages', { resource: 'translate_text' })).statusCode, 200);
      const glossary = await app.send('POST', '/v3/glossaries', {
        name: 'Colours',
        dictionaries: [{ source_lang: 'en', target_lang: 'es', entries: 'red\trojo' }],
      });
      const dictionary = `/v3/glossaries/${glossary.json().glossary_id}/dictionaries`;
      assertError(await app.send('DELETE', dictionary, { source_lang: 'en' }), 'missing_parameter');
      const removed = await app.send('DELETE', dictionary, { source_lang: 'en', target_lang: 'es' });
      assert.equal(removed.statusCode, 204);
    }));

  it('are not read where the query is all there is', () =>
    withApp(async (app) => {
      const answer = await app.send('GET', '/v3/languages', 'resource=translate_text', { headers });
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'missing_parameter']);
    }));

  it('make the same request as JSON', () =>
    withApp(async (app, engine) => {
      const form = 'text=One+house&text=Two%20cars&source_lang=en&target_lang=es&show_billed_characters=1';
      const answer = await app.send('POST', '/v2/translate', form, { headers });
      const fields = { text: ['One house', 'Two cars'], show_billed_characters: true };
      assert.deepEqual(answer.json(), (await app.translate(fields)).json());
      assert.deepEqual(engine.calls[0]?.batch, engine.calls[1]?.batch);
    }));
});

describe('bodies packed with gzip', () => {
  const type = 'application/json';

  it('make the same request, as JSON and as forms', () =>
    withApp(async (app) => {
      const fields = { text: ['The house'], source_lang: 'EN', target_lang: 'ES' };
      const plain = await app.send('POST', '/v2/translate', fields);
      for (const [coding, content, contentType] of [
        ['gzip', JSON.stringify(fields), type],
        ['X-GZIP', JSON.stringify(fields), type],
        ['gzip', 'text=The+house&source_lang=EN&target_lang=ES', 'application/x-www-form-urlencoded'],
      ] as const) {
        const headers = { 'content-type': contentType, 'content-encoding': coding };
        const answer = await app.send('POST', '/v2/translate', gzipSync(content), { headers });
        assert.deepEqual([answer.statusCode, answer.json()], [200, plain.json()]);
      }
    }));

  it('may have 128 KiB when they are unpacked', () =>
    withApp(async (app) => {
      const headers = { 'content-type': type, 'content-encoding': 'gzip' };
      const packed = gzipSync(JSON.stringify({ text: [' '.repeat(128 * 1024)] }));
      assertError(await app.send('POST', '/v2/translate', packed, { headers }), 'body_too_large');
    }));

  it('are refused in other codings', () =>
    withApp(async (app) => {
      const headers = { 'content-type': type, 'content-encoding': 'br' };
      const answer = await app.send('POST', '/v2/translate', brotliCompressSync('{}'), { headers });
      assertError(answer, 'unsupported_content_encoding');
      assert.equal(answer.headers['accept-encoding'], 'gzip');
    }));
});
