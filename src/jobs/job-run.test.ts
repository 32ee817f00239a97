import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '../../test/contracts/job-queue.ts';
import { WorkerScene } from '../../test/support/worker-scene.ts';
import { ServiceError } from '../errors/service-error.ts';

const busy = () => new ServiceError('overloaded', {});

describe('the lease of a job', () => {
  it('is extended as long as the handler runs, and no longer', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    for (let beat = 0; beat < 30; beat++) await scene.pass(10_000);
    assert.deepEqual(await scene.queue.count('document', scene.clock.now()), { waiting: 0, running: 1 });
    assert.equal(scene.attempt().signal.aborted, false);
    scene.attempt().end.resolve();
    await scene.pass(60_000);
    assert.deepEqual(scene.ends, ['1 1 completed']);
    assert.equal(scene.attempt().signal.aborted, false);
  });

  it('is cancelled when the job is taken out: the handler is aborted, and nothing is reported', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    scene.obeys(scene.attempt());
    await scene.queue.remove('1');
    await scene.pass(10_000);
    assert.equal(scene.attempt().signal.aborted, true);
    assert.deepEqual(scene.ends, ['1 1 cancelled']);
    assert.deepEqual(scene.givenUp, []);
  });

  it('is lost when the queue cannot be reached until it has run out, not before', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    scene.obeys(scene.attempt());
    scene.queue.failure = new Error('disk');
    await scene.pass(10_000);
    await scene.pass(10_000);
    assert.equal(scene.attempt().signal.aborted, false);
    scene.queue.failure = undefined;
    await scene.pass(9_999);
    await scene.pass(10_000);
    assert.equal(scene.attempt().signal.aborted, false);
    scene.queue.failure = new Error('disk');
    for (let beat = 0; beat < 3; beat++) await scene.pass(10_000);
    assert.equal(scene.attempt().signal.aborted, true);
    scene.queue.failure = undefined;
    await scene.pass(5_000);
    assert.equal(scene.attempt().job.attempt, 2);
    scene.attempt().end.resolve();
  });
});

describe('a job that fails', () => {
  it('is tried again after growing pauses while that may help, then given up', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    scene.attempt().end.reject(busy());
    await scene.pass();
    await scene.pass(999);
    assert.equal(scene.attempts.length, 1);
    await scene.pass(1);
    scene.attempt(1).end.reject(busy());
    await scene.pass();
    await scene.pass(1_999);
    assert.equal(scene.attempts.length, 2);
    await scene.pass(1);
    const last = busy();
    scene.attempt(2).end.reject(last);
    await scene.pass();
    assert.deepEqual(scene.ends, ['1 1 retried', '1 2 retried', '1 3 given_up']);
    assert.deepEqual(scene.givenUp, [{ id: '1', error: last }]);
    assert.equal(await scene.queue.has('1'), false);
  });

  it('is given up at once when another attempt would not help', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    const error = new Error('not a document');
    scene.attempt().end.reject(error);
    await scene.pass();
    assert.deepEqual(scene.ends, ['1 1 given_up']);
    assert.deepEqual(scene.givenUp, [{ id: '1', error }]);
    assert.equal(await scene.queue.has('1'), false);
  });

  it('has all its attempts again after progress', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    await using worker = scene.worker();
    worker.wake();
    for (const milliseconds of [1_000, 2_000]) {
      await scene.pass();
      scene.attempt().end.reject(busy());
      await scene.pass();
      await scene.pass(milliseconds);
    }
    await scene.attempt().progressed();
    for (const milliseconds of [1_000, 2_000]) {
      scene.attempt().end.reject(busy());
      await scene.pass();
      await scene.pass(milliseconds);
      await scene.pass();
    }
    scene.attempt().end.reject(busy());
    await scene.pass();
    assert.deepEqual(scene.ends, ['1 1 retried', '1 2 retried', '1 3 retried', '1 2 retried', '1 3 given_up']);
  });

  it('is not begun again after its attempts ended without a word', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    for (let crash = 0; crash < 3; crash++)
      await scene.queue.claim({ kind: 'document', now: at(crash), leaseUntil: at(crash + 1) });
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    await scene.pass(3_000);
    assert.deepEqual(scene.attempts, []);
    assert.match(String(scene.givenUp[0]?.error), /begun 3 times/);
    assert.equal(await scene.queue.has('1'), false);
  });

  it('stays until somebody could be notified', async () => {
    const scene = new WorkerScene();
    await scene.add('1');
    scene.giveUpFailure = new Error('disk');
    await using worker = scene.worker();
    worker.wake();
    await scene.pass();
    scene.attempt().end.reject(new Error('not a document'));
    await scene.pass();
    assert.deepEqual(scene.ends, ['1 1 retried']);
    scene.giveUpFailure = undefined;
    await scene.pass(5_000);
    for (let look = 0; look < 11; look++) await scene.pass(5_000);
    scene.attempt(1).end.reject(new Error('not a document'));
    await scene.pass();
    assert.deepEqual(scene.ends, ['1 1 retried', '1 2 given_up']);
  });
});
