import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JobSecretStore } from '../../src/contracts/jobs/job-secrets.ts';
import type { NodeRecord, NodeStore } from '../../src/contracts/stores/nodes.ts';

export function aNode(id: string, differences: Partial<NodeRecord> = {}): NodeRecord {
  return {
    id,
    publicKey: new Uint8Array(32).fill(id.length),
    role: 'all',
    host: 'machine',
    startedAt: new Date('2026-03-01T12:00:00.123Z'),
    beat: 0,
    ...differences,
  };
}

/** A place for nodes and secrets, empty at first. */
export interface NodeStorage extends AsyncDisposable {
  readonly nodes: NodeStore;
  readonly secrets: JobSecretStore;
  /** Jobs with these ids are in the queue. */
  addJobs(...ids: string[]): Promise<void>;
  removeJob(id: string): Promise<void>;
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

/** What every NodeStore and JobSecretStore does. */
export function nodeStoreContract(name: string, create: () => Promise<NodeStorage>): void {
  describe(`the nodes: ${name}`, () => {
    it('are listed as they joined, in the order of their starts', async () => {
      await using storage = await create();
      const late = aNode('a', { startedAt: new Date('2026-03-01T13:00:00Z'), role: 'worker', host: 'größer' });
      const early = aNode('b', { publicKey: Uint8Array.from({ length: 32 }, (_, index) => index * 8) });
      await storage.nodes.join(late);
      await storage.nodes.join(early);
      const listed = [early, late].map((node) => ({ ...node, hasSession: false }));
      assert.deepEqual(await storage.nodes.list(), listed);
      await assert.rejects(storage.nodes.join(aNode('a')));
    });

    it('count their beats, while they are there', async () => {
      await using storage = await create();
      await storage.nodes.join(aNode('a'));
      await storage.nodes.join(aNode('b'));
      assert.deepEqual([await storage.nodes.beat('a'), await storage.nodes.beat('a')], [true, true]);
      assert.deepEqual(
        (await storage.nodes.list()).map(({ id, beat }) => [id, beat]),
        [
          ['a', 2],
          ['b', 0],
        ],
      );
      await storage.nodes.remove(['a', 'unknown']);
      await storage.nodes.remove([]);
      assert.equal(await storage.nodes.beat('a'), false);
      assert.deepEqual(
        (await storage.nodes.list()).map(({ id }) => id),
        ['b'],
      );
    });
  });

  describe(`the secrets of jobs: ${name}`, () => {
    it('are found by their node, the first of each', async () => {
      await using storage = await create();
      const { nodes, secrets } = storage;
      await storage.addJobs('1', '2');
      for (const id of ['a', 'b']) await nodes.join(aNode(id));
      const both = [
        { nodeId: 'b', sealed: bytes('for b\0\u00ff') },
        { nodeId: 'a', sealed: bytes('for a') },
      ];
      assert.equal(await secrets.add('1', both), true);
      assert.equal(await secrets.add('1', [{ nodeId: 'a', sealed: bytes('again') }]), true);
      assert.deepEqual(await secrets.find('1', 'a'), bytes('for a'));
      assert.deepEqual(await secrets.find('1', 'b'), bytes('for b\0\u00ff'));
      assert.equal(await secrets.find('2', 'a'), undefined);
      assert.deepEqual(await secrets.listHolders('1'), ['a', 'b']);
      assert.deepEqual(await secrets.listHolders('2'), []);
    });

    it('need a job and a node', async () => {
      await using storage = await create();
      const { nodes, secrets } = storage;
      await storage.addJobs('1');
      await nodes.join(aNode('a'));
      const given = ['a', 'unknown'].map((nodeId) => ({ nodeId, sealed: bytes('secret') }));
      assert.equal(await secrets.add('unknown', given), false);
      assert.equal(await secrets.add('1', given), true);
      assert.equal(await secrets.add('1', []), true);
      assert.deepEqual(await secrets.listHolders('1'), ['a']);
      assert.deepEqual(await secrets.listHolders('unknown'), []);
    });

    it('are gone with their job and with their node', async () => {
      await using storage = await create();
      const { nodes, secrets } = storage;
      await storage.addJobs('1', '2');
      for (const id of ['a', 'b']) await nodes.join(aNode(id));
      for (const job of ['1', '2'])
        await secrets.add(
          job,
          ['a', 'b'].map((nodeId) => ({ nodeId, sealed: bytes(job + nodeId) })),
        );
      await storage.removeJob('1');
      await nodes.remove(['a']);
      assert.deepEqual(await secrets.listHolders('1'), []);
      assert.deepEqual(await secrets.listHolders('2'), ['b']);
      await storage.addJobs('1');
      assert.equal(await secrets.find('1', 'b'), undefined);
    });

    it('that another node lacks are listed in parts', async () => {
      await using storage = await create();
      const { nodes, secrets } = storage;
      await storage.addJobs('1', '2', '3', '4');
      for (const id of ['a', 'b']) await nodes.join(aNode(id));
      for (const job of ['4', '1', '2', '3']) await secrets.add(job, [{ nodeId: 'a', sealed: bytes(job) }]);
      await secrets.add('2', [{ nodeId: 'b', sealed: bytes('2') }]);
      const jobs = async (limit: number, after?: string) =>
        (await secrets.listUnshared('a', 'b', limit, after)).map(({ jobId, sealed }) => [
          jobId,
          String(Buffer.from(sealed)),
        ]);
      assert.deepEqual(await jobs(2), [
        ['1', '1'],
        ['3', '3'],
      ]);
      assert.deepEqual(await jobs(2, '3'), [['4', '4']]);
      assert.deepEqual(await secrets.listUnshared('b', 'a', 10), []);
    });
  });
}
