import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp, developerKey } from '../support/test-app.ts';

describe('an engine that fails', () => {
  it('is a 500 with its code, and nothing is counted', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    engine.crash(2);
    const failed = await app.translate({ text: ['The house'] });
    assert.equal(failed.statusCode, 500);
    assert.equal(failed.json().code, 'engine_failed');
    assert.equal(await app.countedCharacters(), 0);
    assert.equal((await app.translate({ text: ['The house'] })).statusCode, 200);
    assert.equal(await app.countedCharacters(), 9);
  });

  it('gives the characters back to the limit of the key', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const key = await app.createKey({ characterLimit: 9 });
    for (let time = 0; time < 3; time += 1) {
      engine.crash(2);
      assert.equal((await app.translate({ text: ['The house'] }, { key })).statusCode, 500);
    }
    assert.equal((await app.translate({ text: ['The house'] }, { key })).statusCode, 200);
    assert.equal((await app.translate({ text: ['a'] }, { key })).statusCode, 456);
  });

  it('says nothing of its insides, whatever it throws', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const cause = new Error('secret-path/of-the-engine');
    for (const [error, status, code] of [
      [new ServiceError('engine_failed', {}, { cause }), 500, 'engine_failed'],
      [new ServiceError('engine_timed_out', {}, { cause }), 504, 'engine_timed_out'],
      [
        new ServiceError('engine_unavailable', { reason: 'it is being updated.' }, { cause }),
        503,
        'engine_unavailable',
      ],
      [cause, 500, 'internal'],
      ['not even an error', 500, 'internal'],
      [undefined, 500, 'internal'],
    ] as const) {
      engine.failWith(error);
      const answer = await app.translate({ text: ['a'] });
      assert.deepEqual([answer.statusCode, answer.json().code], [status, code]);
      assert.doesNotMatch(answer.payload, /secret-path|stack|cause|not even/);
    }
    assert.equal(await app.countedCharacters(), 0);
  });

  it('that loses or adds segments fails the request instead of mixing texts up', async () => {
    class Miscounting extends FakeTranslator {
      change = 0;
      override async translate(...call: Parameters<FakeTranslator['translate']>) {
        const outcome = await super.translate(...call);
        const { segments } = outcome;
        return { ...outcome, segments: this.change < 0 ? segments.slice(1) : [...segments, ...segments] };
      }
    }
    const engine = new Miscounting();
    await using app = await createTestApp({ translators: [engine] });
    for (const change of [-1, 1]) {
      engine.change = change;
      const answer = await app.translate({ text: ['One.', 'Two. Three.'] });
      assert.deepEqual([answer.statusCode, answer.json().code], [500, 'engine_failed']);
    }
    assert.equal(await app.countedCharacters(), 0);
  });

  it('in one of several languages fails the request as a whole', async () => {
    const good = new FakeTranslator({ id: 'good', pairs: ['en>fr'] });
    const bad = new FakeTranslator({ id: 'bad', pairs: ['de>fr'] });
    await using app = await createTestApp({ translators: [good, bad] });
    bad.crash(2);
    const text = ['The house is red and the car is blue.', 'Das Haus ist rot und das Auto ist blau.'];
    const answer = await app.translate({ text, source_lang: undefined, target_lang: 'FR' });
    assert.deepEqual([answer.statusCode, answer.json().code], [500, 'engine_failed']);
    assert.equal(await app.countedCharacters(), 0);
  });
});

describe('an engine that does not answer', () => {
  it('is a 504 when the time of the request is over, and sees the abort', async () => {
    const engine = new FakeTranslator();
    const clock = new ManualClock();
    await using app = await createTestApp({ translators: [engine], clock });
    engine.hold();
    const answering = app.translate({ text: ['The house'] });
    await engine.called(1);
    clock.advance(60_000);
    const answer = await answering;
    assert.deepEqual([answer.statusCode, answer.json().code], [504, 'engine_timed_out']);
    assert.equal(engine.calls[0]?.signal.aborted, true);
    assert.equal(await app.countedCharacters(), 0);
  });

  it('costs no request that is answered in time its signal', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    assert.equal((await app.translate({ text: ['The house'] })).statusCode, 200);
    assert.equal(engine.calls[0]?.signal.aborted, false);
  });
});

describe('a client that hangs up', () => {
  function post(port: number, body: object, key = developerKey): ClientRequest {
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v2/translate',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
    });
    request.on('error', () => {});
    request.end(JSON.stringify({ source_lang: 'EN', target_lang: 'ES', ...body }));
    return request;
  }

  it('ends the work of the engine and gets its characters back', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const key = await app.createKey({ characterLimit: 9 });
    const port = await app.listen();
    const gate = engine.hold();
    const request = post(port, { text: ['The house'] }, key);
    await engine.called(1);
    const { signal } = engine.calls[0] ?? assert.fail();
    const full = await app.translate({ text: ['a'] }, { key });
    assert.equal(full.statusCode, 456, 'the characters are set aside while the engine works');
    const aborted = once(signal, 'abort');
    request.destroy();
    await aborted;
    assert.equal(signal.reason.name, 'ClientGone');
    gate.open();
    assert.equal((await app.translate({ text: ['The house'] }, { key })).statusCode, 200);
    assert.equal(await app.countedCharacters(), 9);
  });

  it('no longer counts among the requests in progress', async () => {
    const engine = new FakeTranslator();
    const limits = { concurrency: 3, keyConcurrency: 3 };
    await using app = await createTestApp({ translators: [engine], limits });
    const port = await app.listen();
    for (let round = 1; round <= 3; round += 1) {
      const gate = engine.hold();
      const requests = Array.from({ length: 3 }, () => post(port, { text: ['The house'] }));
      await engine.called(engine.calls.length + 3);
      const aborted = engine.calls.slice(-3).map(({ signal }) => once(signal, 'abort'));
      for (const request of requests) request.destroy();
      await Promise.all(aborted);
      gate.open();
    }
    const answers = await Promise.all(Array.from({ length: 3 }, () => app.translate({ text: ['The house'] })));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    assert.equal(await app.metric('dragoman_http_requests_in_progress'), 1, 'only that for the metrics');
  });
});
