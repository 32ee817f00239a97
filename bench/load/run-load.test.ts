import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { postRequest } from '../subjects/server-subject.ts';
import { runLoad } from './run-load.ts';

/** A busy machine serves a request in tens of milliseconds; what stops the load ends it long before its time. */
async function loadServerThatAnswers(body: (count: number) => string, { status = 200, seconds = 10 } = {}) {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const text = body(count++);
      response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) }).end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const requests = [postRequest('/', {}, 'hello')];
    const marker = { text: '"text"', count: 2 };
    const result = await runLoad({ port, clients: 3, warmUpSeconds: 0.02, seconds, requests, marker });
    return { result, served: count };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('Every request that is counted was served', async () => {
  const { result, served } = await loadServerThatAnswers(() => '"text" "text"', { seconds: 1 });
  assert.ok(result.requests >= 3 && result.requests < served, `${result.requests} counted, ${served} served`);
  assert.ok(result.medianMilliseconds <= result.percentile99Milliseconds);
});

test('An answer without all sentences stops the load', async () => {
  await assert.rejects(
    loadServerThatAnswers((count) => (count < 20 ? '"text" "text"' : '"text"')),
    /1 of 2 sentences/,
  );
});

test('A refused request stops the load', async () => {
  await assert.rejects(
    loadServerThatAnswers(() => 'busy', { status: 429 }),
    /429/,
  );
});
