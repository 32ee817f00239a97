import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { type RawAnswer, RawConnection, rawRequest } from '../support/raw-connection.ts';
import { createTestApp, developerKey } from '../support/test-app.ts';

const headers = { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': 'application/json' };
const body = JSON.stringify({ text: ['Abc'], source_lang: 'EN', target_lang: 'ES' });
const translation = rawRequest('POST', '/v2/translate', headers, body);

/** With interim answers among them, until so many requests are answered. */
async function answers(connection: RawConnection, requests: number): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = [];
  while (answers.filter(({ status }) => status !== 100).length < requests) answers.push(await connection.answer());
  return answers;
}

describe('clients that close their side once all is sent', () => {
  it('get the answer, after an interim one that shows whether they are there', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const gate = engine.hold();
    using connection = await RawConnection.open(await app.listen());
    connection.send(translation);
    await engine.called(1);
    connection.finish();
    assert.equal((await connection.answer()).status, 100);
    gate.open();
    const answer = (await answers(connection, 1)).at(-1);
    assert.deepEqual([answer?.status, JSON.parse(answer?.body ?? '').translations[0].text], [200, 'Bcd']);
    await connection.closed();
  });

  it('get the answers to all that they sent at once', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    using connection = await RawConnection.open(await app.listen());
    connection.send(translation.repeat(3));
    connection.finish();
    const statuses = (await answers(connection, 3)).map(({ status }) => status);
    assert.deepEqual(
      statuses.filter((status) => status !== 100),
      [200, 200, 200],
    );
    await connection.closed();
  });

  it('are answered 400 when the body is not whole', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    using connection = await RawConnection.open(await app.listen());
    connection.send(rawRequest('POST', '/v2/translate', { ...headers, 'content-length': '900' }));
    connection.send(body);
    connection.finish();
    const answer = await connection.answer();
    assert.deepEqual([answer.status, JSON.parse(answer.body).code], [400, 'bad_request']);
    await connection.closed();
  });
});

describe('clients that are gone', () => {
  for (const version of ['1.1', '1.0'])
    it(`abort their request, in HTTP/${version}`, async () => {
      const engine = new FakeTranslator();
      await using app = await createTestApp({ translators: [engine] });
      const gate = engine.hold();
      const connection = await RawConnection.open(await app.listen());
      connection.send(translation.replace('HTTP/1.1', `HTTP/${version}`));
      await engine.called(1);
      const aborted = new Promise((resolve) => engine.calls[0]?.signal.addEventListener('abort', resolve));
      connection[Symbol.dispose]();
      await aborted;
      gate.open();
      assert.equal(await app.countedCharacters(), 0);
    });
});
