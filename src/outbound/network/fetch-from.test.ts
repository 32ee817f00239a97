import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fetchFrom } from './fetch-from.ts';

const megabyte = Buffer.alloc(1024 * 1024);
let url = '';
const server = createServer((request, response) => {
  if (request.url === '/empty') response.writeHead(204).end();
  else if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
  else if (request.url === '/large') {
    response.on('error', () => {});
    for (let part = 0; part < 20; part += 1) response.write(megabyte);
    response.end();
  } else if (request.url === '/nothing') response.flushHeaders();
  else {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, headers } = request;
      const { host, 'content-type': type, 'content-length': length } = headers;
      response.setHeader('content-type', 'application/json').appendHeader('x-two', ['a', 'b']);
      response.end(JSON.stringify({ method, host, type, length, body: Buffer.concat(parts).toString() }));
    });
  }
});
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://models.example:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
const fetchHere = fetchFrom([{ address: '127.0.0.1', family: 4 }]);

describe('a fetch from addresses that were checked', () => {
  it('names the host, and sends texts and forms', async () => {
    const host = new URL(url).host;
    const read = await fetchHere(url);
    assert.deepEqual([read.status, read.headers.get('x-two')], [200, 'a, b']);
    assert.deepEqual(await read.json(), { method: 'GET', host, body: '' });
    const headers = { 'content-type': 'application/json' };
    const sent = await (await fetchHere(url, { method: 'POST', headers, body: '"é"' })).json();
    assert.deepEqual(sent, { method: 'POST', host, type: 'application/json', length: '4', body: '"é"' });
    const form = new FormData();
    form.append('model', 'a');
    const { type, body } = (await (await fetchHere(url, { method: 'POST', body: form })).json()) as {
      readonly type: string;
      readonly body: string;
    };
    assert.match(type, /^multipart\/form-data; boundary=/);
    assert.match(body, /name="model"\r\n\r\na\r\n/);
  });

  it('follows no redirection, and has no body where there is none', async () => {
    assert.equal((await fetchHere(`${url}/moved`)).status, 302);
    const empty = await fetchHere(`${url}/empty`);
    assert.deepEqual([empty.status, empty.body], [204, null]);
  });

  it('breaks off an answer that is too large', async () => {
    const answer = await fetchHere(`${url}/large`);
    await assert.rejects(answer.arrayBuffer(), /more than 16777216 bytes/);
  });

  it('fails as fetch does where nothing is resolved, nothing listens, or a port is of something else', async () => {
    const causeOf = (failing: Promise<unknown>): Promise<unknown> =>
      failing.then(
        () => assert.fail('It answered.'),
        (error: Error) => {
          assert.ok(error instanceof TypeError);
          const cause = error.cause as NodeJS.ErrnoException;
          return cause.code ?? cause.message;
        },
      );
    assert.equal(await causeOf(fetchFrom([])(url)), 'ENOTFOUND');
    assert.equal(await causeOf(fetchHere('http://models.example:25/')), 'bad port');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    assert.equal(await causeOf(fetchHere(`http://models.example:${port}/`)), 'ECONNREFUSED');
  });

  it('ends with its signal, before the answer and while it is read', async () => {
    await assert.rejects(fetchHere(url, { signal: AbortSignal.abort(new Error('enough')) }), /enough/);
    const ending = new AbortController();
    const answer = await fetchHere(`${url}/nothing`, { signal: ending.signal });
    const read = assert.rejects(answer.text());
    ending.abort(new Error('enough'));
    await read;
  });
});
