import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { backOff, saidDelay } from './retry-delay.ts';

describe('the delay that a server asks for', () => {
  it('is read from milliseconds, seconds and dates, milliseconds first', () => {
    assert.equal(saidDelay(new Headers({ 'retry-after-ms': '250', 'retry-after': '9' })), 250);
    assert.equal(saidDelay(new Headers({ 'retry-after': '1.5' })), 1_500);
    const date = 'Wed, 21 Oct 2026 07:28:00 GMT';
    assert.equal(saidDelay(new Headers({ date, 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT' })), 30_000);
    assert.equal(saidDelay(new Headers({ date, 'retry-after': 'Wed, 21 Oct 2026 07:27:30 GMT' })), 0);
  });

  it('is unknown where nothing readable is said', () => {
    for (const headers of [undefined, new Headers(), new Headers({ 'retry-after': 'soon' })])
      assert.equal(saidDelay(headers), undefined);
  });
});

it('backs off longer each time, up to a limit, by chance between half and all of it', () => {
  assert.deepEqual(
    [0, 1, 2, 10].map((attempt) => backOff(attempt, () => 1)),
    [500, 1_000, 2_000, 8_000],
  );
  assert.equal(
    backOff(1, () => 0),
    500,
  );
});
