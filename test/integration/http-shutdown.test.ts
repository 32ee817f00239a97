import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { RawConnection, rawRequest } from '../support/raw-connection.ts';
import { createTestApp, developerKey } from '../support/test-app.ts';

const headers = { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': 'application/json' };
const translation = rawRequest(
  'POST',
  '/v2/translate',
  headers,
  JSON.stringify({ text: ['Abc'], source_lang: 'EN', target_lang: 'ES' }),
);
const probe = rawRequest('GET', '/healthz', {});

describe('a server that is shutting down', () => {
  it('finishes what is in progress and answers 503 to what comes after it on the same connection', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    using connection = await RawConnection.open(await app.listen());
    connection.send(probe);
    assert.equal((await connection.answer()).status, 200, 'the connection is kept alive');
    const gate = engine.hold();
    connection.send(translation);
    await engine.called(1);
    const closed = app.close();
    const read = once(app.http.server, 'request');
    connection.send(translation);
    // It is refused before the first is answered, but answers keep the order of the requests.
    await read;
    gate.open();
    const [first, second] = [await connection.answer(), await connection.answer()];
    assert.equal(first.status, 200);
    assert.equal(JSON.parse(first.body).translations[0].text, 'Bcd');
    assert.equal(second.status, 503);
    assert.equal(JSON.parse(second.body).code, 'shutting_down');
    assert.match(second.headers.get('x-trace-id') ?? '', /^[0-9a-f]{32}$/);
    assert.equal(second.headers.get('connection'), 'close');
    await connection.closed();
    await closed;
    assert.equal(engine.calls.length, 1);
  });

  it('answers 503 on a connection that was open before but had not asked yet', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const port = await app.listen();
    using busy = await RawConnection.open(port);
    using quiet = await RawConnection.open(port);
    const gate = engine.hold();
    busy.send(translation);
    await engine.called(1);
    const closed = app.close();
    quiet.send(probe);
    const refused = await quiet.answer();
    assert.equal(refused.status, 503);
    assert.equal(JSON.parse(refused.body).code, 'shutting_down');
    gate.open();
    assert.equal((await busy.answer()).status, 200);
    await Promise.all([busy.closed(), quiet.closed(), closed]);
  });

  it('serves for the configured delay, says that it is not ready, and closes connections after each answer', async () => {
    const clock = new ManualClock();
    const settings = { shutdownDelayMilliseconds: 5_000 };
    await using app = await createTestApp({ translators: [new FakeTranslator()], clock, settings });
    const port = await app.listen();
    using kept = await RawConnection.open(port);
    kept.send(probe);
    assert.equal((await kept.answer()).headers.get('connection'), 'keep-alive');
    const closed = app.close();
    using asking = await RawConnection.open(port);
    asking.send(rawRequest('GET', '/readyz', {}));
    assert.equal((await asking.answer()).status, 503);
    using late = await RawConnection.open(port);
    for (const connection of [kept, late]) {
      connection.send(translation);
      const answer = await connection.answer();
      assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
    }
    clock.advance(4_999);
    using last = await RawConnection.open(port);
    clock.advance(1);
    await closed;
    await last.closed();
    await assert.rejects(RawConnection.open(port), { code: 'ECONNREFUSED' });
  });

  it('takes no new connections and closes idle ones at once', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const port = await app.listen();
    using busy = await RawConnection.open(port);
    using idle = await RawConnection.open(port);
    idle.send(probe);
    await idle.answer();
    const gate = engine.hold();
    busy.send(translation);
    await engine.called(1);
    const closed = app.close();
    await idle.closed();
    await assert.rejects(RawConnection.open(port), { code: 'ECONNREFUSED' });
    gate.open();
    assert.equal((await busy.answer()).status, 200);
    await closed;
  });

  it('does not wait for connections that never ask', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    using silent = await RawConnection.open(await app.listen());
    await app.close();
    await silent.closed();
  });

  it('waits for requests that never arrive whole as long as for one that is being answered', async () => {
    const limits = { requestTimeoutMilliseconds: 50 };
    await using app = await createTestApp({ translators: [new FakeTranslator()], limits });
    using halfway = await RawConnection.open(await app.listen());
    const read = once(app.http.server, 'request');
    halfway.send(translation.slice(0, -1));
    await read;
    await app.close();
    await halfway.closed();
  });

  it('has counted what it answered, and ends its engines last', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const gate = engine.hold();
    const answer = app.translate({ text: ['Abc'] });
    await engine.called(1);
    const closed = app.close();
    gate.open();
    assert.equal((await answer).statusCode, 200);
    await closed;
    assert.equal(engine.health().state, 'unavailable');
  });
});
