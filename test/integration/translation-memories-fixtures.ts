import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import type { Clock } from '../../src/contracts/clock.ts';
import type { TranslationMemoryStore } from '../../src/contracts/stores/translation-memories.ts';
import { Authenticator } from '../../src/features/accounts/authenticate.ts';
import { createKey } from '../../src/features/accounts/create-key.ts';
import type { RecordAct } from '../../src/features/audit/act.ts';
import { TranslationMemories } from '../../src/features/translation-memories/translation-memories.ts';
import { PublicAddress } from '../../src/http/proxies/public-address.ts';
import { translationMemoryOperations } from '../../src/http/routes/translation-memories/translation-memory-operations.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { Events } from '../../src/observability/events.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { DatabaseMemoryJobStore } from '../../src/storage/database/repositories/database-memory-job-store.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { MemoryJobQueue } from '../support/memory-job-queue.ts';
import { startMemoryJobs } from '../support/translation-memory-jobs.ts';

export interface MemoryServerOptions {
  /** In the place of files in a folder. */
  readonly store?: TranslationMemoryStore;
  readonly importSlots?: number;
  /** Bytes; default 1 GiB. */
  readonly fileLimit?: number;
  readonly requestTimeoutMilliseconds?: number;
  readonly arrivalMilliseconds?: number;
  /** Time of the HTTP server; by default the machine's. */
  readonly clock?: Clock;
}

/** A listening server that has translation memories and nothing else, over a folder of its own. */
export class MemoryServer implements AsyncDisposable {
  readonly http: FastifyInstance;
  readonly key: string;
  /** Of another account. */
  readonly otherKey: string;
  /** What was recorded for the audit log. */
  readonly acts: readonly Parameters<RecordAct>[];
  readonly #metrics: ReturnType<typeof createMetrics>;
  readonly #opened: AsyncDisposableStack;

  private constructor(parts: Pick<MemoryServer, 'http' | 'key' | 'otherKey' | 'acts'>, rest: Rest) {
    this.http = parts.http;
    this.key = parts.key;
    this.otherKey = parts.otherKey;
    this.acts = parts.acts;
    this.#metrics = rest.metrics;
    this.#opened = rest.opened;
  }

  static async start(options: MemoryServerOptions = {}): Promise<MemoryServer> {
    await using opened = new AsyncDisposableStack();
    const { path } = opened.use(new TemporaryFolder());
    const database = opened.adopt(await openSqliteDatabase(path, systemClock), (open) => open.destroy());
    const accounts = new DatabaseAccountStore(database);
    const keyOf = async (name: string): Promise<string> => {
      const account = await accounts.ensureAccount(anAccount({ name }));
      const making = { accounts, clock: systemClock, ids: randomIdentifiers };
      return (await createKey(making, { account, kind: 'developer' }))?.secret ?? '';
    };
    const folder = `${path}/memories`;
    const store =
      options.store ?? opened.use(new FileTranslationMemoryStore({ folder, identifiers: randomIdentifiers }));
    const metrics = createMetrics();
    const events = new Events(createLogger('silent'), metrics);
    const { config } = resolveConfiguration({ get: () => undefined, problems: [] }, path);
    const { importSlots = 2, fileLimit = 1024 ** 3, requestTimeoutMilliseconds = 60_000 } = options;
    const acts: Parameters<RecordAct>[] = [];
    const memories = new TranslationMemories({
      store,
      ids: randomIdentifiers,
      clock: systemClock,
      events,
      importSlots,
      record: async (...entry) => void acts.push(entry),
    });
    const { jobs } = startMemoryJobs(
      {
        store: new DatabaseMemoryJobStore(database),
        objects: opened.use(new DiskObjectStore({ folder: `${path}/objects` })),
        queue: new MemoryJobQueue(),
        memories,
        clock: systemClock,
        events,
        concurrency: importSlots,
      },
      opened,
    );
    const http = await createHttpServer({
      operations: translationMemoryOperations(memories, jobs, {
        fileLimit,
        publicAddress: new PublicAddress(undefined),
      }),
      authenticator: new Authenticator(accounts, systemClock),
      authentication: config,
      limits: { ...config.limits, requestTimeoutMilliseconds },
      clock: options.clock ?? systemClock,
      events,
      textWork: opened.use(new InlineTextWork()),
      validateResponses: true,
      ...(options.arrivalMilliseconds === undefined ? {} : { arrivalMilliseconds: options.arrivalMilliseconds }),
    });
    opened.defer(() => http.close());
    await http.listen({ host: '127.0.0.1', port: 0 });
    const keys = { key: await keyOf('one'), otherKey: await keyOf('two') };
    return new MemoryServer({ http, acts, ...keys }, { metrics, opened: opened.move() });
  }

  get port(): number {
    return (this.http.server.address() as AddressInfo).port;
  }

  send(method: string, path: string, init: RequestInit & { readonly key?: string } = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}/v3/translation_memories${path}`, {
      ...init,
      method,
      headers: { authorization: `DeepL-Auth-Key ${init.key ?? this.key}`, ...init.headers },
    });
  }

  /** Imports that have ended so. */
  async ended(outcome: string): Promise<number> {
    const { values } = await this.#metrics.memoryImports.get();
    return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync();
  }
}

interface Rest {
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly opened: AsyncDisposableStack;
}

export const tmxHeaders = { 'content-type': 'application/x-tmx+xml' };

export function tmxUnit(number: number): string {
  const variant = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text} ${number}</seg></tuv>`;
  return `<tu>${variant('en', 'sentence of the memory')}${variant('es', 'frase de la memoria')}</tu>\n`;
}

export const tmxStart = '<tmx version="1.4"><header srclang="en"/><body>\n';
export const tmxEnd = '</body></tmx>\n';
