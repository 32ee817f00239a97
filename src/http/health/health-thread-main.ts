/** The thread behind `health-listener.ts`: answers probes while the main thread cannot. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { HealthAnswer, HealthRequest, HealthThreadData } from './health-messages.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by health-listener.ts.');
const { host, port: wanted, version, heartbeat } = workerData as HealthThreadData;
const beats = new BigInt64Array(heartbeat);

/** A loop that has not turned for so long is held. */
const heldMilliseconds = 500;

let readiness = { status: 503, body: JSON.stringify({ status: 'not_ready', checks: [] }) };

const server = createServer({ keepAliveTimeout: 5_000, requestTimeout: 10_000 }, (request, response) => {
  const path = (request.url ?? '/').replace(/\?.*/s, '');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    send(response, 405, { message: 'Only GET is served here.', code: 'method_not_allowed' });
  else if (path === '/healthz') send(response, 200, { ...loopState(), version });
  else if (path === '/readyz') sendReadiness(response);
  else send(response, 404, { message: `Nothing is served at ${path.slice(0, 200)}.`, code: 'not_found' });
});

function loopState(): { readonly status: 'ok' } | { readonly status: 'held'; readonly held_since: string } {
  const last = Number(Atomics.load(beats, 0));
  if (Date.now() - last < heldMilliseconds) return { status: 'ok' };
  return { status: 'held', held_since: new Date(last).toISOString() };
}

function sendReadiness(response: ServerResponse): void {
  const state = loopState();
  if (state.status === 'ok') {
    sendText(response, readiness.status, readiness.body);
    return;
  }
  const reason = `the event loop is held since ${state.held_since}`;
  send(response, 503, { status: 'not_ready', checks: [{ name: 'event_loop', ready: false, reason }] });
}

function send(response: ServerResponse, status: number, body: object): void {
  sendText(response, status, JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}

const answer = (message: HealthAnswer): void => port.postMessage(message);
server.once('error', (error) => answer({ kind: 'failed', reason: error.message }));
server.listen(wanted, host, () => answer({ kind: 'listening', port: (server.address() as AddressInfo).port }));

port.on('message', (request: HealthRequest) => {
  if (request !== 'close') {
    readiness = request;
    return;
  }
  server.close();
  server.closeAllConnections();
  port.close();
});
