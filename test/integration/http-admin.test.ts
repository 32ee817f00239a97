import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, developerKey, type Method, type TestApp } from '../support/test-app.ts';
import { ask, ended, fetchResult, upload, uploaded } from './documents-fixtures.ts';

const keysPath = '/v2/admin/developer-keys';
const clock = new ManualClock('2026-05-10T12:00:00Z');

describe('developer keys', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()], clock });
  });
  after(() => app[Symbol.asyncDispose]());

  const admin = (method: Method, path: string, body?: unknown, key = adminKey) => app.send(method, path, body, { key });
  const create = async (body: object = {}) => {
    const answer = await admin('POST', keysPath, body);
    assert.equal(answer.statusCode, 201, answer.payload);
    return answer.json();
  };
  const use = async (key: string) => (await app.translate({ text: ['abc'] }, { key })).statusCode;
  const refusal = async (path: string, body: object) => {
    const answer = await admin('PUT', `${keysPath}/${path}`, body);
    return [answer.statusCode, answer.json().message] as const;
  };

  it('are made with everything that was asked for, and show their secret this once', async () => {
    const made = await create({
      label: 'Web shop',
      scopes: ['translate:text', 'usage:read', 'translate:text'],
      usage_limits: { characters: 5000, speech_to_text_milliseconds: null },
      requests_per_minute: 120,
      expiration_time: '2027-01-01T01:00:00+01:00',
    });
    const { api_key, ...rest } = made;
    assert.match(api_key, /^[0-9a-f]{64}$/);
    assert.match(made.key_id, /^[0-9a-f-]{36}:[0-9a-f-]{36}$/);
    assert.deepEqual(rest, {
      key_id: made.key_id,
      label: 'Web shop',
      creation_time: '2026-05-10T12:00:00.000Z',
      deactivated_time: null,
      is_deactivated: false,
      usage_limits: { characters: 5000, speech_to_text_milliseconds: null },
      masked_key: `${api_key.slice(0, 4)}****${api_key.slice(-4)}`,
      scopes: ['translate:text', 'usage:read'],
      requests_per_minute: 120,
      expiration_time: '2027-01-01T00:00:00.000Z',
    });
    const listed = (await admin('GET', keysPath)).json();
    assert.deepEqual(
      listed.find((key: { key_id: string }) => key.key_id === made.key_id),
      rest,
    );
    assert.equal(await use(api_key), 200);
    assert.equal((await app.send('GET', '/v2/languages', undefined, { key: api_key })).statusCode, 403);
  });

  it('may call everything and have a default label when nothing is asked for, as JSON, form or without a body', async () => {
    for (const body of [{}, { label: null }, undefined]) {
      const answer = await admin('POST', keysPath, body);
      assert.equal(answer.statusCode, 201, answer.payload);
      const { label, scopes, usage_limits } = answer.json();
      assert.deepEqual(
        { label, scopes, usage_limits },
        { label: 'API Key', scopes: null, usage_limits: { characters: null, speech_to_text_milliseconds: null } },
      );
    }
    const form = await app.send('POST', keysPath, 'label=From+a+form&scopes=usage:read,translate:text&characters=7', {
      key: adminKey,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(form.statusCode, 201, form.payload);
    assert.equal(form.json().label, 'From a form');
    assert.deepEqual(form.json().scopes, ['usage:read', 'translate:text']);
    const alias = await app.send('POST', keysPath, { scopes: ['write:rephrase'] }, { key: adminKey });
    assert.deepEqual(alias.json().scopes, ['write:improve']);
    const improving = { text: ['a'], target_lang: 'en' };
    const answer = await app.send('POST', '/v2/write/rephrase', improving, { key: alias.json().api_key });
    assert.notEqual(answer.json().code, 'out_of_scope');
    assert.equal(form.json().usage_limits.characters, 7);
  });

  it('are refused with the parameter that is wrong', async () => {
    for (const [body, words] of [
      [{ scopes: ['everything'] }, /scopes\[0\].*'translate:text'/],
      [{ scopes: [] }, /scopes.*empty/],
      [{ characters: -1 }, /characters/],
      [{ characters: 1.5 }, /characters.*whole number or null/],
      [{ characters: 1, usage_limits: { characters: 2 } }, /usage_limits\.characters/],
      [{ requests_per_minute: 0 }, /requests_per_minute/],
      [{ expiration_time: '2026-05-10T12:00:00Z' }, /expiration_time.*past/],
      [{ expiration_time: '2027-01-01' }, /expiration_time/],
      [{ expiration_time: '2027-02-31T00:00:00' }, /expiration_time/],
      [{ expiration_time: '2027-02-31T00:00:00Z' }, /expiration_time/],
      [{ label: ' ' }, /label.*empty/],
      [{ label: 'red\u001b[31m' }, /label.*control character/],
      [{ label: 'x'.repeat(1025) }, /label.*1024/],
    ] as const) {
      const answer = await admin('POST', keysPath, body);
      assert.equal(answer.statusCode, 400, JSON.stringify(body));
      assert.match(answer.json().message, words);
    }
  });

  it('are renamed, and limited with 0, a number and null, from the next request on', async () => {
    const { key_id, api_key } = await create();
    const renamed = (await admin('PUT', `${keysPath}/label`, { key_id, label: 'Ünïcode 🔑' })).json();
    assert.equal(renamed.label, 'Ünïcode 🔑');
    assert.equal(await use(api_key), 200);
    for (const [characters, status] of [
      [0, 456],
      [5, 456],
      [6, 200],
      [6, 456],
      [null, 200],
    ] as const) {
      const answer = await admin('PUT', `${keysPath}/limits`, { key_id, characters });
      assert.equal(answer.json().usage_limits.characters, characters);
      assert.equal(await use(api_key), status, String(characters));
    }
    const limits = { speech_to_text_milliseconds: 60_000, requests_per_minute: 1000 };
    const limited = (await admin('PUT', `${keysPath}/limits`, { key_id, ...limits })).json();
    assert.deepEqual(limited.usage_limits, { characters: null, speech_to_text_milliseconds: 60_000 });
    assert.equal(limited.requests_per_minute, 1000);
  });

  it('have their own rate where one is set', async () => {
    const { key_id, api_key } = await create({ requests_per_minute: 2 });
    assert.deepEqual([await use(api_key), await use(api_key)], [200, 200]);
    const refused = await app.translate({ text: ['abc'] }, { key: api_key });
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
    clock.advance(60_000);
    assert.deepEqual([await use(api_key), await use(api_key), await use(api_key)], [200, 200, 429]);
    await admin('PUT', `${keysPath}/limits`, { key_id, requests_per_minute: null });
    assert.equal(await use(api_key), 200);
  });

  it('stop at once when they are deactivated, for good', async () => {
    const { key_id, api_key } = await create();
    assert.equal(await use(api_key), 200);
    const ended = (await admin('PUT', `${keysPath}/deactivate`, { key_id })).json();
    assert.deepEqual([ended.is_deactivated, ended.deactivated_time], [true, clock.now().toISOString()]);
    assert.equal(await use(api_key), 403);
    clock.advance(1000);
    assert.deepEqual((await admin('PUT', `${keysPath}/deactivate`, { key_id })).json(), ended);
    assert.match((await refusal('rotate', { key_id }))[1], /deactivated/);
  });

  it('stop with every secret that they had, in whatever overlap', async () => {
    const { key_id, api_key } = await create();
    const rotate = async () =>
      (await admin('PUT', `${keysPath}/rotate`, { key_id, overlap_seconds: 3600 })).json().api_key;
    const secrets = [api_key, await rotate(), await rotate()];
    for (const secret of secrets) assert.equal(await use(secret), 200);
    await admin('PUT', `${keysPath}/deactivate`, { key_id });
    for (const secret of secrets) assert.equal(await use(secret), 403);
  });

  it('stop for all operations, while what was accepted with them is done, counted, and the account’s', async () => {
    const engine = new FakeTranslator();
    await using own = await createTestApp({ translators: [engine], clock });
    const send = (method: Method, path: string, body?: object) => own.send(method, path, body, { key: adminKey });
    const { key_id, api_key: key } = (await send('POST', keysPath, {})).json();
    const gate = engine.hold();
    const text = own.translate({ text: ['abc'] }, { key });
    const document = await uploaded(own, { name: 'a.txt', content: 'abcde' }, {}, { key });
    const waiting = await uploaded(own, { name: 'b.txt', content: 'abcdefg' }, {}, { key });
    await engine.called(2);
    assert.equal((await send('PUT', `${keysPath}/deactivate`, { key_id })).statusCode, 200);
    for (const refused of [
      await own.translate({ text: ['abc'] }, { key }),
      await own.send('GET', '/v2/usage', undefined, { key }),
      await upload(own, { name: 'c.txt', content: 'abc' }, {}, { key }),
      await ask(own, document, { key }),
      await fetchResult(own, document, { key }),
      await own.send('DELETE', `/v2/document/${document.document_id}?document_key=a`, undefined, { key }),
    ])
      assert.deepEqual([refused.statusCode, refused.json().code], [403, 'invalid_key']);
    gate.open();
    assert.equal((await text).statusCode, 200);
    for (const handle of [document, waiting]) {
      assert.equal((await ended(own, handle)).status, 'done');
      assert.equal((await fetchResult(own, handle)).statusCode, 200);
    }
    assert.equal(await own.countedCharacters(), 3 + 5 + 7);
  });

  it('are never admin keys, whatever is asked for', async () => {
    const { api_key } = await create({ kind: 'admin', admin: true });
    assert.doesNotMatch(api_key, /:adm$/);
    assert.equal((await admin('GET', keysPath, undefined, api_key)).statusCode, 403);
    assert.equal(await use(api_key), 200);
  });

  it('end by themselves at their time, to the millisecond, and live again with a later one', async () => {
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    const { key_id, api_key } = await create({ expiration_time: at });
    clock.advance(59_999);
    assert.equal(await use(api_key), 200);
    clock.advance(1);
    const refused = await app.translate({ text: ['abc'] }, { key: api_key });
    assert.equal(refused.statusCode, 403);
    assert.match(refused.json().message, new RegExp(`expired on ${at}`));
    await admin('PUT', `${keysPath}/expiration`, { key_id, expiration_time: null });
    assert.equal(await use(api_key), 200);
    assert.match((await refusal('expiration', { key_id, expiration_time: at }))[1], /past/);
    assert.match((await refusal('expiration', { key_id }))[1], /expiration_time/);
  });

  it('get another secret, at once or with an overlap, and keep everything else', async () => {
    const made = await create({ label: 'Rotating', characters: 9 });
    assert.equal(await use(made.api_key), 200);
    const second = (await admin('PUT', `${keysPath}/rotate`, { key_id: made.key_id, overlap_seconds: 60 })).json();
    assert.deepEqual({ ...second, api_key: '', masked_key: '' }, { ...made, api_key: '', masked_key: '' });
    assert.deepEqual([await use(made.api_key), await use(second.api_key)], [200, 200]);
    assert.equal(await use(second.api_key), 456, 'both secrets count for one key');
    await admin('PUT', `${keysPath}/limits`, { key_id: made.key_id, characters: null });
    clock.advance(60_000);
    const late = await app.translate({ text: ['abc'] }, { key: made.api_key });
    assert.equal(late.statusCode, 403);
    assert.match(late.json().message, /rotated/);
    const third = (await admin('PUT', `${keysPath}/rotate`, { key_id: made.key_id })).json();
    assert.deepEqual([await use(second.api_key), await use(third.api_key)], [403, 200]);
  });

  it('leave no earlier secret, overlapping or not, when they get another without an overlap', async () => {
    const first = await create({});
    const { key_id } = first;
    const second = (await admin('PUT', `${keysPath}/rotate`, { key_id, overlap_seconds: 3600 })).json();
    const third = (await admin('PUT', `${keysPath}/rotate`, { key_id })).json();
    for (const { api_key } of [first, second]) assert.equal(await use(api_key), 403);
    assert.equal(await use(third.api_key), 200);
  });

  it('are unknown when they are of another account, admin keys or made up; malformed ids are 400', async () => {
    const other = await app.createAccount();
    const foreign = (await admin('GET', keysPath, undefined, other.adminKey)).json()[0].key_id;
    const log = (await admin('GET', '/v2/admin/audit-log?page_size=100')).json().audit_log;
    const ownAdmin = log.find((entry: { details: { kind?: string } }) => entry.details.kind === 'admin').subject;
    for (const key_id of [foreign, ownAdmin, `${foreign.slice(0, -4)}0000`])
      for (const [path, fields] of [
        ['deactivate', {}],
        ['label', { label: 'Mine' }],
        ['limits', { characters: 0 }],
        ['expiration', { expiration_time: null }],
        ['rotate', {}],
      ] as const) {
        const answer = await admin('PUT', `${keysPath}/${path}`, { key_id, ...fields });
        assert.deepEqual([answer.statusCode, answer.json().code], [404, 'developer_key_not_found'], path);
      }
    assert.equal(await use(other.developerKey), 200);
    assert.deepEqual((await refusal('deactivate', { key_id: 'a' }))[0], 400);
    assert.match((await refusal('limits', { key_id: foreign }))[1], /characters/);
  });

  it('are found however the letters of their ids are written', async () => {
    const { key_id, api_key, creation_time } = await create();
    const shouted = key_id.toUpperCase();
    assert.notEqual(shouted, key_id);
    const put = async (path: string, fields: object) => {
      const answer = await admin('PUT', `${keysPath}/${path}`, { key_id: shouted, ...fields });
      assert.equal(answer.statusCode, 200, `${path}: ${answer.payload}`);
      assert.deepEqual([answer.json().key_id, answer.json().creation_time], [key_id, creation_time], path);
      return answer.json();
    };
    await put('label', { label: 'Quiet' });
    await put('limits', { characters: 3 });
    await put('expiration', { expiration_time: null });
    assert.deepEqual([await use(api_key), await use(api_key)], [200, 456]);
    await put('rotate', {});
    await put('deactivate', {});
    const log = (await admin('GET', '/v2/admin/audit-log')).json().audit_log;
    assert.deepEqual(
      log.slice(0, 4).map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
      ['key.deactivated', 'key.rotated', 'key.changed', 'key.changed'].map((action) => [action, key_id]),
    );
  });

  it('are at most 25 active ones on an account, even when many are made at once', async () => {
    const { adminKey: key } = await app.createAccount();
    const answers = await Promise.all(Array.from({ length: 40 }, () => admin('POST', keysPath, {}, key)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    assert.equal(made.length, 24, 'the account had one');
    for (const answer of answers.filter((one) => !made.includes(one)))
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'too_many_keys']);
    await admin('PUT', `${keysPath}/deactivate`, { key_id: made[0]?.json().key_id }, key);
    assert.equal((await admin('POST', keysPath, {}, key)).statusCode, 201);
    assert.equal((await admin('POST', keysPath, {}, key)).statusCode, 400);
  });

  it('are as many as DRAGOMAN_KEYS_PER_ACCOUNT says', async () => {
    const settings = { activeKeys: { pro: 3, free: 1 } };
    await using limited = await createTestApp({ translators: [], settings });
    const { adminKey: key } = await limited.createAccount();
    const create = () => limited.send('POST', keysPath, {}, { key });
    assert.deepEqual([(await create()).statusCode, (await create()).statusCode], [201, 201], 'the account had one');
    const refused = await create();
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'too_many_keys']);
    assert.match(refused.json().message, /may have 3 active/);
  });

  it('are not for admins of plans without admin endpoints', async () => {
    const { adminKey: key } = await app.createAccount({ plan: 'pro_classic' });
    const answer = await admin('GET', keysPath, undefined, key);
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'feature_not_in_plan']);
  });
});

describe('the audit log', () => {
  it('has every act with who, from where and what changed, newest first, and no secret', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()], clock });
    const send = (method: Method, path: string, body?: object) => app.send(method, path, body, { key: adminKey });
    const made = (await send('POST', keysPath, { label: 'One', characters: 5 })).json();
    const { key_id } = made;
    clock.advance(1);
    await send('PUT', `${keysPath}/limits`, { key_id, characters: null });
    await send('PUT', `${keysPath}/label`, { key_id, label: 'One' });
    clock.advance(1);
    const rotated = (await send('PUT', `${keysPath}/rotate`, { key_id })).json();
    clock.advance(1);
    const deactivation = await send('PUT', `${keysPath}/deactivate`, { key_id });
    await send('PUT', `${keysPath}/label`, { key_id: `${key_id.slice(0, -4)}0000`, label: 'Unknown' });

    const answer = await send('GET', '/v2/admin/audit-log');
    const log = answer.json().audit_log;
    const actions = log.map(({ action }: { action: string }) => action);
    assert.deepEqual(actions.slice(0, 4), ['key.deactivated', 'key.rotated', 'key.changed', 'key.created']);
    assert.deepEqual(actions.slice(4).sort(), ['account.created', 'key.created', 'key.created']);
    const [deactivated, , changed, created] = log;
    assert.equal(deactivated.trace_id, deactivation.headers['x-trace-id']);
    assert.deepEqual([deactivated.subject, deactivated.origin], [key_id, '127.0.0.1']);
    assert.deepEqual(changed.details, { from: { characters: 5 }, to: { characters: null } });
    assert.deepEqual([created.details.label, created.details.masked_key], ['One', made.masked_key]);
    const admin = log.find((entry: { details: { kind?: string } }) => entry.details.kind === 'admin');
    assert.deepEqual([admin.actor, created.actor], ['start', admin.subject]);
    for (const secret of [made.api_key, rotated.api_key, developerKey, adminKey])
      assert.ok(!answer.payload.includes(secret));

    const second = (await send('GET', '/v2/admin/audit-log?page=1&page_size=2')).json().audit_log;
    assert.deepEqual(second, log.slice(2, 4));
  });
});
