import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { errorCatalogue } from '../../src/errors/catalogue.ts';
import { defineOperation } from '../../src/http/operation.ts';
import { resourceId } from '../../src/http/schemas/path-parameters.ts';
import { RawConnection, rawRequest } from '../support/raw-connection.ts';
import { createSampleServer } from '../support/sample-server.ts';

const texts = defineOperation<{ text: string }, undefined>({
  id: 'postText',
  method: 'POST',
  path: '/texts',
  access: { kind: 'public' },
  summary: 'A text',
  description: 'For the test.',
  tag: 'Usage',
  body: Type.Object({ text: Type.String() }),
  response: Type.Object({ length: Type.Integer() }),
  handle: async ({ body }) => ({ length: body.text.length }),
});

const resources = defineOperation<undefined, undefined, { id: string }>({
  id: 'getSample',
  method: 'GET',
  path: '/samples/:id',
  params: Type.Object({ id: resourceId('The sample.') }),
  access: { kind: 'developer', scope: 'usage:read' },
  summary: 'A sample',
  description: 'For the test.',
  tag: 'Usage',
  response: Type.Object({}),
  handle: async () => ({}),
});

const json = { 'content-type': 'application/json' };
const long = (length: number): string => 'a'.repeat(length);
const chunked = 'POST /texts HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n';

/** What is sent, and the status that RFC 9110 and RFC 9112 or the brief of the operation ask for. */
const cases: readonly (readonly [name: string, sent: string, status: number])[] = [
  ['a path part of 300 characters', rawRequest('GET', `/samples/${long(300)}`, {}), 404],
  ['a path part of 300 characters below a page', rawRequest('GET', `/nothing/${long(300)}`, {}), 404],
  ['an address of 9,000 characters', rawRequest('GET', `/samples/${long(9_000)}`, {}), 414],
  ['a query of 9,000 characters', rawRequest('GET', `/samples?a=${long(9_000)}`, {}), 414],
  ['headers of 20,000 characters', rawRequest('GET', '/', { long: long(20_000) }), 431],
  ['broken percent-encoding', rawRequest('GET', '/samples/%zz', {}), 400],
  ['an unknown path', rawRequest('GET', '/nowhere', {}), 404],
  ['an unknown method of a path', rawRequest('PATCH', '/texts', {}), 405],
  ['a method that HTTP does not know', 'STEAL / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', 400],
  ['an expectation nobody knows', rawRequest('POST', '/texts', { ...json, expect: 'foo' }, '{"text":""}'), 417],
  ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: a\r\na: \0\r\n\r\n', 400],
  ['a folded header', 'GET / HTTP/1.1\r\nhost: a\r\nb: c\r\n d\r\n\r\n', 400],
  ['both lengths', `${chunked}content-length: 3\r\n\r\n`, 400],
  ['two lengths', 'POST /texts HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\n', 400],
  ['a length that is no number', 'POST /texts HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n', 400],
  ['an unknown transfer coding', 'POST /texts HTTP/1.1\r\nhost: a\r\ntransfer-encoding: gzip\r\n\r\n', 400],
  ['a chunk size that is no number', `${chunked}\r\nzz\r\n`, 400],
  ['a body of another type', rawRequest('POST', '/texts', { 'content-type': 'text/plain' }, 'x'), 415],
  ['a body of no type', rawRequest('POST', '/texts', {}, 'x'), 415],
  ['a body in another coding', rawRequest('POST', '/texts', { ...json, 'content-encoding': 'br' }, 'x'), 415],
  ['a body that is no gzip', rawRequest('POST', '/texts', { ...json, 'content-encoding': 'gzip' }, 'x'), 400],
  ['a body over its limit', rawRequest('POST', '/texts', json, long(200_000)), 413],
  ['a body that is no JSON', rawRequest('POST', '/texts', json, '{'), 400],
  ['no key', rawRequest('GET', '/samples/a', {}), 401],
];

describe('refused requests', () => {
  let server: FastifyInstance;
  let port: number;
  let lines: string[] = [];
  before(async () => {
    server = await createSampleServer([texts, resources], { onLogLine: (line) => lines.push(line) });
    await server.listen({ host: '127.0.0.1', port: 0 });
    port = (server.server.address() as { port: number }).port;
  });
  after(() => server.close());
  beforeEach(() => {
    lines = [];
  });

  for (const [name, sent, status] of cases)
    it(`${name}: ${status}, in the form of every error, with at most 2 KiB of log`, async () => {
      using connection = await RawConnection.open(port);
      connection.send(sent);
      const answer = await connection.answer();
      assert.equal(answer.status, status);
      const { code, message } = JSON.parse(answer.body);
      assert.equal(errorCatalogue[code as keyof typeof errorCatalogue]?.status, status);
      assert(message.length > 0 && message.length < 1_000);
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
      assert.match(answer.headers.get('x-trace-id') ?? '', /^[0-9a-f]{32}$/);
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
      connection.finish();
      await connection.closed();
      const logged = lines.join('');
      assert(logged.includes(String(answer.headers.get('x-trace-id'))), logged);
      assert(logged.length <= 2 * 1024, `${logged.length} bytes of log`);
      assert(lines.length <= 2, 'one for the request and one for what cut it off');
    });

  it('say which codings of bodies are read', async () => {
    using connection = await RawConnection.open(port);
    connection.send(rawRequest('POST', '/texts', { ...json, 'content-encoding': 'br' }, 'x'));
    assert.equal((await connection.answer()).headers.get('accept-encoding'), 'gzip');
  });

  it('come after the answers to requests that were sent before them', async () => {
    using connection = await RawConnection.open(port);
    connection.send(`${rawRequest('POST', '/texts', json, '{"text":"abc"}')}nonsense\r\n\r\n`);
    const [first, second] = [await connection.answer(), await connection.answer()];
    assert.deepEqual([first.status, first.body, second.status], [200, '{"length":3}', 400]);
    await connection.closed();
  });
});
