import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { BackupStore, BackupSummary } from '../../contracts/stores/backups.ts';
import { ScheduledBackups } from './scheduled-backups.ts';

const hour = 3_600_000;

function scene({ existing = [] as string[], keep = 3, fails = () => false }) {
  const clock = new ManualClock('2026-11-22T10:00:00Z');
  const kept: BackupSummary[] = existing.map((at) => ({ name: at, createdAt: new Date(at), bytes: 1 }));
  const outcomes: string[] = [];
  const store: BackupStore = {
    async create(signal) {
      signal.throwIfAborted();
      if (fails()) throw new Error('The disk is full.');
      const summary = { name: clock.now().toISOString(), createdAt: clock.now(), bytes: 1 };
      kept.unshift(summary);
      return summary;
    },
    list: async () => [...kept].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    async remove(name) {
      kept.splice(
        kept.findIndex((each) => each.name === name),
        1,
      );
    },
  };
  const events = { backupEnded: ({ outcome }: { outcome: string }) => void outcomes.push(outcome) };
  const scheduled = new ScheduledBackups({ store, clock, events, everyMilliseconds: 24 * hour, keep });
  /** In steps, since a timer that fires sets the next one a moment later. */
  const pass = async (hours: number): Promise<void> => {
    for (let step = 0; step < hours * 12; step++) {
      clock.advance(hour / 12);
      for (let turn = 0; turn < 5; turn++) await setImmediate();
    }
  };
  return { scheduled, kept, outcomes, pass, settled: () => pass(0.1) };
}

describe('scheduled backups', () => {
  it('begin at the start when there is none, and come again after the interval', async () => {
    const { scheduled, outcomes, pass, settled } = scene({});
    await settled();
    assert.deepEqual(outcomes, ['done']);
    await pass(23);
    assert.equal(outcomes.length, 1);
    assert.ok(Math.abs((scheduled.ageSeconds ?? 0) / 3600 - 23) < 0.2);
    await pass(2);
    assert.equal(outcomes.length, 2);
    await scheduled[Symbol.asyncDispose]();
  });

  it('go on from the newest one of an earlier start', async () => {
    const { scheduled, outcomes, pass } = scene({ existing: ['2026-11-22T04:00:00Z', '2026-11-21T04:00:00Z'] });
    await pass(17);
    assert.deepEqual(outcomes, []);
    await pass(2);
    assert.deepEqual(outcomes, ['done']);
    await scheduled[Symbol.asyncDispose]();
  });

  it('keep the newest only', async () => {
    const { scheduled, kept, pass } = scene({ keep: 2 });
    await pass(24 * 4 + 1);
    assert.deepEqual(
      kept.map(({ createdAt }) => createdAt.getUTCDate()),
      [26, 25],
    );
    await scheduled[Symbol.asyncDispose]();
  });

  it('try again soon after a failure, and remove nothing meanwhile', async () => {
    let broken = true;
    const { scheduled, kept, outcomes, pass } = scene({
      existing: ['2026-11-20T00:00:00Z', '2026-11-19T00:00:00Z'],
      keep: 1,
      fails: () => broken,
    });
    await pass(1);
    assert.ok(outcomes.length >= 10 && outcomes.every((outcome) => outcome === 'failed'), outcomes.join());
    assert.equal(kept.length, 2);
    broken = false;
    await pass(0.2);
    assert.equal(outcomes.at(-1), 'done');
    assert.equal(kept.length, 1);
    await scheduled[Symbol.asyncDispose]();
  });

  it('end when they are disposed of', async () => {
    const { scheduled, outcomes, pass } = scene({});
    await scheduled[Symbol.asyncDispose]();
    const { length } = outcomes;
    await pass(48);
    assert.equal(outcomes.length, length);
  });
});
