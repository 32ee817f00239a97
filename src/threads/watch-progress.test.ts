import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SupervisedThread } from './supervised-thread.ts';
import { watchCpu } from './watch-cpu.ts';
import { watchProgress } from './watch-progress.ts';

function threadThat(script: string): { thread: SupervisedThread<never, never>; ended: Promise<unknown> } {
  const ended = Promise.withResolvers<unknown>();
  const thread = new SupervisedThread<never, never>(
    { module: new URL(`data:text/javascript,${script}`), name: 'watched' },
    { onAnswer: () => {}, onEnd: ended.resolve },
  );
  return { thread, ended: ended.promise };
}

describe('the progress of a thread', () => {
  it('ends when it waits for what never comes', async () => {
    const { thread, ended } = threadThat("import{parentPort}from'node:worker_threads';parentPort.on('message',()=>{})");
    const release = thread.hold();
    const stalled = Promise.withResolvers<void>();
    watchProgress(thread, { milliseconds: 10, leastCpu: 1_000 }, stalled.resolve);
    await stalled.promise;
    await thread.end();
    await ended;
    release();
  });

  it('goes on as long as it works', async () => {
    const { thread, ended } = threadThat('for(;;);');
    const release = thread.hold();
    let stalls = 0;
    const worked = Promise.withResolvers<void>();
    const endWatch = watchProgress(thread, { milliseconds: 10, leastCpu: 0 }, () => {
      stalls += 1;
    });
    watchCpu(thread, 200, worked.resolve);
    await worked.promise;
    endWatch();
    assert.equal(stalls, 0);
    await thread.end();
    await ended;
    release();
  });
});
