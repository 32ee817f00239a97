import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LoopSteps } from './loop-steps.ts';

it('steps run in order, with a turn of the event loop between them', async () => {
  const steps = new LoopSteps();
  const seen: string[] = [];
  const finished = Promise.withResolvers<void>();
  const turn = (): void => {
    seen.push('turn');
    if (seen.length < 20) setImmediate(turn);
  };
  setImmediate(turn);
  steps.add(() => {
    seen.push('first');
    steps.add(() => {
      seen.push('third');
      finished.resolve();
    });
  });
  steps.add(() => seen.push('second'));
  await finished.promise;
  const order = seen.filter((name) => name !== 'turn');
  assert.deepEqual(order, ['first', 'second', 'third']);
  const between = seen.slice(seen.indexOf('first') + 1, seen.indexOf('second'));
  assert.ok(between.includes('turn'), seen.join(' '));
});
