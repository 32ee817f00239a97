import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentTools } from '../../src/contracts/documents/document-tools.ts';
import type { StoreSignals } from '../../src/contracts/stores/store-signals.ts';
import { LibreofficeConverter } from '../../src/converters/libreoffice/libreoffice-converter.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTranslationRouter } from '../../src/engines/router.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import type { Identity } from '../../src/features/accounts/authenticate.ts';
import { UploadLimits } from '../../src/features/documents/document-limits.ts';
import { DocumentUploads, documentJobKind } from '../../src/features/documents/document-uploads.ts';
import { Documents } from '../../src/features/documents/documents.ts';
import { DocumentsUnderWork } from '../../src/features/documents/documents-under-work.ts';
import { DocumentWork } from '../../src/features/documents/work-on-document.ts';
import { Membership } from '../../src/features/nodes/membership.ts';
import { NodeKeys } from '../../src/features/nodes/node-keys.ts';
import { SharedSecrets } from '../../src/features/nodes/shared-secrets.ts';
import { DocumentEvaluations } from '../../src/features/quality/document-evaluations.ts';
import type { StoredResources } from '../../src/features/translation/resources/resolve-resources.ts';
import { UsageMeter } from '../../src/features/usage/usage-meter.ts';
import { ConvertingDocumentTools } from '../../src/formats/process/converting-document-tools.ts';
import { ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { JobWorker } from '../../src/jobs/job-worker.ts';
import { createTextDetector } from '../../src/language/tasks/text-detector.ts';
import { Events } from '../../src/observability/events.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { DatabaseEvaluationStore } from '../../src/storage/database/repositories/database-evaluation-store.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { type OpenStores, openServerStores, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { filesIn } from './files-in.ts';
import { ManualClock } from './manual-clock.ts';

const hour = 3_600_000;
const order = {
  fileName: 'a.txt',
  sourceLanguage: 'en',
  targetLanguage: 'es',
  formality: 'default',
  watermark: false,
} as const;

interface ProcessOptions {
  readonly patience?: number;
  /** Whether there may be several at a time. */
  readonly shared?: boolean;
  /** Whether it works on documents; default true. */
  readonly works?: boolean;
  readonly signals?: Pick<StoreSignals, 'isListening'>;
  /** Whether LibreOffice converts documents; default false. */
  readonly converts?: boolean;
}

interface TestNode {
  readonly membership: Membership;
  readonly keys: NodeKeys;
  readonly kill: () => void;
}

/** One process on shared stores: what it holds in memory is gone when it ends. */
export class DocumentProcess implements AsyncDisposable {
  readonly documents: Documents;
  readonly uploads: DocumentUploads;
  readonly store: DatabaseDocumentStore;
  readonly underWork = new DocumentsUnderWork();
  readonly worker: JobWorker;
  converter: LibreofficeConverter | undefined;
  /** From then on its node does not beat. */
  readonly kill: () => void;
  readonly #opened = new AsyncDisposableStack();

  private constructor(
    stores: OpenStores,
    folder: string,
    clock: ManualClock,
    engine: FakeTranslator,
    {
      node: { membership, keys, kill },
      patience = 0,
      works = true,
      signals,
      converts = false,
    }: ProcessOptions & { readonly node: TestNode },
  ) {
    this.kill = kill;
    this.#opened.use(membership);
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
    const secrets = this.#opened.use(
      new SharedSecrets({
        store: new DatabaseJobSecretStore(stores.database),
        membership,
        keys,
        events,
        wake: () => this.worker.wake(),
      }),
    );
    const queue = new DatabaseJobQueue(stores.database, randomIdentifiers);
    const objects = this.#opened.use(new DiskObjectStore({ folder: join(folder, 'objects') }));
    const shared = {
      nodes: membership,
      secrets,
      evaluations: new DocumentEvaluations({
        store: new DatabaseEvaluationStore(stores.database),
        objects,
        queue,
        secrets,
        evaluator: undefined,
        wake: () => {},
      }),
      store: this.store,
      objects,
      tools: this.#toolsIn(folder, converts),
      stored,
      meter: this.#opened.use(new UsageMeter({ usage: stores.usage, clock })),
      accounts: stores.accounts,
      detector: createTextDetector(),
      textWork: this.#opened.use(new InlineTextWork()),
      underWork: this.underWork,
      limits: new UploadLimits({ sizes: new Map(), characters: new Map() }),
      ids: randomIdentifiers,
      clock: patient,
      events,
    };
    this.worker = this.#opened.use(
      new JobWorker({
        queue,
        kind: documentJobKind,
        handler: new DocumentWork(shared),
        concurrency: works ? 1 : 0,
        clock: patient,
        events,
        graceMilliseconds: 0,
        secretsOf: membership.id,
      }),
    );
    const wake = (): void => this.worker.wake();
    const kept = { ...shared, queue, retentionMilliseconds: 24 * hour };
    this.uploads = new DocumentUploads({ ...kept, offer: () => this.worker.offer() });
    this.documents = new Documents({ ...kept, signals, patienceMilliseconds: patience, wake });
  }

  /** The membership goes by the test's clock: a second of it is a beat. */
  static async start(
    stores: OpenStores,
    folder: string,
    clock: ManualClock,
    engine: FakeTranslator,
    options: ProcessOptions = {},
  ): Promise<DocumentProcess> {
    const keys = new NodeKeys();
    let isKilled = false;
    const beating: typeof clock.after = (delay, beat) => clock.after(delay, () => isKilled || beat());
    const membership = await Membership.join({
      store: new DatabaseNodeStore(stores.database),
      self: { id: randomUUID(), publicKey: keys.publicKey, role: 'all', host: 'test', startedAt: clock.now() },
      shared: options.shared ?? false,
      clock: { elapsed: () => clock.elapsed(), after: beating },
      events: new Events(createLogger('silent'), createMetrics()),
    });
    const kill = (): void => {
      isKilled = true;
    };
    const process = new DocumentProcess(stores, folder, clock, engine, {
      ...options,
      node: { membership, keys, kill },
    });
    await process.converter?.started();
    return process;
  }

  #toolsIn(folder: string, converts: boolean): DocumentTools {
    const work = join(folder, 'work');
    const tools = this.#opened.use(new ProcessDocumentTools({ folder: work, processes: 1 }));
    if (!converts) return tools;
    const converter = new LibreofficeConverter({ folder: join(folder, 'conversion-work'), clock: systemClock });
    this.converter = this.#opened.use(converter);
    return new ConvertingDocumentTools({ tools, converter, folder: work });
  }

  async upload(
    identity: Identity,
    content: string | Buffer,
    fileName: string = order.fileName,
    outputFormat?: string,
  ): Promise<{ readonly id: string; readonly key: string }> {
    const bytes = (async function* () {
      yield Buffer.from(content);
    })();
    const file = await this.uploads.receive(identity, fileName, bytes);
    await this.uploads.accept({ identity, region: 'eu' }, file, {
      ...order,
      fileName,
      ...(outputFormat !== undefined && { outputFormat }),
    });
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

export async function openDocumentWorld(): Promise<
  AsyncDisposable & {
    readonly clock: ManualClock;
    readonly engine: FakeTranslator;
    readonly stores: OpenStores;
    readonly start: (options?: ProcessOptions) => Promise<DocumentProcess>;
    readonly objects: () => readonly string[];
  }
> {
  const folder = new TemporaryFolder();
  const stores = await openServerStores(folder.path);
  const clock = new ManualClock('2026-03-01T12:30:00Z');
  const engine = new FakeTranslator();
  const documents = join(folder.path, 'documents');
  return {
    clock,
    engine,
    stores,
    start: (options) => DocumentProcess.start(stores, documents, clock, engine, options),
    objects: () => filesIn(join(documents, 'objects')).filter((name) => name.endsWith('.bin')),
    async [Symbol.asyncDispose]() {
      await stores[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
