import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aNode } from '../../../test/contracts/node-store.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { showProgress } from './show-progress.ts';

function scene(nodes: number, seconds: number | undefined) {
  const clock = new ManualClock();
  const begun = clock.now().getTime();
  const shown: number[] = [];
  const state = { seconds };
  const show = showProgress('id', {
    store: {
      setProgress: async (_, { expectedEndAt = new Date(0) }) =>
        void shown.push((expectedEndAt.getTime() - begun) / 1_000),
    },
    nodes: { live: Array.from({ length: nodes }, (_, index) => aNode(`${index}`)) },
    clock,
    underWork: { progress: () => ({ seconds: state.seconds, progress: undefined }) },
    events: { requestFailed() {} },
  });
  const pass = (milliseconds: number): void => {
    clock.advance(milliseconds);
    show();
  };
  return { state, shown, pass };
}

describe('when a document is expected to end', () => {
  it('is written for other nodes when it takes longer than a status request waits, each two seconds', () => {
    const { state, shown, pass } = scene(2, 10);
    for (let time = 0; time <= 5_000; time += 500) {
      state.seconds = 10;
      pass(time === 0 ? 0 : 500);
    }
    assert.deepEqual(shown, [10, 12, 14]);
  });

  it('is not written while it should be over within a second, and then if it is not', () => {
    const { shown, pass } = scene(2, 1);
    pass(5);
    pass(900);
    assert.deepEqual(shown, []);
    pass(100);
    assert.deepEqual(shown, [2.005]);
  });

  it('is not written for nobody, or before it is known', () => {
    for (const { shown, pass } of [scene(1, 10), scene(2, undefined)]) {
      pass(0);
      pass(3_000);
      assert.deepEqual(shown, []);
    }
  });
});
