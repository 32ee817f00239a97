import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Workflow } from '../../src/contracts/agent/workflow.ts';
import type { AgentWorkflowStore } from '../../src/contracts/stores/agent-workflows.ts';
import { type OpenStores, openShared, type StoreDriver } from './stores-fixtures.ts';

const created = new Date('2026-01-05T06:07:08.009Z');
const later = new Date('2026-01-06T00:00:00.001Z');

function aWorkflow(differences: Partial<Workflow> = {}): Workflow {
  return {
    id: randomUUID(),
    name: `name-${randomUUID()}`,
    title: 'Titel "ü"',
    description: 'A workflow',
    input: { type: 'object' },
    steps: [{ kind: 'service', id: 'one', service: 'detect_language', input: { texts: '=input.texts' } }],
    result: { message: 'done', data: '=steps.one' },
    ...differences,
  };
}

/** What every AgentWorkflowStore does. */
export function agentWorkflowStoreContract(
  driver: StoreDriver,
  create: (stores: OpenStores) => AgentWorkflowStore,
): void {
  describe(`the store of workflows: ${driver.name}`, () => {
    const open = (processes = 2) => openShared(driver, create, processes);

    it('has a workflow as it was put, in every process, by id and name, and not for another account', async () => {
      await using opened = await open();
      const { store, other } = opened;
      const [{ accountId }, stranger] = [await opened.key(), await opened.key()];
      const workflow = aWorkflow();
      const record = { workflow, source: 'a: ü', version: 1, createdAt: created, updatedAt: created };
      assert.deepEqual(await store.put(accountId, { workflow, source: 'a: ü' }, created, 5), {
        kind: 'stored',
        record,
      });
      for (const wanted of [workflow.id, workflow.name]) assert.deepEqual(await other.find(accountId, wanted), record);
      assert.equal(await other.find(stranger.accountId, workflow.id), undefined);
      assert.deepEqual(await other.list(stranger.accountId), []);
      assert.equal(await other.remove(stranger.accountId, workflow.id), false);
      assert.equal((await other.put(stranger.accountId, { workflow, source: 'b' }, created, 5)).kind, 'stored');
      assert.deepEqual(await store.list(accountId), [record]);
    });

    it('counts versions: the same source again is no change', async () => {
      await using opened = await open();
      const { store } = opened;
      const { accountId } = await opened.key();
      const workflow = aWorkflow();
      await store.put(accountId, { workflow, source: '1' }, created, 5);
      await store.put(accountId, { workflow, source: '1' }, later, 5);
      assert.equal((await store.find(accountId, workflow.id))?.version, 1);
      const changed = { ...workflow, title: 'Other' };
      await store.put(accountId, { workflow: changed, source: '2' }, later, 5);
      const record = { workflow: changed, source: '2', version: 2, createdAt: created, updatedAt: later };
      assert.deepEqual(await store.find(accountId, workflow.id), record);
      assert.equal(await store.remove(accountId, workflow.id), true);
      assert.equal(await store.remove(accountId, workflow.id), false);
    });

    it('has each name once, and no more than an account may have, also at the same time', async () => {
      await using opened = await open(4);
      const { stores } = opened;
      const { accountId } = await opened.key();
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          stores[index % 4]?.put(accountId, { workflow: aWorkflow(), source: '' }, created, 3),
        ),
      );
      const count = (kind: string): number => outcomes.filter((outcome) => outcome?.kind === kind).length;
      assert.deepEqual([count('stored'), count('full')], [3, 9]);
      const names = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          stores[index % 4]?.put(accountId, { workflow: aWorkflow({ name: 'same' }), source: '' }, created, 4),
        ),
      );
      assert.equal(names.filter((outcome) => outcome?.kind === 'stored').length, 1);
      assert.equal((await stores[0]?.list(accountId))?.length, 4);
    });
  });
}
