import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isWithin, usageDay, usagePeriod, utcDay } from './usage-period.ts';

function periodOf(since: string, at: string): readonly [string, string] {
  const { start, end } = usagePeriod(new Date(since), new Date(at));
  return [start.toISOString().replace('T00:00:00.000Z', ''), end.toISOString().replace('T00:00:00.000Z', '')];
}

describe('a usage period', () => {
  it('begins at midnight UTC of the day the account began', () => {
    assert.deepEqual(periodOf('2026-01-15T09:30:00Z', '2026-01-15T09:30:00Z'), ['2026-01-15', '2026-02-15']);
  });

  it('ends just before the same day of the next month', () => {
    assert.deepEqual(periodOf('2026-01-15T09:30:00Z', '2026-02-14T23:59:59.999Z'), ['2026-01-15', '2026-02-15']);
    assert.deepEqual(periodOf('2026-01-15T09:30:00Z', '2026-02-15T00:00:00Z'), ['2026-02-15', '2026-03-15']);
  });

  it('goes over the turn of the year', () => {
    assert.deepEqual(periodOf('2024-06-20T00:00:00Z', '2026-01-03T00:00:00Z'), ['2025-12-20', '2026-01-20']);
  });

  it('begins on the last day of a month that is too short, and on the 31st again after it', () => {
    const since = '2026-01-31T12:00:00Z';
    assert.deepEqual(periodOf(since, '2026-02-27T23:59:59Z'), ['2026-01-31', '2026-02-28']);
    assert.deepEqual(periodOf(since, '2026-02-28T00:00:00Z'), ['2026-02-28', '2026-03-31']);
    assert.deepEqual(periodOf(since, '2026-03-30T23:59:59Z'), ['2026-02-28', '2026-03-31']);
    assert.deepEqual(periodOf(since, '2026-04-30T00:00:00Z'), ['2026-04-30', '2026-05-31']);
  });

  it('knows leap years', () => {
    assert.deepEqual(periodOf('2027-12-30T00:00:00Z', '2028-02-29T00:00:00Z'), ['2028-02-29', '2028-03-30']);
    assert.deepEqual(periodOf('2028-02-29T00:00:00Z', '2029-03-01T00:00:00Z'), ['2029-02-28', '2029-03-29']);
    assert.deepEqual(periodOf('2100-01-29T00:00:00Z', '2100-02-28T00:00:00Z'), ['2100-02-28', '2100-03-29']);
  });

  it('does not depend on the time zone of the machine', () => {
    assert.deepEqual(periodOf('2026-01-31T23:30:00-05:00', '2026-02-01T01:00:00Z'), ['2026-02-01', '2026-03-01']);
  });

  it('holds every moment in exactly one period', () => {
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (since, at) => {
        const { start, end } = usagePeriod(since, at);
        assert(start <= at && at < end, 'holds the moment');
        assert.deepEqual(usagePeriod(since, start), { start, end });
        assert.deepEqual(usagePeriod(since, new Date(end.getTime() - 1)), { start, end });
        assert.deepEqual(usagePeriod(since, end).start, end);
      }),
    );
  });
});

describe('a day of an account', () => {
  it('reaches from midnight UTC to just before the next', () => {
    const day = usageDay(new Date('2026-01-31T12:00:00Z'), new Date('2026-02-27T15:00:00Z'));
    assert.equal(day.name, '2026-02-27');
    assert.equal(isWithin(day, new Date('2026-02-26T23:59:59.999Z')), false);
    assert.equal(isWithin(day, new Date('2026-02-27T00:00:00Z')), true);
    assert.equal(isWithin(day, new Date('2026-02-27T23:59:59.999Z')), true);
    assert.equal(isWithin(day, new Date('2026-02-28T00:00:00Z')), false);
  });

  it('has one name and one period for all its moments', () => {
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, fc.nat(86_399_999), (since, at, later) => {
        const day = usageDay(since, at);
        const other = new Date(day.start + later);
        assert(isWithin(day, at) && isWithin(day, other));
        assert.equal(utcDay(other), day.name);
        assert.deepEqual(usagePeriod(since, other), day.period);
      }),
    );
  });
});

describe('a UTC day', () => {
  it('is written year, month, day', () => {
    assert.equal(utcDay(new Date('2026-03-01T23:59:59.999Z')), '2026-03-01');
  });
});
