import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { MemoryJobQueue } from '../../../test/support/memory-job-queue.ts';
import type { AgentTaskRecord } from '../../contracts/stores/agent-tasks.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { AgentTasks, type AgentTasksOptions, agentTaskKind } from './agent-tasks.ts';

it('a task that is answered before its worker has ended the job is worked on', async () => {
  const clock = new ManualClock();
  const queue = new MemoryJobQueue();
  const task: Partial<AgentTaskRecord> = {
    id: 'task',
    accountId: 'account',
    state: 'FeedbackNeeded',
    createdAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 1),
  };
  const tasks = new AgentTasks({
    store: { find: async () => task },
    feedback: { answer: async () => {} },
    queue,
    clock,
    wake: () => {},
  } as unknown as AgentTasksOptions);
  const identity = { account: { id: 'account', plan: 'pro' } } as unknown as Identity;
  const claim = () =>
    queue.claim({ kind: agentTaskKind, now: clock.now(), leaseUntil: new Date(clock.now().getTime() + 10_000) });
  await queue.add({ id: 'task', kind: agentTaskKind, accountId: 'account', payload: '', createdAt: clock.now() });
  const asking = (await claim()) ?? assert.fail();
  await tasks.answer(identity, 'task', 'question', 'yes');
  await queue.complete(asking);
  assert.equal((await claim())?.id, 'task');
});
