import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

function setUp() {
  const clock = new ManualClock();
  const coolDowns: number[] = [];
  const breaker = new CircuitBreaker(clock, { coolDown: 1_000, maximumCoolDown: 3_000 }, (coolDown) =>
    coolDowns.push(coolDown),
  );
  const failures = (count: number) => {
    for (let time = 0; time < count; time += 1) breaker.fail();
  };
  return { clock, breaker, coolDowns, failures };
}

describe('a circuit breaker', () => {
  it('opens after failures in a row, which a success interrupts', () => {
    const { breaker, failures } = setUp();
    for (let time = 0; time < 6; time += 1) breaker.succeed();
    failures(4);
    breaker.succeed();
    failures(1);
    assert.equal(breaker.enter(), true);
    failures(4);
    assert.equal(breaker.enter(), false);
  });

  it('opens when half of the last outcomes are failures', () => {
    const { breaker } = setUp();
    for (let time = 0; time < 5; time += 1) {
      assert.equal(breaker.closed, true);
      breaker.succeed();
      breaker.fail();
    }
    assert.equal(breaker.closed, false);
  });

  it('lets one trial through after the cool-down, which grows up to a limit', () => {
    const { clock, breaker, coolDowns, failures } = setUp();
    failures(5);
    for (const coolDown of [1_000, 2_000, 3_000]) {
      clock.advance(coolDown - 1);
      assert.equal(breaker.enter(), false);
      clock.advance(1);
      assert.deepEqual([breaker.enter(), breaker.enter()], [true, false]);
      breaker.fail();
    }
    assert.deepEqual(coolDowns, [1_000, 2_000, 3_000, 3_000]);
  });

  it('does not take a late outcome of an older call for that of the trial', () => {
    const { clock, breaker, coolDowns, failures } = setUp();
    const older = breaker.turn;
    failures(5);
    clock.advance(1_000);
    assert.equal(breaker.enter(), true);
    breaker.fail(older);
    breaker.abandon(older);
    assert.deepEqual([coolDowns, breaker.enter()], [[1_000], false]);
    breaker.succeed(breaker.turn);
    assert.equal(breaker.closed, true);
  });

  it('gives the slot of an inconclusive trial to the next, and closes after a success', () => {
    const { clock, breaker, failures } = setUp();
    failures(5);
    clock.advance(1_000);
    assert.equal(breaker.enter(), true);
    breaker.abandon();
    assert.equal(breaker.enter(), true);
    breaker.succeed();
    assert.deepEqual([breaker.closed, breaker.enter(), breaker.enter()], [true, true, true]);
  });
});
