import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { describe, it } from 'node:test';
import type { ClaimedJob, NewJob } from '../../src/contracts/jobs/job-queue.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';
import { type StoreLocation, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { createTestApp } from '../support/test-app.ts';

/** Something a child said of a job. */
interface Word {
  readonly what: string;
  readonly id: string;
  readonly attempt: number;
}

/** A running `jobs-working-child.ts`. */
class WorkingChild implements Disposable {
  readonly words: Word[] = [];
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #closed: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  #heard = Promise.withResolvers<void>();

  constructor(address: string, secondsAhead = 0) {
    const script = join(import.meta.dirname, 'jobs-working-child.ts');
    this.#process = spawn(process.execPath, [script, address, String(secondsAhead)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#closed = once(this.#process, 'close');
    createInterface(this.#process.stdout).on('line', (line) => this.#hear(line));
  }

  async isReady(): Promise<void> {
    await this.#unlessItEnds(this.#ready.promise);
  }

  async says(isEnough: (words: readonly Word[]) => boolean): Promise<void> {
    while (!isEnough(this.words)) await this.#unlessItEnds(this.#heard.promise);
  }

  /** Ends it as a power switch would. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#closed;
  }

  /** Ends it as a server ends. */
  async stop(): Promise<void> {
    this.#process.stdin.end();
    await this.#closed;
    assert.equal(this.#process.exitCode, 0);
  }

  [Symbol.dispose](): void {
    this.#process.kill('SIGKILL');
  }

  #hear(line: string): void {
    const [what = '', id = '', attempt] = line.split(' ');
    if (what === 'ready') this.#ready.resolve();
    else this.words.push({ what, id, attempt: Number(attempt) });
    this.#heard.resolve();
    this.#heard = Promise.withResolvers();
  }

  async #unlessItEnds(promise: Promise<void>): Promise<void> {
    const ended = this.#closed.then(() => assert.fail(`The child ended after ${this.words.length} words.`));
    await Promise.race([promise, ended]);
  }
}

async function openQueue(location: StoreLocation) {
  const stores = await location.open();
  const queue = new DatabaseJobQueue(stores.database, randomIdentifiers);
  return { queue, [Symbol.asyncDispose]: () => stores[Symbol.asyncDispose]() };
}

function aJob(id: string, fields: Partial<NewJob> = {}): NewJob {
  return { id, kind: 'document', accountId: 'one', payload: '', createdAt: new Date(), ...fields };
}

function ids(words: readonly Word[], what: string): string[] {
  return words.filter((word) => word.what === what).map(({ id }) => id);
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

describe('the jobs in a data folder whose server was killed', () => {
  it('are claimable as soon as the next server has started', async () => {
    using temporary = new TemporaryFolder();
    const dataDir = temporary.path;
    const claim = async (at: Date, leaseUntil: Date): Promise<ClaimedJob | undefined> => {
      const database = await openSqliteDatabase(dataDir, systemClock);
      const queue = new DatabaseJobQueue(database, randomIdentifiers);
      await queue.add(aJob('1'));
      const job = await queue.claim({ kind: 'document', now: at, leaseUntil });
      await database.destroy();
      return job;
    };
    const start = async (): Promise<void> => {
      await using _app = await createTestApp({ translators: [], settings: { dataDir, role: 'api' } });
    };
    await start();
    const now = inSeconds(1);
    assert.equal((await claim(now, inSeconds(1_000)))?.attempt, 1);
    await start();
    assert.equal(await claim(now, inSeconds(1_000)), undefined, 'the server before had stopped in order');
    // What a server that is killed leaves behind.
    writeFileSync(join(dataDir, 'server.json'), '{}');
    await start();
    assert.equal((await claim(inSeconds(1), inSeconds(1_000)))?.attempt, 2);
  });
});

for (const driver of serverStoreDrivers) {
  describe(`the jobs on ${driver.name} of a process that is killed`, () => {
    it('are claimed again when their leases have run out, as second attempts', async () => {
      await using location = driver.create();
      const address = await location.address();
      await using open = await openQueue(location);
      await open.queue.add(aJob('1', { payload: 'hang' }));
      using child = new WorkingChild(address);
      await child.says((words) => ids(words, 'begun').includes('1'));
      await child.kill();
      const claim = (seconds: number) =>
        open.queue.claim({ kind: 'document', now: inSeconds(seconds), leaseUntil: inSeconds(1_000) });
      assert.equal(await claim(0), undefined);
      assert.equal((await claim(30))?.attempt, 2);
    });

    it('are all done in the end, and none again that was done, over thirty kills', async () => {
      await using location = driver.create();
      const address = await location.address();
      await using open = await openQueue(location);
      const said: Word[] = [];
      const added: string[] = [];
      for (let round = 0; round < 30; round++) {
        for (let index = 0; index < 6; index++) {
          const id = `${round}-${index}`;
          const payload = index === 0 ? 'hang' : '';
          await open.queue.add(aJob(id, { payload, accountId: `account ${index % 4}` }));
          added.push(id);
        }
        // Each child lives after the leases of the one before, without the wait.
        using child = new WorkingChild(address, round * 60);
        await child.says((words) => words.length > (round * 7) % 11 && ids(words, 'begun').includes(`${round}-0`));
        await child.kill();
        said.push(...child.words);
      }
      const left = await open.queue.list('document');
      using last = new WorkingChild(address, 30 * 60);
      await last.says((words) => left.every((id) => ids(words, 'completed').includes(id)));
      await last.stop();
      said.push(...last.words);

      assert.deepEqual(await open.queue.list('document'), []);
      assert.deepEqual([...new Set(ids(said, 'begun'))].sort(), added.sort());
      for (const id of added) {
        const story = said.filter((word) => word.id === id);
        const attempts = story.filter(({ what }) => what === 'begun').map(({ attempt }) => attempt);
        assert.deepEqual(
          attempts,
          [...new Set(attempts)].sort((a, b) => a - b),
          `${id}: ${attempts}`,
        );
        assert(id.endsWith('-0') ? attempts.length > 1 : attempts.length > 0);
        const completed = story.findIndex(({ what }) => what === 'completed');
        assert(completed === -1 || completed === story.length - 1, `${id} went on after it was done`);
      }
    });
  });

  describe(`several processes with one queue, ${driver.name}`, () => {
    it('do each job once', async () => {
      await using location = driver.create();
      const address = await location.address();
      await using open = await openQueue(location);
      using one = new WorkingChild(address);
      using two = new WorkingChild(address);
      await Promise.all([one.isReady(), two.isReady()]);
      const added = Array.from({ length: 150 }, (_, index) => `${index + 100}`);
      for (const id of added) await open.queue.add(aJob(id));
      const children = [one, two];
      const completed = () => children.flatMap(({ words }) => ids(words, 'completed'));
      const isAll = () => completed().length === added.length;
      await Promise.any(children.map((child) => child.says(isAll)));
      await Promise.all(children.map((child) => child.stop()));
      const begun = children.flatMap(({ words }) => words.filter(({ what }) => what === 'begun'));
      assert.deepEqual(begun.map(({ id }) => id).sort(), added);
      assert(begun.every(({ attempt }) => attempt === 1));
      assert.deepEqual(await open.queue.list('document'), []);
    });

    it('take over at once what one that stops has begun, the attempt not counted', async () => {
      await using location = driver.create();
      const address = await location.address();
      await using open = await openQueue(location);
      await open.queue.add(aJob('1', { payload: 'hang' }));
      using one = new WorkingChild(address);
      await one.says((words) => ids(words, 'begun').includes('1'));
      using two = new WorkingChild(address);
      await two.isReady();
      await one.stop();
      await two.says((words) => ids(words, 'begun').includes('1'));
      assert.deepEqual(two.words[0], { what: 'begun', id: '1', attempt: 1 });
    });
  });
}
