import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '../../test/contracts/job-queue.ts';
import { WorkerScene } from '../../test/support/worker-scene.ts';
import type { NewJob } from '../contracts/jobs/job-queue.ts';
import type { StoreSignals } from '../contracts/stores/store-signals.ts';

describe('a worker', () => {
  it('does as many jobs at a time as it may, and the next when one is done', async () => {
    const scene = new WorkerScene();
    for (const id of ['1', '2', '3']) await scene.add(id);
    await using worker = scene.worker();
    await scene.pass(60_000);
    assert.deepEqual(scene.begun(), []);
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['1', '2']);
    scene.attempt(1).end.resolve();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['1', '2', '3']);
    for (const { end } of scene.attempts) end.resolve();
    await scene.pass();
    assert.deepEqual(scene.ends, ['2 1 completed', '1 1 completed', '3 1 completed']);
    assert.deepEqual(await scene.queue.list('document'), []);
  });

  it('keeps its last slot for short jobs, and takes any into the others', async () => {
    const scene = new WorkerScene();
    for (const id of ['long 1', 'long 2', 'long 3']) await scene.add(id);
    await using worker = scene.worker({ concurrency: 3, keepsSlotForShort: true });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['long 1', 'long 2']);
    for (const id of ['short 1', 'short 2']) await scene.add(id, { isShort: true });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(2), ['short 1']);
    scene.attempt().end.resolve();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(3), ['short 2']);
    scene.attempt(0).end.resolve();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(4), ['long 3']);
    for (const { end } of scene.attempts) end.resolve();
  });

  it('does a short job beside a long one where one at a time is set, and never two long ones', async () => {
    const scene = new WorkerScene();
    for (const id of ['long 1', 'long 2']) await scene.add(id);
    await using worker = scene.worker({ concurrency: 1, keepsSlotForShort: true });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['long 1']);
    for (const id of ['short 1', 'short 2']) await scene.add(id, { isShort: true });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(1), ['short 1']);
    scene.attempt(1).end.resolve();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(2), ['short 2']);
    scene.attempt(2).end.resolve();
    await scene.pass();
    assert.equal(scene.attempts.length, 3, 'the free slot is not for long ones');
    scene.attempt(0).end.resolve();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(3), ['long 2']);
    scene.attempt(3).end.resolve();
    await scene.pass();
    for (const id of ['short 3', 'short 4']) await scene.add(id, { isShort: true });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun().slice(4), ['short 3'], 'one at a time');
    scene.attempt(4).end.resolve();
    await scene.pass();
    scene.attempt(5).end.resolve();
  });

  it('takes short jobs into all slots', async () => {
    const scene = new WorkerScene();
    for (const id of ['1', '2']) await scene.add(id, { isShort: true });
    await using worker = scene.worker({ keepsSlotForShort: true });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['1', '2']);
    for (const { end } of scene.attempts) end.resolve();
  });

  it('asks for nothing while it has no free slot', async () => {
    const scene = new WorkerScene();
    for (const id of ['1', '2']) await scene.add(id);
    await using worker = scene.worker({ concurrency: 1 });
    worker.wake();
    await scene.pass();
    const { looks } = scene.queue;
    worker.wake();
    await scene.pass(60_000);
    assert.equal(scene.queue.looks, looks);
    scene.attempt().end.resolve();
    await scene.pass();
    scene.attempt().end.resolve();
    assert.deepEqual(scene.begun(), ['1', '2']);
  });

  it('takes what it is offered, and announces what it has no slot for', async () => {
    const scene = new WorkerScene();
    const { announced } = scene.queue;
    const worker = scene.worker({ keepsSlotForShort: true });
    const offer = async (id: string, fields: Partial<NewJob> = {}): Promise<void> => {
      await scene.add(id, fields);
      worker.offer();
      await scene.pass();
    };
    await offer('short 1', { isShort: true });
    assert.deepEqual(announced, []);
    await offer('long 1');
    assert.deepEqual(announced, ['document'], 'without a slot');
    await offer('long 2');
    assert.deepEqual(announced, ['document', 'document']);
    assert.deepEqual(scene.begun(), ['short 1', 'long 1']);
    // The place that is free then is for short ones.
    scene.attempt(0).end.resolve();
    await scene.pass();
    worker.wake();
    await scene.pass();
    assert.equal(announced.length, 2, 'nothing was offered');
    await offer('long 3');
    assert.equal(announced.length, 3);
    scene.queue.failure = new Error('away');
    await offer('short 2', { isShort: true }).catch(() => {});
    scene.queue.failure = undefined;
    for (const { end } of scene.attempts) end.resolve();
    await worker[Symbol.asyncDispose]();
    await offer('late');
    assert.equal(announced.length, 4);
    assert(!scene.begun().includes('late'));
  });

  it('sleeps until the time of the next job', async () => {
    const scene = new WorkerScene();
    await scene.add('1', { runAt: at(3) });
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    await scene.pass(2_999);
    assert.equal(scene.queue.looks, 1);
    await scene.pass(1);
    assert.deepEqual(scene.begun(), ['1']);
    scene.attempt().end.resolve();
  });

  it('does what another process added when signals say so, after a moment in which others may take it', async () => {
    const scene = new WorkerScene();
    const listeners = new Set<() => void>();
    const signals: Pick<StoreSignals, 'onJobs'> = {
      onJobs(kind, listener) {
        assert.equal(kind, 'document');
        listeners.add(listener);
        return { [Symbol.dispose]: () => listeners.delete(listener) };
      },
    };
    {
      await using _ = scene.worker({ signals });
      await scene.add('1');
      // Several signals are one reason to look.
      for (let signal = 0; signal < 3; signal++) for (const listener of listeners) listener();
      await scene.pass();
      assert.equal(scene.queue.looks, 0);
      await scene.pass(20);
      assert.deepEqual(scene.begun(), ['1']);
      scene.attempt().end.resolve();
      await scene.pass();
      const { looks } = scene.queue;
      await scene.pass(20);
      assert.equal(scene.queue.looks, looks);
      for (const listener of listeners) listener();
    }
    assert.equal(listeners.size, 0);
    await scene.pass(20);
    assert.deepEqual(scene.begun(), ['1']);
  });

  it('looks every few seconds for what other processes added', async () => {
    const scene = new WorkerScene();
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    await scene.add('1');
    await scene.pass(4_999);
    assert.deepEqual(scene.begun(), []);
    await scene.pass(1);
    assert.deepEqual(scene.begun(), ['1']);
    scene.attempt().end.resolve();
  });

  it('hears a wake while it is claiming', async () => {
    const scene = new WorkerScene();
    const gate = Promise.withResolvers<void>();
    scene.queue.gate = gate.promise;
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    await scene.add('1');
    worker.wake();
    gate.resolve();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['1']);
    scene.attempt().end.resolve();
  });

  it('takes only jobs that its node has a secret of, as they are at that moment', async () => {
    const scene = new WorkerScene();
    for (const id of ['1', '2', '3']) await scene.add(id);
    await scene.queue.give('node', ['2']);
    await using worker = scene.worker({ secretsOf: 'node' });
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['2']);
    await scene.queue.give('node', ['3']);
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.begun(), ['2', '3']);
    for (const { end } of scene.attempts) end.resolve();
  });

  it('goes on when the queue is back', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    scene.queue.failure = new Error('disk');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    assert.deepEqual(scene.failures, [scene.queue.failure]);
    scene.queue.failure = undefined;
    await scene.pass(5_000);
    assert.deepEqual(scene.begun(), ['1']);
    scene.attempt().end.resolve();
  });
});

describe('a worker that is disposed of', () => {
  it('lets handlers finish for a while and looks nothing more', async () => {
    const scene = new WorkerScene();
    for (const id of ['1', '2']) await scene.add(id);
    const worker = scene.worker({ concurrency: 1 });
    worker.wake();
    await scene.pass();
    const disposed = worker[Symbol.asyncDispose]();
    await scene.pass();
    await scene.pass(1_999);
    assert.equal(scene.attempt().signal.aborted, false);
    scene.attempt().end.resolve();
    await disposed;
    worker.wake();
    await scene.pass(60_000);
    assert.deepEqual(scene.ends, ['1 1 completed']);
    assert.deepEqual(scene.begun(), ['1']);
  });

  it('then aborts them and gives their jobs back, the attempt not counted', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    const worker = scene.worker();
    worker.wake();
    await scene.pass();
    scene.obeys(scene.attempt());
    const disposed = worker[Symbol.asyncDispose]();
    await scene.pass();
    await scene.pass(2_000);
    await disposed;
    assert.deepEqual(scene.ends, ['1 1 returned']);
    await using other = scene.worker();
    other.wake();
    await scene.pass();
    assert.equal(scene.attempt(1).job.attempt, 1);
    scene.attempt(1).end.resolve();
  });

  it('gives back the jobs of handlers that do not stop; what those still do changes nothing', async () => {
    const scene = new WorkerScene();
    for (const id of ['1', '2']) await scene.add(id);
    const worker = scene.worker();
    worker.wake();
    await scene.pass();
    const disposed = worker[Symbol.asyncDispose]();
    await scene.pass();
    await scene.pass(2_000);
    await scene.pass(1_000);
    await disposed;
    assert.deepEqual(await scene.queue.count('document', scene.clock.now()), { waiting: 2, running: 0 });
    scene.attempt(0).end.resolve();
    scene.attempt(1).end.reject(new Error('at last'));
    await scene.pass();
    assert.deepEqual(scene.ends.sort(), ['1 1 lost', '2 1 lost']);
    assert.deepEqual(scene.givenUp, []);
    assert.deepEqual(await scene.queue.list('document'), ['1', '2']);
  });

  it('gives back what it was just being given', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    const gate = Promise.withResolvers<void>();
    scene.queue.gate = gate.promise;
    const worker = scene.worker();
    worker.wake();
    await scene.pass();
    const disposed = worker[Symbol.asyncDispose]();
    gate.resolve();
    await disposed;
    assert.deepEqual(scene.attempts, []);
    assert.deepEqual(await scene.queue.count('document', scene.clock.now()), { waiting: 1, running: 0 });
  });
});
