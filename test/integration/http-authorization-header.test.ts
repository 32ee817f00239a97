import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adminKey, createTestApp, developerKey } from '../support/test-app.ts';

const accepted: readonly string[] = [
  developerKey,
  ` ${developerKey} `,
  `DeepL-Auth-Key ${developerKey}`,
  `deepl-auth-key \t ${developerKey}`,
  `Service-Auth-Key ${developerKey}`,
];

/** Headers without a key that this server can read, and what the detail of the refusal says. */
const refused: readonly (readonly [string, RegExp])[] = [
  ['', /has no key/],
  ['DeepL-Auth-Key', /has no key/],
  ['deepl-auth-key ', /has no key/],
  [`Bearer ${developerKey}`, /does not accept the scheme.*The key alone works too/],
  ['Basic dXNlcjpwYXNz', /does not accept the scheme/],
  [`DeepL-Auth-Key ${developerKey} again`, /more than a scheme and a key/],
];

describe('the Authorization header', () => {
  it('holds the key behind a scheme or alone', async () => {
    await using app = await createTestApp({ translators: [] });
    for (const authorization of accepted) {
      const answer = await app.send('GET', '/v2/usage', undefined, { key: null, headers: { authorization } });
      assert.equal(answer.statusCode, 200, authorization);
    }
    const headers = { authorization: adminKey };
    const keys = await app.send('GET', '/v2/admin/developer-keys', undefined, { key: null, headers });
    assert.equal(keys.statusCode, 200);
  });

  it('is refused with 403 when nobody knows the key that is alone in it', async () => {
    await using app = await createTestApp({ translators: [] });
    for (const authorization of ['a-key-that-nobody-knows', 'Bearer']) {
      const answer = await app.send('GET', '/v2/usage', undefined, { key: null, headers: { authorization } });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'invalid_key'], authorization);
    }
  });

  it('is refused with 401, the reason and nothing of what it holds, when it is of another form', async () => {
    await using app = await createTestApp({ translators: [] });
    for (const [authorization, reason] of refused) {
      const answer = await app.send('GET', '/v2/usage', undefined, { key: null, headers: { authorization } });
      assert.deepEqual([answer.statusCode, answer.json().code], [401, 'missing_credentials'], authorization);
      assert.match(answer.json().detail, reason);
      assert.doesNotMatch(answer.payload, new RegExp(`${developerKey}|dXNlcjpwYXNz`));
    }
  });

  it('is asked for when the key comes as auth_key, which is off', async () => {
    await using app = await createTestApp({ translators: [] });
    const answer = await app.send('GET', `/v2/usage?auth_key=${developerKey}`, undefined, { key: null });
    assert.equal(answer.statusCode, 401);
    assert.match(answer.json().detail, /does not accept keys as auth_key/);
    assert.doesNotMatch(answer.payload, new RegExp(developerKey));
  });
});
