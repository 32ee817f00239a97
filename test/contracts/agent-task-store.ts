import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ApiKey } from '../../src/contracts/stores/accounts.ts';
import type { AgentStepRecord, AgentTaskRecord, AgentTaskStore } from '../../src/contracts/stores/agent-tasks.ts';
import { anAddition, type OpenStores, openShared, type StoreDriver } from './stores-fixtures.ts';

const later = new Date('2026-01-07T00:00:00.001Z');

export function anAgentTask(key: ApiKey, differences: Partial<AgentTaskRecord> = {}): AgentTaskRecord {
  return {
    id: randomUUID(),
    accountId: key.accountId,
    keyId: key.id,
    region: 'eu',
    workflowId: '0f6f1c52-9a0d-4a53-8a55-2f5a6c1e7b10',
    workflowName: 'review-translation',
    state: 'InProgress',
    createdAt: new Date('2026-01-05T06:07:08.009Z'),
    updatedAt: new Date('2026-01-05T06:07:08.009Z'),
    expiresAt: new Date('2026-01-06T06:07:08.009Z'),
    ...differences,
  };
}

function aStep(differences: Partial<AgentStepRecord> = {}): AgentStepRecord {
  return {
    path: 'each[3]/translate',
    service: 'translate_text',
    startedAt: new Date('2026-01-05T06:08:00.000Z'),
    endedAt: new Date('2026-01-05T06:08:01.500Z'),
    characters: 120,
    milliseconds: 2_500,
    tokens: 77,
    ...differences,
  };
}

/** What every AgentTaskStore does. */
export function agentTaskStoreContract(driver: StoreDriver, create: (stores: OpenStores) => AgentTaskStore): void {
  describe(`the store of agent tasks: ${driver.name}`, () => {
    const open = (processes = 2) => openShared(driver, create, processes);

    it('has a task as it was added, in every process', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const key = await opened.key();
      const ended = { state: 'Error', error: 'Grund ü', reportingTag: 'team-7', workflowVersion: 3 } as const;
      for (const task of [anAgentTask(key), anAgentTask(key, ended)]) {
        assert.equal(await store.add(task, 10), true);
        assert.deepEqual(await other.find(task.id), task);
      }
      assert.equal(await store.find('unknown'), undefined);
    });

    it('adds no more than an account may have in progress, also at the same time', async () => {
      await using opened = await open(4);
      const { stores, store } = opened;
      const key = await opened.key();
      await store.add(anAgentTask(key, { state: 'Completed' }), 3);
      const added = await Promise.all(
        Array.from({ length: 12 }, (_, index) => stores[index % 4]?.add(anAgentTask(key), 3)),
      );
      assert.equal(added.filter((isAdded) => isAdded).length, 3);
      assert.equal((await store.listUnfinished()).length, 3);
    });

    it('lists the tasks of an account that are not over, the newest first', async () => {
      await using opened = await open();
      const { store } = opened;
      const key = await opened.key();
      const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
      const tasks = [
        anAgentTask(key, { createdAt: at(1), expiresAt: at(3) }),
        anAgentTask(key, { createdAt: at(2), expiresAt: at(3), state: 'Completed' }),
        anAgentTask(key, { createdAt: at(3), expiresAt: at(9), state: 'Canceled' }),
      ] as const;
      for (const task of tasks) await store.add(task, 10);
      assert.deepEqual(await store.list(key.accountId, at(4), 10), [tasks[2], tasks[0]]);
      assert.deepEqual(await store.list(key.accountId, at(4), 1), [tasks[2]]);
      assert.deepEqual(await store.list('another', at(4), 10), []);
    });

    it('adds a step once, and counts its usage with it', async () => {
      await using opened = await open(4);
      const { stores, store, other, one } = opened;
      const key = await opened.key();
      const task = anAgentTask(key);
      await store.add(task, 10);
      const addition = anAddition(key, { amount: 120 });
      const added = await Promise.all(stores.map((each) => each.addStep(task.id, aStep(), addition)));
      assert.deepEqual(added.sort(), [false, false, false, true]);
      const free = aStep({
        path: 'detect',
        service: 'detect_language',
        endedAt: later,
        characters: 0,
        milliseconds: 0,
        tokens: 0,
      });
      assert.equal(await other.addStep(task.id, free), true);
      assert.deepEqual(await store.listSteps(task.id), [aStep(), free]);
      const [used] = await one.usage.readPeriod(key.accountId, addition.periodStart);
      assert.equal(used?.amount, 120);
      assert.deepEqual(await store.find(task.id), { ...task, updatedAt: later });
    });

    it('ends or cancels a task once; no step is added or counted afterwards', async () => {
      await using opened = await open();
      const { store, other, one } = opened;
      const key = await opened.key();
      const [ended, canceled] = [anAgentTask(key), anAgentTask(key)];
      for (const task of [ended, canceled]) await store.add(task, 10);
      const end = { state: 'Error', error: 'no', expiresAt: later } as const;
      assert.equal(await store.end(ended.id, end, later), true);
      assert.equal(await other.end(ended.id, { state: 'Completed', expiresAt: later }, later), false);
      assert.equal(await other.cancel(ended.id, later, later), false);
      assert.deepEqual(await other.find(ended.id), { ...ended, ...end, updatedAt: later });
      assert.equal(await other.cancel(canceled.id, later, later), true);
      assert.deepEqual(await store.find(canceled.id), {
        ...canceled,
        state: 'Canceled',
        updatedAt: later,
        expiresAt: later,
      });
      for (const { id } of [ended, canceled]) assert.equal(await store.addStep(id, aStep(), anAddition(key)), false);
      assert.deepEqual(await one.usage.readPeriod(key.accountId, anAddition(key).periodStart), []);
      assert.deepEqual(await store.listUnfinished(), []);
    });

    it('waits for one answer of several, which is in the journal', async () => {
      await using opened = await open(4);
      const { stores, store, other } = opened;
      const key = await opened.key();
      const task = anAgentTask(key);
      await store.add(task, 1);
      assert.equal(await store.answer(task.id, aStep()), false);
      assert.equal(await store.ask(task.id, later, later), true);
      assert.equal(await other.ask(task.id, later, later), false);
      assert.equal(await other.add(anAgentTask(key), 1), false, 'a task that waits has not ended');
      assert.equal(await store.addStep(task.id, aStep()), false);
      assert.deepEqual(await store.listUnfinished(), []);
      const answers = await Promise.all(stores.map((each) => each.answer(task.id, aStep())));
      assert.deepEqual(answers.sort(), [false, false, false, true]);
      assert.deepEqual(await other.listSteps(task.id), [aStep()]);
      assert.equal((await other.find(task.id))?.state, 'InProgress');
      assert.equal(await store.ask(task.id, later, later), true);
      assert.equal(await store.answer(task.id, aStep()), true, 'the step may be there already');
      await store.ask(task.id, later, later);
      assert.equal(await store.cancel(task.id, later, later), true);
      assert.equal(await store.answer(task.id, aStep()), false);
    });

    it('removes a task with its journal, and lists what has expired, the longest first and none in progress', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const key = await opened.key();
      const before = (milliseconds: number): Date => new Date(later.getTime() - milliseconds);
      const [second, first, kept, working] = [
        anAgentTask(key, { expiresAt: before(1), state: 'Error' }),
        anAgentTask(key, { expiresAt: before(2), state: 'Completed' }),
        anAgentTask(key, { expiresAt: before(-1), state: 'Completed' }),
        anAgentTask(key, { expiresAt: before(3) }),
      ] as const;
      for (const task of [second, first, kept, working]) await store.add(task, 10);
      assert.deepEqual(await other.listExpired(later, 10), [first, second]);
      assert.deepEqual(await other.listExpired(later, 1), [first]);
      await store.addStep(working.id, aStep());
      assert.equal(await store.remove(working.id), true);
      assert.equal(await other.remove(working.id), false);
      assert.deepEqual(await other.listSteps(working.id), []);
    });
  });
}
