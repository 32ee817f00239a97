import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp } from '../support/test-app.ts';

const body = { text: ['The house'] };

describe('requests in progress', () => {
  it('of one key beyond its limit are 429, while others go on', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], limits: { keyConcurrency: 2 } });
    const other = await app.createKey({});
    const gate = engine.hold();
    const first = [app.translate(body), app.translate(body)];
    await engine.called(2);
    const refused = await app.translate(body);
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'too_many_requests']);
    assert.match(String(refused.headers['retry-after']), /^[1-9]\d*$/);
    const ofOther = app.translate(body, { key: other });
    await engine.called(3);
    gate.open();
    for (const answer of await Promise.all([...first, ofOther])) assert.equal(answer.statusCode, 200);
    assert.equal((await app.translate(body)).statusCode, 200, 'a place is free again');
    assert.equal(await app.countedCharacters(), 4 * 9, 'the refused one is not counted');
  });

  it('over all keys beyond the limit of the server are 529, but probes are answered', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], limits: { concurrency: 2 } });
    const other = await app.createKey({});
    const gate = engine.hold();
    const first = [app.translate(body), app.translate(body, { key: other })];
    await engine.called(2);
    const refused = await app.translate(body);
    assert.deepEqual([refused.statusCode, refused.json().code], [529, 'overloaded']);
    assert.match(String(refused.headers['retry-after']), /^[1-9]\d*$/);
    assert.equal((await app.send('GET', '/healthz')).statusCode, 200);
    assert.equal(await app.metric('dragoman_http_requests_in_progress'), 3, 'two held and the one for the metrics');
    gate.open();
    for (const answer of await Promise.all(first)) assert.equal(answer.statusCode, 200);
    assert.equal((await app.translate(body)).statusCode, 200);
  });

  it('release their slots however they end', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], limits: { concurrency: 1, keyConcurrency: 1 } });
    const statuses: number[] = [];
    for (const [fields, options] of [
      [body, {}],
      [{ text: [] }, {}],
      [body, { key: 'a-key-that-nobody-knows' }],
      [body, { key: null }],
      [body, { headers: { 'content-type': 'text/plain' } }],
      [{ text: ['x'.repeat(200_000)] }, {}],
      [{ ...body, glossary_id: '11111111-1111-4111-8111-111111111111' }, {}],
      [body, {}],
    ] as const)
      statuses.push((await app.translate(fields, options)).statusCode);
    engine.crash(2);
    statuses.push((await app.translate(body)).statusCode, (await app.translate(body)).statusCode);
    assert.deepEqual(statuses, [200, 400, 403, 401, 415, 413, 404, 200, 500, 200]);
  });
});

describe('requests a minute', () => {
  it('beyond the limit of the key are 429 until enough time has gone by, as Retry-After says', async () => {
    const clock = new ManualClock();
    const translators = [new FakeTranslator()];
    await using app = await createTestApp({ translators, clock, limits: { keyRequestsPerMinute: 2 } });
    assert.equal((await app.translate(body)).statusCode, 200);
    assert.equal((await app.translate(body)).statusCode, 200);
    const refused = await app.translate(body);
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.headers['retry-after'], '60');
    clock.advance(59_000);
    const still = await app.translate(body);
    assert.deepEqual([still.statusCode, still.headers['retry-after']], [429, '1']);
    clock.advance(1_000);
    assert.equal((await app.translate(body)).statusCode, 200);
  });
});

describe('the limit of characters', () => {
  it('is 456, and nothing beyond it reaches an engine', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const key = await app.createKey({ characterLimit: 12 });
    assert.equal((await app.translate(body, { key })).statusCode, 200);
    const over = await app.translate(body, { key });
    assert.deepEqual([over.statusCode, over.json().code], [456, 'quota_exceeded']);
    assert.equal(engine.calls.length, 1);
    assert.equal((await app.translate({ text: ['abc'] }, { key })).statusCode, 200, 'what fits is still served');
    assert.equal((await app.translate({ text: ['a'] }, { key })).statusCode, 456);
    assert.equal(engine.calls.length, 2);
    assert.equal((await app.translate(body)).statusCode, 200, 'another key is not concerned');
  });

  it('holds for requests at the same time', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const key = await app.createKey({ characterLimit: 30 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.translate(body, { key })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    assert.equal(statuses.filter((status) => status === 200).length, 3);
    assert.equal(statuses.filter((status) => status === 456).length, 17);
    assert.equal(engine.calls.length, 3);
    assert.equal(await app.countedCharacters(), 27);
  });

  it('of 0 blocks the key', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const key = await app.createKey({ characterLimit: 0 });
    assert.equal((await app.translate({ text: ['a'] }, { key })).statusCode, 456);
    assert.equal(engine.calls.length, 0);
  });
});
