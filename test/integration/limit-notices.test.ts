import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Mail } from '../../src/contracts/mailer.ts';
import type { Identity } from '../../src/features/accounts/authenticate.ts';
import { LimitNotices, limitNoticeJobKind } from '../../src/features/notices/limit-notices.ts';
import { mayBeTakenLater, SendLimitNotice } from '../../src/features/notices/send-limit-notice.ts';
import { UsageMeter, type UsageReservation } from '../../src/features/usage/usage-meter.ts';
import { JobWorker } from '../../src/jobs/job-worker.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseLimitNoticeStore } from '../../src/storage/database/repositories/database-limit-notice-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { type OpenStores, openStores, storedIdentity, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';

/** What the server has of it, on a database, with time and the mail server in the hands of the test. */
class Scene implements AsyncDisposable {
  readonly clock: ManualClock;
  readonly mails: Mail[] = [];
  /** What the mail server rejects with. */
  failure: (Error & { permanent: boolean }) | undefined;
  /** What it waits for. */
  hanging: Promise<void> | undefined;
  readonly ends: string[] = [];
  readonly failures: unknown[] = [];
  readonly meter: UsageMeter;
  readonly notices: LimitNotices;
  readonly worker: JobWorker;
  readonly store: DatabaseLimitNoticeStore;

  constructor(stores: OpenStores, start = '2026-02-01T10:00:00Z') {
    const { accounts, usage, database } = stores;
    const clock = new ManualClock(start);
    this.clock = clock;
    const queue = new DatabaseJobQueue(database, randomIdentifiers);
    const store = new DatabaseLimitNoticeStore(database);
    this.store = store;
    const mailer = {
      send: async (mail: Mail): Promise<void> => {
        await this.hanging;
        if (this.failure !== undefined) throw this.failure;
        this.mails.push(mail);
      },
    };
    this.worker = new JobWorker({
      queue,
      kind: limitNoticeJobKind,
      handler: new SendLimitNotice({ store, accounts, usage, mailer, withdrawn: (id) => this.notices.forget(id) }),
      concurrency: 1,
      clock,
      lookMilliseconds: 60_000,
      retry: {
        attempts: 3,
        firstDelayMilliseconds: 5_000,
        longestDelayMilliseconds: 3_600_000,
        random: () => 1,
        isRetryable: mayBeTakenLater,
      },
      events: {
        jobEnded: ({ attempt, outcome }) => void this.ends.push(`${attempt} ${outcome}`),
        jobQueueFailed: ({ error }) => void this.failures.push(error),
      },
    });
    this.notices = new LimitNotices({
      store,
      queue,
      clock,
      events: { limitNoticeFailed: ({ error }) => void this.failures.push(error) },
      wake: () => this.worker.wake(),
    });
    this.meter = new UsageMeter({ usage, clock, watch: this.notices, refreshMilliseconds: 0 });
  }

  reserve(identity: Identity, characters: number): Promise<UsageReservation> {
    return this.meter.reserve({ identity, product: 'translate', category: 'text', amount: characters });
  }

  async use(identity: Identity, characters: number): Promise<void> {
    await (await this.reserve(identity, characters)).settle();
    await this.rest();
  }

  async refuse(identity: Identity, characters: number): Promise<void> {
    await assert.rejects(this.reserve(identity, characters), { code: 'quota_exceeded' });
    await this.rest();
  }

  /** Lets everything that was begun come to its end. */
  async rest(): Promise<void> {
    for (let count = 0; count < 100; count += 1) await turn();
  }

  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.rest();
  }

  get subjects(): string[] {
    return this.mails.map(({ subject }) => subject);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.meter[Symbol.asyncDispose]();
    await this.notices[Symbol.asyncDispose]();
    await this.worker[Symbol.asyncDispose]();
  }
}

const nearly = '80 % of the limit of the key "API Key" are used';
const wholly = 'The limit of the key "API Key" is reached';

describe('notices of limits', () => {
  const folder = new TemporaryFolder();
  let stores: OpenStores;
  let scene: Scene;
  before(async () => {
    stores = await openStores(folder.path);
  });
  after(async () => {
    await stores[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  beforeEach(() => {
    scene = new Scene(stores);
  });
  afterEach(async () => {
    await scene[Symbol.asyncDispose]();
    assert.deepEqual(scene.failures, []);
  });

  function identity(key: Partial<Identity['key']>, account: Partial<Identity['account']> = {}): Promise<Identity> {
    return storedIdentity(stores.accounts, { email: 'ops@example.com', ...account }, key);
  }

  it('are sent for the speech of a key as well, whatever characters it has used', async () => {
    const one = await identity({ characterLimit: 100, speechMillisecondLimit: 600_000 });
    const speak = async (amount: number) => {
      const wanted = { identity: one, product: 'speechToText', category: 'speechToText', amount } as const;
      await (await scene.meter.reserve(wanted)).settle();
      await scene.rest();
    };
    await scene.use(one, 79);
    await speak(479_999);
    assert.deepEqual(scene.subjects, []);
    await speak(1);
    await scene.use(one, 1);
    await speak(120_000);
    assert.deepEqual(scene.subjects, [
      '80 % of the speech limit of the key "API Key" are used',
      nearly,
      'The speech limit of the key "API Key" is reached',
    ]);
    assert.match(
      scene.mails[0]?.text ?? '',
      /has used 8 of its 10 minutes of speech\n.*further voice requests are refused/s,
    );
  });

  it('are sent at 80 % and at 100 % of the limit of a key, once each', async () => {
    const one = await identity({ characterLimit: 100 });
    await scene.use(one, 79);
    assert.deepEqual(scene.subjects, []);
    await scene.use(one, 1);
    await scene.use(one, 5);
    assert.deepEqual(scene.subjects, [nearly]);
    await scene.use(one, 15);
    await scene.refuse(one, 1);
    assert.deepEqual(scene.subjects, [nearly, wholly]);
    const [mail] = scene.mails;
    assert.equal(mail?.to, 'ops@example.com');
    assert.match(
      mail?.text ?? '',
      /key "API Key" \(db96\*{4}cb2c\).*80 of its 100 characters\n.*2026-01-15 to 2026-02-15/s,
    );
  });

  it('are of the limit of the account, over all of its keys', async () => {
    const one = await identity({}, { characterLimit: 1000, name: 'Team B' });
    const two = await storedIdentity(stores.accounts, { name: 'Team B' });
    await scene.use(one, 500);
    await scene.use(two, 300);
    assert.deepEqual(scene.subjects, ['80 % of the limit of the account "Team B" are used']);
  });

  it('are of the limit of the Free plan as well', async () => {
    await scene.use(await identity({}, { plan: 'free', name: 'Free one' }), 400_000);
    assert.deepEqual(scene.subjects, ['80 % of the limit of the account "Free one" are used']);
  });

  it('skip the first when all is used at once', async () => {
    await scene.use(await identity({ characterLimit: 10 }), 10);
    assert.deepEqual(scene.subjects, [wholly]);
  });

  it('take a limit for reached that refuses a request near its end, but not one far from it', async () => {
    const one = await identity({ characterLimit: 100 });
    await scene.refuse(one, 101);
    await scene.use(one, 79);
    await scene.refuse(one, 22);
    assert.deepEqual(scene.subjects, []);
    await scene.use(one, 1);
    await scene.refuse(one, 21);
    assert.deepEqual(scene.subjects, [nearly, wholly]);
  });

  it('are not sent without a limit, for a limit of 0, or to accounts without an address', async () => {
    await scene.use(await identity({}), 1_000_000);
    await scene.refuse(await identity({ characterLimit: 0 }), 1);
    await scene.use(await identity({ characterLimit: 10 }, { email: null }), 10);
    assert.deepEqual(scene.subjects, []);
  });

  it('come again in the next period, and for another limit', async () => {
    const one = await identity({ characterLimit: 100 });
    await scene.use(one, 90);
    await scene.use({ ...one, key: { ...one.key, characterLimit: 110 } }, 0);
    await scene.use({ ...one, key: { ...one.key, characterLimit: 110 } }, 2);
    assert.deepEqual(scene.subjects, [nearly, nearly]);
    await scene.pass(31 * 86_400_000);
    await scene.use(one, 79);
    await scene.use(one, 1);
    assert.deepEqual(scene.subjects, [nearly, nearly, nearly]);
  });

  it('are sent once over restarts', async () => {
    const one = await identity({ characterLimit: 100 });
    await scene.use(one, 80);
    await using restarted = new Scene(stores);
    await restarted.notices.resume();
    await restarted.use(one, 5);
    assert.deepEqual([scene.subjects, restarted.subjects], [[nearly], []]);
  });

  it('are sent by one of two processes that count at once', async () => {
    const one = await identity({ characterLimit: 1000 });
    await using other = new Scene(stores);
    await Promise.all(Array.from({ length: 80 }, (_, index) => (index % 2 === 0 ? scene : other).use(one, 10)));
    // A process knows of what another counted when it reads the totals again, so at the next request at the latest.
    await Promise.all([scene.use(one, 1), other.use(one, 1)]);
    assert.equal(scene.mails.length + other.mails.length, 1);
  });

  it('that a process left without a job are sent after its restart', async () => {
    const { account, key } = await identity({ characterLimit: 100 });
    const usage = { accountId: account.id, keyId: key.id, periodStart: '2026-01-15', day: '2026-02-01' } as const;
    await stores.usage.record([{ ...usage, product: 'translate', category: 'text', reportingTag: '', amount: 80 }]);
    const notice = {
      accountId: account.id,
      keyId: key.id,
      periodStart: '2026-01-15',
      unit: 'characters',
      limit: 100,
    } as const;
    await scene.store.add({ id: `left ${key.id}`, ...notice, threshold: 80, createdAt: scene.clock.now() });
    await scene.notices.resume();
    await scene.rest();
    assert.deepEqual(scene.subjects, [nearly]);
  });

  it('that a process died before it wrote down come with the next request, served or refused', async () => {
    for (const [refused, subject] of [
      [false, nearly],
      [true, wholly],
    ] as const) {
      const one = await identity({ characterLimit: 100 });
      const counted = { accountId: one.account.id, keyId: one.key.id, periodStart: '2026-01-15', day: '2026-02-01' };
      const usage = { ...counted, product: 'translate', category: 'text', reportingTag: '', amount: 90 } as const;
      await stores.usage.record([usage]);
      await (refused ? scene.refuse(one, 11) : scene.use(one, 1));
      assert.equal(scene.subjects.at(-1), subject);
    }
  });

  it('are tried again with growing pauses while the mail server is down, and given up in the end', async () => {
    const one = await identity({ characterLimit: 100 });
    scene.failure = Object.assign(new Error('down'), { permanent: false });
    await scene.use(one, 80);
    await scene.pass(4_999);
    assert.deepEqual(scene.ends, ['1 retried']);
    scene.failure = undefined;
    await scene.pass(1);
    assert.deepEqual([scene.ends, scene.subjects], [['1 retried', '2 completed'], [nearly]]);

    scene.failure = Object.assign(new Error('down'), { permanent: false });
    await scene.use(one, 20);
    await scene.pass(5_000);
    await scene.pass(10_000);
    assert.deepEqual(scene.ends.slice(2), ['1 retried', '2 retried', '3 given_up']);
    await scene.refuse(one, 1);
    assert.deepEqual(scene.subjects, [nearly]);
  });

  it('are given up at once when the address is refused', async () => {
    scene.failure = Object.assign(new Error('no such user'), { permanent: true });
    await scene.use(await identity({ characterLimit: 100 }), 80);
    assert.deepEqual(scene.ends, ['1 given_up']);
  });

  it('are not sent when the count was taken back meanwhile, and come when it is there again', async () => {
    const one = await identity({ characterLimit: 100 });
    scene.failure = Object.assign(new Error('down'), { permanent: false });
    const reservation = await scene.reserve(one, 80);
    await reservation.settle();
    await scene.rest();
    await reservation.release();
    scene.failure = undefined;
    await scene.pass(5_000);
    assert.deepEqual(scene.subjects, []);
    await scene.use(one, 80);
    assert.deepEqual(scene.subjects, [nearly]);
  });

  it('come when it is there again also where another process found it taken back', async () => {
    const one = await identity({ characterLimit: 100 });
    await using counting = new Scene(stores);
    await counting.worker[Symbol.asyncDispose]();
    const reservation = await counting.reserve(one, 80);
    await reservation.settle();
    await counting.rest();
    await reservation.release();
    scene.worker.wake();
    await scene.rest();
    assert.deepEqual([scene.ends, scene.subjects], [['1 completed'], []]);
    await counting.pass(60_000);
    await counting.use(one, 80);
    await scene.pass(60_000);
    assert.deepEqual([scene.subjects, counting.subjects], [[nearly], []]);
  });

  it('that a process left without a job are sent by another one when that notices', async () => {
    const one = await identity({ characterLimit: 100 });
    await using other = new Scene(stores);
    await other.worker[Symbol.asyncDispose]();
    await other.use(one, 80);
    const queue = new DatabaseJobQueue(stores.database, randomIdentifiers);
    for (const id of await queue.list(limitNoticeJobKind)) await queue.remove(id);
    scene.notices.processesChanged();
    await scene.rest();
    assert.deepEqual(scene.subjects, [nearly]);
  });

  it('hold up no request while the mail server hangs', async () => {
    const one = await identity({ characterLimit: 100 });
    const held = Promise.withResolvers<void>();
    scene.hanging = held.promise;
    await scene.use(one, 80);
    await scene.use(one, 10);
    assert.deepEqual(scene.subjects, []);
    held.resolve();
    await scene.rest();
    assert.deepEqual(scene.subjects, [nearly]);
  });
});
