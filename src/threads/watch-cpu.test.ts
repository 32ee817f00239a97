import assert from 'node:assert/strict';
import { it } from 'node:test';
import { SupervisedThread } from './supervised-thread.ts';
import { watchCpu } from './watch-cpu.ts';

it('a thread that spins from its first moment is noticed', async () => {
  const ended = Promise.withResolvers<unknown>();
  const thread = new SupervisedThread<never, never>(
    { module: new URL('data:text/javascript,for(;;);'), name: 'spinning' },
    { onAnswer: () => {}, onEnd: ended.resolve },
  );
  const release = thread.hold();
  const over = Promise.withResolvers<void>();
  watchCpu(thread, 50, over.resolve);
  await over.promise;
  await thread.end();
  assert.equal(await ended.promise, undefined);
  release();
});
