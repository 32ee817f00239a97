import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { after, test } from 'node:test';
import { HttpConnection } from './http-connection.ts';

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

/** A server that writes the given pieces for each request, in their own writes. */
async function serve(pieces: readonly string[]): Promise<number> {
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('data', () => {
      const left = [...pieces];
      const writeNext = (): void => {
        const piece = left.shift();
        if (piece !== undefined) socket.write(piece, () => setImmediate(writeNext));
      };
      writeNext();
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('An answer in pieces, cut within head and body, is put together, again and again on one connection', async () => {
  const port = await serve(['HTTP/1.1 200 OK\r\ncontent-le', 'ngth: 7\r\n\r', '\nabc', 'defg']);
  using connection = await HttpConnection.open(port);
  assert.equal((await connection.send(Buffer.from('x'))).toString(), 'abcdefg');
  assert.equal((await connection.send(Buffer.from('x'))).toString(), 'abcdefg');
});

test('An answer that is not 2xx is an error that says what came', async () => {
  using connection = await HttpConnection.open(await serve(['HTTP/1.1 503 Busy\r\nContent-Length: 2\r\n\r\nno']));
  await assert.rejects(connection.send(Buffer.from('x')), /503 Busy/);
});

test('A connection that the server closes rejects the request under way and all later ones', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.destroy())).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  using connection = await HttpConnection.open((server.address() as AddressInfo).port);
  await assert.rejects(connection.send(Buffer.from('x')), /closed|ECONNRESET/);
  await assert.rejects(connection.send(Buffer.from('x')), /closed|ECONNRESET/);
});
