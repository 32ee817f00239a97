import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ClaimedJob } from '../../src/contracts/jobs/job-queue.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { aJob, at } from './job-queue.ts';
import { aNode } from './node-store.ts';
import type { OpenStores, StoreDriver, StoreLocation } from './stores-fixtures.ts';

const processes = 4;
const rounds = 20;

/** What holds however many processes use the queue at once; each round has a kind of job of its own. */
export function jobRacesContract(driver: StoreDriver): void {
  describe(`races of ${processes} processes with jobs on ${driver.name}`, () => {
    let location: StoreLocation;
    let opened: OpenStores[] = [];
    let queues: DatabaseJobQueue[] = [];
    before(async () => {
      location = driver.create();
      opened = await Promise.all(Array.from({ length: processes }, () => location.open()));
      queues = opened.map(({ database }) => new DatabaseJobQueue(database, randomIdentifiers));
    });
    after(async () => {
      for (const stores of opened) await stores[Symbol.asyncDispose]();
      await location[Symbol.asyncDispose]();
    });
    const queueOf = (index: number): DatabaseJobQueue => queues[index % processes] as DatabaseJobQueue;
    const claim = (index: number, kind: string, secretsOf?: string): Promise<ClaimedJob | undefined> =>
      queueOf(index).claim({ kind, now: at(1), leaseUntil: at(61), ...(secretsOf && { secretsOf }) });

    /** Eight workers until there is nothing left; ids in the order of the claims. */
    const workOff = async (kind: string, secretsOf?: string): Promise<string[]> => {
      const ids: string[] = [];
      const work = async (index: number): Promise<void> => {
        for (
          let job = await claim(index, kind, secretsOf);
          job !== undefined;
          job = await claim(index, kind, secretsOf)
        ) {
          ids.push(job.id);
          assert.equal(await queueOf(index + 1).complete(job), true);
        }
      };
      await Promise.all(Array.from({ length: 2 * processes }, (_, index) => work(index)));
      return ids;
    };

    it('give each of 300 jobs once', async () => {
      const ids = Array.from({ length: 300 }, (_, index) => `once-${index}`);
      await Promise.all(
        ids.map((id, index) => queueOf(index).add(aJob(id, { kind: 'once', accountId: `account ${index % 7}` }))),
      );
      const given = await workOff('once');
      assert.equal(given.length, ids.length, `${given.length - new Set(given).size} of ${ids.length} were given twice`);
      assert.deepEqual(given.toSorted(), ids.toSorted());
    });

    it('give each job once to those that need its secret, also when there are others in front', async () => {
      const [{ database }] = opened as [OpenStores];
      await new DatabaseNodeStore(database).join(aNode('a-node'));
      const secrets = new DatabaseJobSecretStore(database);
      const ids = Array.from({ length: 60 }, (_, index) => `secret-${index}`);
      for (const [index, id] of ids.entries()) {
        await queueOf(index).add(aJob(id, { kind: 'secret', accountId: `account ${index % 5}` }));
        if (index % 3 === 2) await secrets.add(id, [{ nodeId: 'a-node', sealed: Buffer.from(id) }]);
      }
      const given = await workOff('secret', 'a-node');
      assert.deepEqual(given.toSorted(), ids.filter((_, index) => index % 3 === 2).toSorted());
      assert.equal((await workOff('secret')).length, 40);
    });

    it('find every job while the last one of its account is done', async () => {
      for (let round = 0; round < rounds; round++) {
        const kind = `last-${round}`;
        await queueOf(0).add(aJob(`${kind}-0`, { kind }));
        for (let number = 1; number <= 8; number++) {
          const job = await claim(number, kind);
          assert.ok(job, `round ${round}: the job ${number - 1} is not found`);
          await Promise.all([
            queueOf(number + 1).complete(job),
            queueOf(number + 2).add(aJob(`${kind}-${number}`, { kind })),
          ]);
        }
      }
    });

    it('let an account in turn, whatever another one has waiting', async () => {
      for (let round = 0; round < rounds; round++) {
        const kind = `turn-${round}`;
        for (let index = 0; index < 12; index++)
          await queueOf(0).add(aJob(`${kind}-a${index}`, { kind, accountId: 'a' }));
        for (const account of ['b', 'c', 'd'])
          await queueOf(0).add(aJob(`${kind}-${account}`, { kind, accountId: account }));
        const claims = await Promise.all([0, 1, 2, 3].map((index) => claim(index, kind)));
        assert.deepEqual(new Set(claims.map((job) => job?.accountId)), new Set(['a', 'b', 'c', 'd']));
      }
    });

    it('keep no secret of a job that is done meanwhile', async () => {
      for (let round = 0; round < rounds; round++) {
        const [id, nodeId] = [`gone-${round}`, `node-${round}`];
        const kind = id;
        await queueOf(0).add(aJob(id, { kind }));
        await new DatabaseNodeStore((opened[0] as OpenStores).database).join(aNode(nodeId));
        const job = await claim(0, kind);
        assert.ok(job);
        await Promise.all([
          queueOf(1).complete(job),
          ...opened.map(({ database }) =>
            new DatabaseJobSecretStore(database).add(id, [{ nodeId, sealed: Buffer.from('x') }]),
          ),
          new DatabaseNodeStore((opened[2] as OpenStores).database).remove([nodeId]),
        ]);
        assert.deepEqual(await new DatabaseJobSecretStore((opened[3] as OpenStores).database).listHolders(id), []);
      }
    });
  });
}
