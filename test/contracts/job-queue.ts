import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ClaimedJob, JobQueue, NewJob, QueueLook } from '../../src/contracts/jobs/job-queue.ts';
import { MemoryJobQueue } from '../support/memory-job-queue.ts';

/** Seconds after the beginning of the test's time. */
export function at(seconds: number): Date {
  return new Date(Date.UTC(2026, 0, 15) + seconds * 1_000);
}

export function aJob(id: string, fields: Partial<NewJob> = {}): NewJob {
  return { id, kind: 'document', accountId: 'one', payload: '{}', createdAt: at(0), ...fields };
}

const kind = 'document';

/** Claims for a minute. */
export function claimAt(
  queue: JobQueue,
  seconds: number,
  secretsOf?: string,
  shortOnly = false,
): Promise<ClaimedJob | undefined> {
  const leaseUntil = at(seconds + 60);
  return queue.claim({ kind, now: at(seconds), leaseUntil, shortOnly, ...(secretsOf && { secretsOf }) });
}

function lookAt(queue: JobQueue, seconds: number): Promise<QueueLook> {
  return queue.look({ kind, now: at(seconds) });
}

async function claimed(queue: JobQueue, seconds: number, secretsOf?: string): Promise<ClaimedJob> {
  const job = await claimAt(queue, seconds, secretsOf);
  assert(job, 'nothing was claimed');
  return job;
}

async function claimIds(queue: JobQueue, count: number, secretsOf?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push((await claimed(queue, 10, secretsOf)).id);
  return ids;
}

/** One queue and ways to it: as many as there are processes. */
export interface QueueStorage extends AsyncDisposable {
  open(): Promise<QueueWithSecrets>;
}

export interface QueueWithSecrets extends JobQueue {
  /** Gives a node, which need not be there, a secret of each of the jobs. */
  give(nodeId: string, jobIds: readonly string[]): Promise<void>;
}

/** What every JobQueue does. */
export function jobQueueContract(name: string, create: () => QueueStorage): void {
  describe(`the job queue: ${name}`, () => {
    it('gives a job as it was added, to one worker only', async () => {
      await using storage = create();
      const queue = await storage.open();
      const job = aJob('1', { payload: '{"größe": "1 \u{1f600}"}', createdAt: at(3) });
      await queue.add(job);
      const { lease, ...rest } = await claimed(queue, 3);
      assert.deepEqual(rest, { ...job, attempt: 1 });
      assert(lease.length > 0);
      assert.equal(await claimAt(queue, 4), undefined);
    });

    it('has a job that is added twice once, as it was first', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1', { payload: 'first' }));
      await queue.add(aJob('1', { payload: 'second', accountId: 'two' }));
      assert.deepEqual(await queue.list(kind), ['1']);
      const job = await claimed(queue, 0);
      await queue.add(aJob('1'));
      assert.equal(job.payload, 'first');
      assert.equal(await claimAt(queue, 1), undefined);
      assert.equal(await queue.complete(job), true);
      assert.equal(await claimAt(queue, 100), undefined);
    });

    it('keeps kinds apart', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1', { kind: 'voice' }));
      assert.equal(await claimAt(queue, 1), undefined);
      await queue.give('node', ['1']);
      assert.equal(await claimAt(queue, 1, 'node'), undefined);
      assert.deepEqual(await queue.list(kind), []);
      assert.deepEqual(await lookAt(queue, -1), { hasClaimable: false });
      assert.deepEqual(await lookAt(queue, 1), { hasClaimable: false });
      assert.deepEqual(await queue.count(kind, at(0)), { waiting: 0, running: 0 });
      assert.deepEqual(await queue.count('voice', at(0)), { waiting: 1, running: 0 });
    });

    it('holds a job back until its time', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1', { runAt: at(5) }));
      assert.equal(await claimAt(queue, 4.999), undefined);
      assert.deepEqual(await lookAt(queue, 4.999), { hasClaimable: false, nextAt: at(5) });
      assert.deepEqual(await lookAt(queue, 5), { hasClaimable: true });
      assert.equal((await claimed(queue, 5)).id, '1');
    });

    it('gives a job again when its lease has run out, as the next attempt, and the first worker has lost it', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      const first = await claimed(queue, 0);
      assert.deepEqual(await lookAt(queue, 0), { hasClaimable: false, nextAt: at(60) });
      assert.equal(await claimAt(queue, 59.999), undefined);
      const second = await claimed(queue, 60);
      assert.equal(second.attempt, 2);
      assert.notEqual(second.lease, first.lease);
      assert.equal(await queue.extend(first, at(300)), false);
      assert.equal(await queue.retry(first, at(61)), false);
      assert.equal(await queue.release(first, at(61)), false);
      assert.equal(await queue.complete(first), false);
      assert.equal(await claimAt(queue, 119.999), undefined);
      assert.equal(await queue.complete(second), true);
      assert.equal(await queue.has('1'), false);
    });

    it('extends a lease, also one that has run out and that nobody has taken', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      const job = await claimed(queue, 0);
      assert.equal(await queue.extend(job, at(100)), true);
      assert.equal(await claimAt(queue, 99.999), undefined);
      assert.equal(await queue.extend(job, at(200)), true);
      assert.equal(await claimAt(queue, 199.999), undefined);
      assert.equal((await claimed(queue, 200)).attempt, 2);
    });

    it('takes a job back for another attempt at its time', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      const job = await claimed(queue, 0);
      assert.equal(await queue.retry(job, at(10)), true);
      assert.equal(await queue.extend(job, at(300)), false);
      assert.equal(await claimAt(queue, 9.999), undefined);
      assert.equal((await claimed(queue, 10)).attempt, 2);
    });

    it('counts an attempt as the first one', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      const lost = await claimed(queue, 0);
      const second = await claimed(queue, 60);
      assert.equal(await queue.countAnew(lost), false);
      assert.equal(await queue.countAnew(second), true);
      assert.equal((await claimed(queue, 120)).attempt, 2);
      assert.equal(await queue.countAnew(second), false);
    });

    it('takes a job back as if it had not been claimed', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      const job = await claimed(queue, 0);
      assert.equal(await queue.release(job, at(1)), true);
      assert.equal(await queue.complete(job), false);
      const again = await claimed(queue, 1);
      assert.equal(again.attempt, 1);
      assert.notEqual(again.lease, job.lease);
    });

    it('takes a job out whoever works on it', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      await queue.add(aJob('2', { createdAt: at(1) }));
      const job = await claimed(queue, 1);
      await queue.remove('1');
      await queue.remove('1');
      assert.equal(await queue.extend(job, at(300)), false);
      assert.equal(await queue.complete(job), false);
      await queue.remove('2');
      assert.equal(await claimAt(queue, 100), undefined);
      assert.deepEqual(await queue.list(kind), []);
    });

    it('counts what waits and what runs', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      await queue.add(aJob('2', { runAt: at(1_000) }));
      await claimed(queue, 0);
      assert.deepEqual(await queue.count(kind, at(59.999)), { waiting: 1, running: 1 });
      assert.deepEqual(await queue.count(kind, at(60)), { waiting: 2, running: 0 });
    });

    it('knows since when the oldest job waits that nobody works on', async () => {
      await using storage = create();
      const queue = await storage.open();
      assert.equal(await queue.oldestWaiting(kind, at(0)), undefined);
      await queue.add(aJob('1', { createdAt: at(-2) }));
      await queue.add(aJob('2', { createdAt: at(-1), runAt: at(1_000) }));
      assert.deepEqual(await queue.oldestWaiting(kind, at(0)), at(-2));
      await claimed(queue, 0);
      assert.deepEqual(await queue.oldestWaiting(kind, at(59.999)), at(-1));
      assert.deepEqual(await queue.oldestWaiting(kind, at(60)), at(-2));
      assert.equal(await queue.oldestWaiting('voice', at(0)), undefined);
    });

    it('lists jobs in order of creation and gives those of an account so', async () => {
      await using storage = create();
      const queue = await storage.open();
      for (const [id, seconds] of [
        ['c', 3],
        ['a', 2],
        ['b', 1],
      ] as const)
        await queue.add(aJob(id, { createdAt: at(seconds) }));
      assert.deepEqual(await queue.list(kind), ['b', 'a', 'c']);
      assert.deepEqual(await claimIds(queue, 3), ['b', 'a', 'c']);
      assert.deepEqual(await queue.list(kind), ['b', 'a', 'c']);
    });

    it('lets short jobs of an account overtake a long one for four times its length, and no longer', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('long', { createdAt: at(0), expectedMilliseconds: 1_000 }));
      await queue.add(aJob('longer', { createdAt: at(0), expectedMilliseconds: 1_500 }));
      for (const seconds of [1, 3.999, 4.001, 5])
        await queue.add(aJob(`short ${seconds}`, { createdAt: at(seconds), isShort: true }));
      const order = ['short 1', 'short 3.999', 'long', 'short 4.001', 'short 5', 'longer'];
      await queue.give('node', order);
      for (const secretsOf of [undefined, 'node']) {
        const jobs: ClaimedJob[] = [];
        for (const _ of order) jobs.push(await claimed(queue, 10, secretsOf));
        assert.deepEqual(
          jobs.map(({ id }) => id),
          order,
        );
        for (const { id, isShort } of jobs) assert.equal(isShort, id.startsWith('short') || undefined);
        for (const job of jobs) await queue.retry(job, at(10));
      }
      assert.deepEqual(await queue.list(kind), ['long', 'longer', ...order.filter((id) => id.startsWith('short'))]);
    });

    it('lets no job be overtaken for more than ten minutes, however long it may be', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('long', { createdAt: at(0), expectedMilliseconds: 86_400_000 }));
      await queue.add(aJob('before', { createdAt: at(599) }));
      await queue.add(aJob('after', { createdAt: at(601) }));
      const ids: string[] = [];
      for (let index = 0; index < 3; index++) ids.push((await claimed(queue, 700)).id);
      assert.deepEqual(ids, ['before', 'long', 'after']);
    });

    it('gives short jobs alone to who asks for them, as fairly', async () => {
      await using storage = create();
      const queue = await storage.open();
      assert.equal(await claimAt(queue, 10, undefined, true), undefined);
      for (const id of ['a1', 'a2', 'b1'])
        await queue.add(aJob(id, { accountId: id.slice(0, 1), createdAt: at(1), expectedMilliseconds: 1 }));
      assert.equal(await claimAt(queue, 10, undefined, true), undefined);
      for (const id of ['a3', 'a4', 'b2', 'c1'])
        await queue.add(aJob(id, { accountId: id.slice(0, 1), createdAt: at(Number(id[1])), isShort: true }));
      await queue.give('node', ['a1', 'a3', 'b2']);
      const ids: string[] = [];
      for (const secretsOf of [undefined, 'node', 'node', undefined, undefined])
        ids.push((await claimAt(queue, 10, secretsOf, true))?.id ?? 'none');
      assert.deepEqual(ids, ['a3', 'b2', 'none', 'c1', 'a4']);
      assert.deepEqual(await claimIds(queue, 3), ['b1', 'a1', 'a2']);
    });

    it('gives turns to accounts, whatever one of them has waiting', async () => {
      await using storage = create();
      const queue = await storage.open();
      for (let index = 0; index < 20; index++)
        await queue.add(aJob(`a${index + 10}`, { accountId: 'a', createdAt: at(1) }));
      const done: string[] = [];
      const finishOne = async () => {
        const job = await claimed(queue, 10);
        await queue.complete(job);
        done.push(job.id);
      };
      for (let index = 0; index < 3; index++) await finishOne();
      await queue.add(aJob('b1', { accountId: 'b', createdAt: at(5) }));
      await queue.add(aJob('b2', { accountId: 'b', createdAt: at(5.5) }));
      await queue.add(aJob('c1', { accountId: 'c', createdAt: at(6) }));
      for (let index = 0; index < 6; index++) await finishOne();
      // What joins the line comes after who was there, and in front of who has just been served.
      assert.deepEqual(done.slice(3), ['a13', 'b1', 'c1', 'a14', 'b2', 'a15']);
    });

    it('prefers accounts with fewer running jobs', async () => {
      await using storage = create();
      const queue = await storage.open();
      for (const id of ['1', '2', '3', '4']) await queue.add(aJob(`a${id}`, { accountId: 'a' }));
      assert.deepEqual(await claimIds(queue, 2), ['a1', 'a2']);
      for (const id of ['1', '2', '3']) await queue.add(aJob(`b${id}`, { accountId: 'b', createdAt: at(5) }));
      await queue.add(aJob('later', { accountId: 'c', runAt: at(20) }));
      assert.deepEqual(await claimIds(queue, 5), ['b1', 'b2', 'a3', 'b3', 'a4']);
    });

    it('knows whether somebody works on a job', async () => {
      await using storage = create();
      const queue = await storage.open();
      await queue.add(aJob('1'));
      assert.equal(await queue.isRunning('1', at(1)), false);
      const job = await claimed(queue, 1);
      assert.deepEqual([await queue.isRunning('1', at(60)), await queue.isRunning('1', at(61))], [true, false]);
      await queue.release(job, at(2));
      assert.equal(await queue.isRunning('1', at(2)), false);
      assert.equal(await queue.isRunning('unknown', at(2)), false);
    });

    it('gives only those that a node has a secret of, as fairly', async () => {
      await using storage = create();
      const queue = await storage.open();
      for (const id of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
        await queue.add(aJob(id, { accountId: id[0] ?? '', createdAt: at(Number(id[1])) }));
      await queue.give('other', ['a1', 'a3', 'b1']);
      assert.equal(await claimAt(queue, 10, 'unknown'), undefined);
      await queue.give('node', ['a3', 'b2', 'a2']);
      assert.deepEqual(await claimIds(queue, 3, 'node'), ['a2', 'b2', 'a3']);
      assert.equal(await claimAt(queue, 10, 'node'), undefined);
      assert.equal((await claimed(queue, 10, 'other')).id, 'b1');
    });

    it('gives each job to one of many workers', async () => {
      await using storage = create();
      const queues = await Promise.all([storage.open(), storage.open(), storage.open()]);
      const ids = Array.from({ length: 60 }, (_, index) => String(index + 100));
      await Promise.all(
        ids.map((id, index) => queues[index % 3]?.add(aJob(id, { accountId: `account ${index % 7}` }))),
      );
      const given = await Promise.all(
        Array.from({ length: 90 }, (_, index) => claimAt(queues[index % 3] as JobQueue, 1)),
      );
      const jobs = given.filter((job) => job !== undefined);
      assert.deepEqual(jobs.map(({ id }) => id).sort(), ids);
      assert(jobs.every(({ attempt }) => attempt === 1));
      assert.equal(new Set(jobs.map(({ lease }) => lease)).size, ids.length);
    });

    it('does as the queue in memory does, whatever is done to it', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anOperation, { minLength: 1, maxLength: 60 }), async (operations) => {
          await using storage = create();
          const real = new Session(await storage.open());
          const model = new Session(new MemoryJobQueue());
          for (const operation of operations)
            assert.deepEqual(await real.perform(operation), await model.perform(operation), JSON.stringify(operation));
        }),
        { numRuns: 60 },
      );
    });

    it('serves nobody twice while another waits, whether jobs go on running or end at once', async () => {
      const loads = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(loads, fc.boolean(), async (loads, endsAtOnce) => {
          await using storage = create();
          const queue = await storage.open();
          for (const [account, jobs] of loads.entries())
            for (let index = 0; index < jobs; index++)
              await queue.add(aJob(`${account}-${index}`, { accountId: String(account), createdAt: at(index) }));
          const served = loads.map(() => 0);
          while (served.some((count, account) => count < Number(loads[account]))) {
            const job = await claimed(queue, 30);
            if (endsAtOnce) await queue.complete(job);
            const count = Number(served[Number(job.accountId)]) + 1;
            served[Number(job.accountId)] = count;
            const waiting = served.filter((count, account) => count < Number(loads[account]));
            assert(Math.min(...waiting) >= count - 1, `${served} of ${loads}`);
          }
          assert.equal(await claimAt(queue, 30), undefined);
        }),
        { numRuns: 40 },
      );
    });
  });
}

type Operation =
  | {
      readonly type: 'add';
      readonly number: number;
      readonly account: number;
      readonly delay: number;
      readonly expected: number;
    }
  | { readonly type: 'give'; readonly number: number; readonly node: number }
  | { readonly type: 'claim'; readonly node: number | undefined; readonly shortOnly: boolean }
  | { readonly type: 'extend' | 'complete' | 'retry' | 'release'; readonly claim: number; readonly delay: number }
  | { readonly type: 'remove'; readonly number: number }
  | { readonly type: 'pass'; readonly seconds: number };

const number = fc.integer({ min: 0, max: 12 });
const delay = fc.constantFrom(0, 5, 40);
const expected = fc.constantFrom(0, 1_000, 5_000);
const node = fc.integer({ min: 0, max: 1 });
const anOperation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('add'),
      number,
      account: fc.integer({ min: 0, max: 3 }),
      delay,
      expected,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('claim'),
      node: fc.option(node, { nil: undefined }),
      shortOnly: fc.boolean(),
    }),
  },
  fc.record({ type: fc.constant('give'), number, node }),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('extend', 'complete', 'retry', 'release'), claim: number, delay }),
  },
  fc.record({ type: fc.constant('remove'), number }),
  fc.record({ type: fc.constant('pass'), seconds: fc.constantFrom(1, 10, 61) }),
);

/** Performs operations on a queue and says what can be seen of it after each; leases are known by their order. */
class Session {
  readonly #queue: QueueWithSecrets;
  readonly #claims: ClaimedJob[] = [];
  #now = 0;

  constructor(queue: QueueWithSecrets) {
    this.#queue = queue;
  }

  async perform(operation: Operation): Promise<unknown> {
    const queue = this.#queue;
    return {
      answer: await this.#answer(operation),
      list: await queue.list(kind),
      count: await queue.count(kind, at(this.#now)),
      look: await queue.look({ kind, now: at(this.#now) }),
      lookForShort: await queue.look({ kind, now: at(this.#now), shortOnly: true }),
    };
  }

  async #answer(operation: Operation): Promise<unknown> {
    const queue = this.#queue;
    switch (operation.type) {
      case 'add': {
        const { number, account, delay, expected } = operation;
        const [createdAt, runAt] = [at(this.#now), at(this.#now + delay)];
        const short = expected === 0 && ({ isShort: true } as const);
        const job = { accountId: `${account}`, createdAt, runAt, expectedMilliseconds: expected, ...short };
        return queue.add(aJob(String(number), job));
      }
      case 'give':
        return queue.give(`node ${operation.node}`, [String(operation.number)]);
      case 'claim': {
        const job = await claimAt(
          queue,
          this.#now,
          operation.node === undefined ? undefined : `node ${operation.node}`,
          operation.shortOnly,
        );
        if (job === undefined) return undefined;
        this.#claims.push(job);
        return { ...job, lease: '' };
      }
      case 'remove':
        return queue.remove(String(operation.number));
      case 'pass':
        this.#now += operation.seconds;
        return undefined;
      default: {
        const { type, claim, delay } = operation;
        const job = this.#claims.at(-1 - claim);
        return job && (type === 'complete' ? queue.complete(job) : queue[type](job, at(this.#now + delay)));
      }
    }
  }
}
