import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type HeldLoop, LoopWatch } from '../../observability/loop-watch.ts';
import { RequestsUnderWay } from '../../observability/requests-under-way.ts';
import { SupervisedThread } from '../../threads/supervised-thread.ts';
import { HealthListener } from './health-listener.ts';

/** Holds this thread until another one has asked twice, or for ten seconds. */
function holdUntilAsked(asked: Int32Array): void {
  Atomics.wait(asked, 0, 0, 10_000);
}

describe('the health listener', () => {
  it('answers while the event loop is held, and says since when; the watch names the requests afterwards', async () => {
    const held: HeldLoop[] = [];
    const requests = new RequestsUnderWay();
    requests.begin({ traceId: 'a'.repeat(32), operation: 'translateText' });
    const noticed = Promise.withResolvers<void>();
    let isHolding = false;
    using watch = new LoopWatch({
      requests: () => requests.look(),
      onHeld: (event) => {
        // A busy machine may hold the loop before this test does.
        if (!isHolding) return;
        held.push(event);
        noticed.resolve();
      },
    });
    await using listener = new HealthListener({
      host: '127.0.0.1',
      port: 0,
      version: '1.2.3',
      heartbeat: watch.heartbeat,
      readiness: () => ({ ready: true, checks: [{ name: 'server', ready: true }] }),
    });
    const port = await listener.start();
    const healthz = `http://127.0.0.1:${port}/healthz`;
    assert.deepEqual(await (await fetch(healthz)).json(), { status: 'ok', version: '1.2.3' });

    const shared = new SharedArrayBuffer(4);
    const answers = Promise.withResolvers<readonly { readonly status: number; readonly body: string }[]>();
    const asking = new SupervisedThread<never, readonly { readonly status: number; readonly body: string }[]>(
      {
        module: new URL('../../../test/support/ask-while-held.ts', import.meta.url),
        name: 'asking',
        workerData: { origin: `http://127.0.0.1:${port}`, asked: shared },
      },
      { onAnswer: answers.resolve, onEnd: () => {} },
    );
    const release = asking.hold();
    const before = Date.now();
    isHolding = true;
    holdUntilAsked(new Int32Array(shared));
    const [health, ready] = await answers.promise;
    release();
    const state = JSON.parse(health?.body ?? '{}') as { status: string; held_since: string };
    assert.equal(health?.status, 200);
    assert.equal(state.status, 'held');
    assert.ok(Math.abs(new Date(state.held_since).getTime() - before) < 1_000, state.held_since);
    assert.equal(ready?.status, 503);
    assert.match(ready?.body ?? '', /event loop is held since/);

    await noticed.promise;
    assert.equal(held[0]?.requests[0]?.operation, 'translateText');
    assert.ok((held[0]?.milliseconds ?? 0) > 400);
    assert.deepEqual(await (await fetch(healthz)).json(), { status: 'ok', version: '1.2.3' });
  });

  it('says why it cannot listen', async () => {
    using watch = new LoopWatch({ requests: () => [], onHeld: () => {} });
    await using listener = new HealthListener({
      host: '203.0.113.1',
      port: 0,
      version: '1.2.3',
      heartbeat: watch.heartbeat,
      readiness: () => ({ ready: true, checks: [] }),
    });
    await assert.rejects(listener.start(), /cannot listen: .*203\.0\.113\.1/);
  });
});
