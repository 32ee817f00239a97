import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { AgentStepRecord, AgentTaskRecord } from '../../contracts/stores/agent-tasks.ts';
import { agentLimits } from './agent-limits.ts';
import { type TaskEvent, TaskProgress } from './task-progress.ts';

const first: AgentTaskRecord = {
  id: 'task',
  accountId: 'account',
  keyId: 'key',
  region: 'eu',
  workflowId: 'workflow',
  workflowName: 'name',
  state: 'InProgress',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  expiresAt: new Date(1),
};

function aStep(path: string): AgentStepRecord {
  return {
    path,
    service: 'pair_texts',
    startedAt: new Date(0),
    endedAt: new Date(0),
    characters: 0,
    milliseconds: 0,
    tokens: 0,
  };
}

describe('the progress of a task', () => {
  function scene(isLeaving = false) {
    const clock = new ManualClock();
    const state = { record: first, steps: [] as AgentStepRecord[] };
    const store = { find: async () => state.record, listSteps: async () => state.steps };
    return { clock, state, progress: new TaskProgress({ store, clock, isLeaving: () => isLeaving }) };
  }

  /** The next event; time passes where the follower waits. */
  async function next(events: AsyncGenerator<TaskEvent>, clock: ManualClock): Promise<TaskEvent | undefined> {
    let isThere = false;
    const result = events.next().finally(() => {
      isThere = true;
    });
    while (!isThere) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!isThere) clock.advance(500);
    }
    return (await result).value;
  }

  it('is the status, each step once, also one that becomes visible late, and the end', async () => {
    const { clock, state, progress } = scene();
    const events = progress.follow(first);
    assert.deepEqual(await next(events, clock), { kind: 'status', record: first });
    state.steps = [aStep('b')];
    assert.deepEqual(await next(events, clock), { kind: 'step', step: aStep('b') });
    state.steps = [aStep('a'), aStep('b')];
    assert.deepEqual(await next(events, clock), { kind: 'step', step: aStep('a') });
    assert.deepEqual(await next(events, clock), { kind: 'quiet' });
    state.record = { ...first, state: 'Completed' };
    state.steps = [aStep('a'), aStep('b'), aStep('c')];
    assert.deepEqual(await next(events, clock), { kind: 'step', step: aStep('c') });
    assert.deepEqual(await next(events, clock), { kind: 'status', record: state.record });
    assert.equal(await next(events, clock), undefined);
  });

  it('is each question, after the steps before it', async () => {
    const { clock, state, progress } = scene();
    const asks = { ...first, state: 'FeedbackNeeded', updatedAt: new Date(1) } as const;
    state.record = asks;
    state.steps = [aStep('a')];
    const events = progress.follow(asks);
    assert.deepEqual(await next(events, clock), { kind: 'step', step: aStep('a') });
    assert.deepEqual(await next(events, clock), { kind: 'status', record: asks });
    state.record = { ...asks, updatedAt: new Date(2) };
    state.steps = [aStep('a'), aStep('asked')];
    assert.deepEqual(await next(events, clock), { kind: 'step', step: aStep('asked') });
    assert.deepEqual(await next(events, clock), { kind: 'status', record: state.record });
    assert.deepEqual(await next(events, clock), { kind: 'quiet' });
  });

  it('ends after a while, and where the server is leaving', async () => {
    const leaving = scene(true);
    const events = leaving.progress.follow(first);
    await next(events, leaving.clock);
    assert.equal(await next(events, leaving.clock), undefined);
    const { clock, progress } = scene();
    let count = 0;
    const long = progress.follow(first);
    while ((await next(long, clock)) !== undefined) count += 1;
    assert.ok(count > 10 && clock.elapsed() >= agentLimits.followedMilliseconds);
  });

  it('has so many followers of an account only, and one more when one leaves', async () => {
    const { clock, progress } = scene();
    const all = Array.from({ length: agentLimits.followers }, () => progress.follow(first));
    for (const events of all) await next(events, clock);
    assert.throws(() => progress.follow(first), /follows 16 tasks/);
    progress.follow({ ...first, accountId: 'another' });
    await all[0]?.return(undefined);
    progress.follow(first);
  });
});
