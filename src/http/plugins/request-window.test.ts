import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RequestWindow } from './request-window.ts';

describe('a window of requests', () => {
  it('has room again 60 seconds after a request, not a millisecond sooner', () => {
    const window = new RequestWindow();
    assert.equal(window.enter(2, 0), undefined);
    assert.equal(window.enter(2, 20_000), undefined);
    assert.deepEqual(window.enter(2, 20_000), { waitMilliseconds: 40_000 });
    assert.deepEqual(window.enter(2, 59_999), { waitMilliseconds: 1 });
    assert.equal(window.enter(2, 60_000), undefined);
    assert.deepEqual(window.enter(2, 60_000), { waitMilliseconds: 20_000 });
  });

  it('waits for as many to leave as a lower limit asks for, and has room at once for a higher one', () => {
    const window = new RequestWindow();
    for (const at of [0, 1_000, 2_000]) window.enter(3, at);
    assert.deepEqual(window.enter(1, 3_000), { waitMilliseconds: 59_000 });
    assert.equal(window.enter(4, 3_000), undefined);
  });

  it('is not closed for longer by a clock that was set back', () => {
    const window = new RequestWindow();
    assert.equal(window.enter(1, 3_600_000), undefined);
    assert.deepEqual(window.enter(1, 0), { waitMilliseconds: 60_000 });
    assert.equal(window.enter(1, 60_000), undefined);
  });

  it('holds any 60 seconds to the limit, and refuses nothing that would not pass it', () => {
    const pauses = fc.oneof(fc.nat(3), fc.nat(300), fc.nat(20_000));
    fc.assert(
      fc.property(fc.array(pauses, { maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (waits, limit) => {
        const window = new RequestWindow();
        const taken: number[] = [];
        const since = (start: number) => taken.filter((at) => at > start).length;
        let now = 0;
        for (const wait of waits) {
          now += wait;
          const refused = window.enter(limit, now);
          if (refused === undefined) {
            taken.push(now);
            assert.ok(since(now - 60_000) <= limit, 'never more than the limit');
            continue;
          }
          assert.ok(since(now - 60_100) >= limit, 'never less');
          assert.deepEqual(window.enter(limit, now + refused.waitMilliseconds - 1), { waitMilliseconds: 1 });
          now += refused.waitMilliseconds;
          assert.equal(window.enter(limit, now), undefined, 'when it said');
          taken.push(now);
        }
      }),
    );
  });
});
