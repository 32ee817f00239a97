import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { adminKey, createTestApp, developerKey, type TestApp } from '../support/test-app.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const fields = 'text=abc&source_lang=EN&target_lang=ES';

function withLegacyKeys(limits = {}): Promise<TestApp> {
  return createTestApp({ translators: [new FakeTranslator()], authentication: { legacyAuthKey: true }, limits });
}

const translate = (app: TestApp, path: string, body: string, headers = {}) =>
  app.send('POST', path, body, { key: null, headers: { ...form, ...headers } });

describe('a key as auth_key', () => {
  it('is refused unless the operator allows it', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    for (const [path, body] of [
      [`/v2/translate?auth_key=${developerKey}`, fields],
      ['/v2/translate', `auth_key=${developerKey}&${fields}`],
    ] as const)
      assert.equal((await translate(app, path, body)).statusCode, 401);
  });

  it('works in the query and in a form, of every operation', async () => {
    await using app = await withLegacyKeys();
    assert.equal((await translate(app, `/v2/translate?auth_key=${developerKey}`, fields)).statusCode, 200);
    assert.equal((await translate(app, '/v2/translate', `${fields}&auth_key=${developerKey}`)).statusCode, 200);
    assert.equal(
      (await app.send('GET', `/v2/usage?auth_key=${developerKey}`, undefined, { key: null })).statusCode,
      200,
    );
    const keys = await app.send('GET', `/v2/admin/developer-keys?auth_key=${adminKey}`, undefined, { key: null });
    assert.equal(keys.statusCode, 200);
  });

  it('is judged like one in the header, which counts where there are both', async () => {
    await using app = await withLegacyKeys();
    assert.equal((await translate(app, '/v2/translate', `${fields}&auth_key=nobody-knows-this-key`)).statusCode, 403);
    assert.equal((await translate(app, '/v2/translate', fields)).statusCode, 401);
    assert.equal((await translate(app, '/v2/translate', 'auth_key=&text=a')).statusCode, 401);
    const scoped = await app.createKey({ scopes: ['usage:read'] });
    const refused = await translate(app, '/v2/translate', `${fields}&auth_key=${scoped}`);
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'out_of_scope']);
    const both = { authorization: 'DeepL-Auth-Key nobody-knows-this-key' };
    assert.equal((await translate(app, `/v2/translate?auth_key=${developerKey}`, fields, both)).statusCode, 403);
  });

  it('counts among the requests of the key', async () => {
    await using app = await withLegacyKeys({ keyRequestsPerMinute: 2 });
    const statuses = [];
    for (const path of ['/v2/translate', `/v2/translate?auth_key=${developerKey}`, '/v2/translate'])
      statuses.push((await translate(app, path, `${fields}&auth_key=${developerKey}`)).statusCode);
    assert.deepEqual(statuses, [200, 200, 429]);
  });

  it('changes nothing about JSON bodies, nor about reading text from an address', async () => {
    await using app = await withLegacyKeys();
    const json = await app.send(
      'POST',
      '/v2/translate',
      { text: ['a'], target_lang: 'ES', auth_key: developerKey },
      { key: null },
    );
    assert.equal(json.statusCode, 401);
    const got = await app.send('GET', `/v2/translate?auth_key=${developerKey}&${fields}`, undefined, { key: null });
    assert.equal(got.statusCode, 405);
  });
});

describe('other names of the scheme', () => {
  it('are taken where the operator names them, in any case', async () => {
    const authentication = { authSchemes: new Set(['deepl-auth-key', 'bearer']) };
    await using app = await createTestApp({ translators: [new FakeTranslator()], authentication });
    for (const scheme of ['Bearer', 'bearer', 'DeepL-Auth-Key'])
      assert.equal(
        (await translate(app, '/v2/translate', fields, { authorization: `${scheme} ${developerKey}` })).statusCode,
        200,
      );
    const unnamed = { authorization: `Service-Auth-Key ${developerKey}` };
    assert.equal((await translate(app, '/v2/translate', fields, unnamed)).statusCode, 401);
  });
});
