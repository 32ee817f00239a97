import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTranslationRouter } from '../../src/engines/router.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import type { Identity } from '../../src/features/accounts/authenticate.ts';
import { UploadLimits } from '../../src/features/documents/document-limits.ts';
import { Documents, documentJobKind } from '../../src/features/documents/documents.ts';
import { DocumentsUnderWork } from '../../src/features/documents/documents-under-work.ts';
import { DocumentWork } from '../../src/features/documents/work-on-document.ts';
import type { StoredResources } from '../../src/features/translation/resources/resolve-resources.ts';
import { UsageMeter } from '../../src/features/usage/usage-meter.ts';
import { ThreadDocumentTools } from '../../src/formats/thread/thread-document-tools.ts';
import { JobWorker } from '../../src/jobs/job-worker.ts';
import { createTextDetector } from '../../src/language/tasks/text-detector.ts';
import { Events } from '../../src/observability/events.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { type OpenStores, openThreadedStores, storedIdentity, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';

const hour = 3_600_000;
const order = {
  fileName: 'a.txt',
  sourceLanguage: 'en',
  targetLanguage: 'es',
  formality: 'default',
  watermark: false,
} as const;

/** One process on shared stores: what it holds in memory is gone when it ends. */
class Process implements AsyncDisposable {
  readonly documents: Documents;
  readonly store: DatabaseDocumentStore;
  readonly underWork = new DocumentsUnderWork();
  readonly worker: JobWorker;
  readonly #opened = new AsyncDisposableStack();

  constructor(stores: OpenStores, folder: string, clock: ManualClock, engine: FakeTranslator, patience = 0) {
    mkdirSync(folder, { recursive: true });
    const events = new Events(createLogger('silent'), createMetrics());
    // The date is the test's; pauses between attempts pass by themselves.
    const patient = { ...systemClock, now: () => clock.now() };
    const none = async (): Promise<never> => {
      throw new ServiceError('not_found', { method: '', path: '' });
    };
    const stored = {
      router: createTranslationRouter([{ engine, quality: 0.5 }]),
      glossaryTerms: { find: none },
      styleRules: { get: none },
      memories: { get: none, find: none },
    } satisfies StoredResources;
    this.store = new DatabaseDocumentStore(stores.database, stores.commits);
    const shared = {
      store: this.store,
      objects: this.#opened.use(new DiskObjectStore({ folder: join(folder, 'objects') })),
      tools: this.#opened.use(new ThreadDocumentTools({ folder: join(folder, 'work'), threads: 1 })),
      stored,
      meter: this.#opened.use(new UsageMeter({ usage: stores.usage, clock })),
      accounts: stores.accounts,
      detector: createTextDetector(),
      textWork: this.#opened.use(new InlineTextWork()),
      underWork: this.underWork,
      limits: new UploadLimits({ sizes: new Map(), characters: { pro: 1_000_000, free: 1_000_000 } }),
      ids: randomIdentifiers,
      clock: patient,
      events,
    };
    const queue = new DatabaseJobQueue(stores.database, randomIdentifiers);
    this.worker = this.#opened.use(
      new JobWorker({
        queue,
        kind: documentJobKind,
        handler: new DocumentWork(shared),
        concurrency: 1,
        clock: patient,
        events,
        graceMilliseconds: 0,
        among: () => this.underWork.keys.ids,
      }),
    );
    const wake = (): void => this.worker.wake();
    this.documents = new Documents({
      ...shared,
      queue,
      retentionMilliseconds: 24 * hour,
      patienceMilliseconds: patience,
      wake,
    });
  }

  async upload(identity: Identity, content: string): Promise<{ readonly id: string; readonly key: string }> {
    const bytes = (async function* () {
      yield Buffer.from(content);
    })();
    const file = await this.documents.receive(identity, 'a.txt', bytes);
    await this.documents.accept({ identity, region: 'eu' }, file, order);
    return { id: file.id, key: file.documentKey };
  }

  async ended(identity: Identity, { id, key }: { readonly id: string; readonly key: string }): Promise<string> {
    for (;;) {
      const { state } = await this.documents.status(identity, id, key);
      if (state === 'done' || state === 'error') return state;
      await new Promise(setImmediate);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync();
  }
}

async function open(): Promise<
  AsyncDisposable & {
    readonly clock: ManualClock;
    readonly engine: FakeTranslator;
    readonly stores: OpenStores;
    readonly start: (patience?: number) => Process;
    readonly objects: () => readonly string[];
  }
> {
  const folder = new TemporaryFolder();
  const stores = await openThreadedStores(folder.path);
  const clock = new ManualClock('2026-03-01T12:30:00Z');
  const engine = new FakeTranslator();
  const documents = join(folder.path, 'documents');
  return {
    clock,
    engine,
    stores,
    start: (patience) => new Process(stores, documents, clock, engine, patience),
    objects: () =>
      readdirSync(join(documents, 'objects'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.bin'),
      ),
    async [Symbol.asyncDispose]() {
      await stores[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

describe('the life of a document', () => {
  it('waits after a restart until its key comes again', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    const gate = world.engine.hold();
    let handle: { readonly id: string; readonly key: string };
    {
      await using first = world.start();
      handle = await first.upload(identity, 'Abc.\n');
      await world.engine.called(1);
    }
    gate.open();
    await using second = world.start();
    second.worker.wake();
    const other = await second.upload(identity, 'Other.\n');
    assert.equal(await second.ended(identity, other), 'done');
    assert.equal(second.underWork.keys.get(handle.id), undefined);
    assert.deepEqual(await second.store.listUnfinished(), [handle.id]);
    assert.deepEqual(await second.documents.status(identity, handle.id, handle.key), {
      id: handle.id,
      state: 'queued',
      warnings: [],
    });
    assert.equal(await second.ended(identity, handle), 'done');
  });

  it('ends a day after the upload, whatever its state', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    const done = await process.upload(identity, 'Abc.\n');
    await process.ended(identity, done);
    const gate = world.engine.hold();
    const underWay = await process.upload(identity, 'Def.\n');
    await world.engine.called(2);
    world.clock.advance(24 * hour - 1);
    await process.documents.clean();
    assert.equal((await process.documents.status(identity, done.id, done.key)).state, 'done');
    world.clock.advance(1);
    await assert.rejects(process.documents.status(identity, done.id, done.key), { code: 'document_not_found' });
    await process.documents.clean();
    assert.deepEqual(world.objects(), []);
    assert.equal(world.engine.calls.at(-1)?.signal.aborted, true);
    gate.open();
    await assert.rejects(process.documents.download(identity, underWay.id, underWay.key), {
      code: 'document_not_found',
    });
  });

  it('leaves nothing of uploads that came to nothing', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    const bytes = (async function* () {
      yield Buffer.from('Abc');
    })();
    await process.documents.receive(identity, 'a.txt', bytes);
    assert.equal(world.objects().length, 1);
    world.clock.advance(24 * hour);
    await process.documents.clean();
    assert.equal(world.objects().length, 1, 'an upload may still be under way');
    world.clock.advance(3 * hour);
    await process.documents.clean();
    assert.deepEqual(world.objects(), []);
  });

  it('is fetched again when the first download broke off, and by one at a time', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    const { id, key } = await process.upload(identity, 'Abc.\n');
    await process.ended(identity, { id, key });
    const first = await process.documents.download(identity, id, key);
    await assert.rejects(process.documents.download(identity, id, key), { code: 'document_not_ready' });
    await first.end(false);
    const second = await process.documents.download(identity, id, key);
    assert.equal(Buffer.concat(await Array.fromAsync(second.content)).toString(), 'Bcd.\n');
    await second.end(true);
    await second.end(false);
    await assert.rejects(process.documents.download(identity, id, key), { code: 'document_not_found' });
  });

  it('belongs to its account', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    const stranger = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    const { id, key } = await process.upload(identity, 'Abc.\n');
    await assert.rejects(process.documents.status(stranger, id, key), { code: 'document_not_found' });
    await assert.rejects(process.documents.delete(stranger, id, key), { code: 'document_not_found' });
    assert.equal(await process.ended(identity, { id, key }), 'done');
  });

  it('does not wait behind all those of another account', async () => {
    await using world = await open();
    const busy = await storedIdentity(world.stores.accounts);
    const other = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    const gate = world.engine.hold();
    const many = [];
    for (let number = 0; number < 6; number++) many.push(await process.upload(busy, `Number ${number}.\n`));
    const single = await process.upload(other, 'Single.\n');
    gate.open();
    await process.ended(other, single);
    const states = await Promise.all(many.map(async ({ id }) => (await process.store.find(id))?.state));
    assert.ok(states.filter((state) => state === 'queued').length >= 3, states.join());
    for (const handle of many) assert.equal(await process.ended(busy, handle), 'done');
  });

  it('is waited for by anyone who asks for its status when it is new, until it is over or a moment has passed', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start(hour);
    const state = async ({ id, key }: { readonly id: string; readonly key: string }) =>
      (await process.documents.status(identity, id, key)).state;
    const done = await process.upload(identity, 'Abc.\n');
    assert.deepEqual(await Promise.all([state(done), state(done)]), ['done', 'done']);
    assert.equal(await state(done), 'done');
    const gate = world.engine.hold();
    const removed = await process.upload(identity, 'Def.\n');
    await world.engine.called(2);
    const waiting = assert.rejects(state(removed), { code: 'document_not_found' });
    await process.documents.delete(identity, removed.id, removed.key);
    await waiting;
    const long = await process.upload(identity, 'Ghi.\n');
    await world.engine.called(3);
    world.clock.advance(hour - 1);
    assert.equal(await state(long), 'translating');
    world.clock.advance(1);
    assert.equal(await state(long), 'translating');
    gate.open();
    assert.equal(await process.ended(identity, long), 'done');
  });

  it('frees its slot and its engine at once when it is deleted', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    world.engine.hold();
    const first = await process.upload(identity, 'First.\n');
    await world.engine.called(1);
    const second = await process.upload(identity, 'Second.\n');
    assert.equal((await process.documents.status(identity, second.id, second.key)).state, 'queued');
    await process.documents.delete(identity, first.id, first.key);
    // The first one is still held back: it is not waited for.
    await world.engine.called(2);
    assert.deepEqual(
      world.engine.calls.map(({ signal }) => signal.aborted),
      [true, false],
    );
    assert.equal((await process.documents.status(identity, second.id, second.key)).state, 'translating');
    assert.equal(world.objects().length, 1);
    assert.equal(await process.store.find(first.id), undefined);
    await assert.rejects(process.documents.delete(identity, first.id, first.key), { code: 'document_not_found' });
    await process.documents.delete(identity, second.id, second.key);
    assert.deepEqual(world.objects(), []);
  });

  it('shows what remains while it goes on, as quick as it has been', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    const gate = world.engine.hold();
    const { id, key } = await process.upload(identity, `${'x'.repeat(900)}\n\n`.repeat(300));
    const remaining = async (): Promise<number | undefined> =>
      (await process.documents.status(identity, id, key)).secondsRemaining;
    await world.engine.called(1);
    assert.equal(await remaining(), undefined, 'nothing was measured');
    // As if others had been translated with the same engine: 1,000 characters a second.
    const progress = { route: `en es ${world.engine.id}`, tier: 'classic' } as const;
    for (let batch = 0; batch < 10; batch++) process.underWork.speed.measure(progress, 1_000, 1_000);
    const known = (await remaining()) ?? 0;
    assert.ok(known > 200 && known < 330, `${known} s`);
    world.clock.advance(10_000);
    const next = world.engine.hold();
    gate.open();
    const later = (await remaining()) ?? 0;
    assert.ok(later > 150 && later < known, `${later} s`);
    world.engine.hold().open();
    next.open();
    assert.equal(await process.ended(identity, { id, key }), 'done');
  });

  it('fails with a message when its engine never comes back', async () => {
    await using world = await open();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = world.start();
    world.engine.failWith(new ServiceError('invalid_parameter', { parameter: 'text', reason: 'no engine takes it.' }));
    const { id, key } = await process.upload(identity, 'Abc.\n');
    assert.equal(await process.ended(identity, { id, key }), 'error');
    const { message } = await process.documents.status(identity, id, key);
    assert.match(message ?? '', /no engine takes it/);
    // The upload goes after the answer is there.
    while (world.objects().length > 0) await new Promise(setImmediate);
  });
});
