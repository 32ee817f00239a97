import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { it } from 'node:test';
import { poll } from '../support/poll.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const token = 'a-token-for-the-metrics';

/** The port that a log line of the server names, which may come after its page. */
async function portOf(server: RunningServer, what: string): Promise<number> {
  for (;;) {
    const port = loggedPort(server, what);
    if (port !== undefined) return port;
    await once(server.process.stdout as Readable, 'data');
  }
}

function loggedPort(server: RunningServer, what: string): number | undefined {
  for (const line of server.output().split('\n')) {
    if (!line.startsWith('{')) continue;
    const entry = JSON.parse(line) as { readonly what?: string; readonly port?: number };
    if (entry.what === what && entry.port !== undefined) return entry.port;
  }
  return undefined;
}

it('health and metrics have ports of their own where the configuration says so, metrics with a token', async () => {
  await using server = await startServer({
    environment: { DRAGOMAN_HEALTH_PORT: '0', DRAGOMAN_METRICS_PORT: '0', DRAGOMAN_METRICS_TOKEN: token },
  });
  const health = `http://127.0.0.1:${await portOf(server, 'health')}`;
  const metrics = `http://127.0.0.1:${await portOf(server, 'metrics')}/metrics`;

  assert.equal(((await (await fetch(`${health}/healthz`)).json()) as { status: string }).status, 'ok');
  const ready = await fetch(`${health}/readyz`);
  assert.equal(ready.status, 200);
  assert.equal(((await ready.json()) as { status: string }).status, 'ready');
  assert.equal((await fetch(`${health}/v2/usage`)).status, 404);

  assert.equal((await fetch(`${server.address}/metrics`)).status, 404);
  assert.equal((await fetch(metrics)).status, 401);
  assert.equal(
    (await fetch(metrics, { headers: { authorization: 'Bearer another-token-of-that-length' } })).status,
    403,
  );
  const scraped = await fetch(metrics, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(scraped.status, 200);
  assert.match(await scraped.text(), /^dragoman_http_requests_total/m);
});

it('the health port answers within 50 ms while the event loop of the server is held, and says since when', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-held-'));
  const holding = join(folder, 'holding');
  await using server = await startServer({
    environment: {
      DRAGOMAN_HEALTH_PORT: '0',
      NODE_OPTIONS: `--import=${new URL('../support/hold-loop.ts', import.meta.url).href}`,
      HOLD_LOOP: holding,
    },
  });
  const health = `http://127.0.0.1:${await portOf(server, 'health')}`;
  const state = async (): Promise<{ readonly status: string; readonly held_since?: string }> =>
    (await (await fetch(`${health}/healthz`)).json()) as { readonly status: string; readonly held_since?: string };
  try {
    server.process.kill('SIGUSR2');
    await poll(() => existsSync(holding));
    await poll(async () => (await state()).status === 'held');
    // The server itself does not answer.
    const waiting = fetch(`${server.address}/healthz`);

    const { held_since = '' } = await state();
    const since = Number(readFileSync(holding, 'utf8'));
    assert.ok(Math.abs(Date.parse(held_since) - since) < 1_000, `${held_since}, not ${new Date(since).toISOString()}`);
    const ready = await fetch(`${health}/readyz`);
    assert.equal(ready.status, 503);
    assert.match(await ready.text(), /event_loop/);
    // A busy machine delays single answers.
    const durations: number[] = [];
    while (durations.length < 50 && !durations.some((milliseconds) => milliseconds <= 50)) {
      const begin = performance.now();
      await state();
      durations.push(performance.now() - begin);
    }
    assert.ok(Math.min(...durations) <= 50, `${durations} ms`);

    rmSync(holding);
    assert.equal((await waiting).status, 200);
    await poll(async () => (await state()).status === 'ok');
    await poll(() => /event loop/.test(server.output()));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
