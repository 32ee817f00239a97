import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { StallWatch } from './stall-watch.ts';

describe('a watch for stalls', () => {
  let clock: ManualClock;
  let stalls: number;
  let watch: StallWatch;
  beforeEach(() => {
    clock = new ManualClock();
    stalls = 0;
    watch = new StallWatch(clock, 1_000, () => {
      stalls += 1;
    });
  });

  it('notices that nothing comes', () => {
    watch.owe();
    clock.advance(999);
    assert.equal(stalls, 0);
    clock.advance(1);
    assert.equal(stalls, 1);
  });

  it('waits while something comes, and for nothing', () => {
    clock.advance(5_000);
    watch.owe();
    for (let second = 0; second < 5; second += 1) {
      clock.advance(900);
      watch.progress();
      clock.advance(100);
    }
    watch.settle();
    clock.advance(5_000);
    assert.equal(stalls, 0);
    watch.owe();
    clock.advance(1_000);
    assert.equal(stalls, 1);
  });

  it('does not run while the output is held or after its end', () => {
    watch.owe();
    watch.hold(true);
    clock.advance(5_000);
    assert.equal(stalls, 0);
    watch.hold(false);
    clock.advance(1_000);
    assert.equal(stalls, 1);
    watch.stop();
    watch.owe();
    clock.advance(5_000);
    assert.equal(stalls, 1);
  });
});
