import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import type { Scope } from '../../src/contracts/stores/accounts.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTranslationRouter } from '../../src/engines/router.ts';
import { Authenticator } from '../../src/features/accounts/authenticate.ts';
import { createKey } from '../../src/features/accounts/create-key.ts';
import { Glossaries } from '../../src/features/glossaries/glossaries.ts';
import { GlossaryFiles } from '../../src/features/glossaries/glossary-files.ts';
import { InstalledLists } from '../../src/features/languages/installed-lists.ts';
import { readTermFile, writeTermFile } from '../../src/formats/term-files/term-file-tasks.ts';
import { regionByHost } from '../../src/http/plugins/regions.ts';
import { glossaryOperations } from '../../src/http/routes/glossaries/glossary-operations.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { Events } from '../../src/observability/events.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { openGlossaryStore } from '../contracts/open-glossary-store.ts';
import { anAccount, TemporaryFolder } from '../contracts/stores-fixtures.ts';

export interface Sending {
  /** Default a key of the first account without scopes. */
  readonly key?: string;
  /** Default `localhost`; `us.localhost` is the second data centre. */
  readonly host?: string;
}

/** A server that has glossaries and nothing else, over a folder of its own. */
export class GlossaryServer implements AsyncDisposable {
  readonly #http: FastifyInstance;
  readonly #key: string;
  readonly #opened: AsyncDisposableStack;
  /** Makes a key, of the first account if it has scopes, else of another account. */
  readonly createKey: (scopes?: readonly Scope[]) => Promise<string>;

  private constructor(
    http: FastifyInstance,
    key: string,
    create: GlossaryServer['createKey'],
    opened: AsyncDisposableStack,
  ) {
    this.#http = http;
    this.#key = key;
    this.createKey = create;
    this.#opened = opened;
  }

  static async start(folder?: string): Promise<GlossaryServer> {
    await using opened = new AsyncDisposableStack();
    const path = folder ?? opened.use(new TemporaryFolder()).path;
    const store = opened.use(await openGlossaryStore(path));
    const accounts = new DatabaseAccountStore(store.database);
    const first = await accounts.ensureAccount(anAccount({ name: 'First' }));
    const create = async (scopes?: readonly Scope[], account = first): Promise<string> => {
      const making = { accounts, clock: systemClock, ids: randomIdentifiers };
      const created = await createKey(making, { account, kind: 'developer', scopes });
      if (created === undefined) throw new Error('A random secret was taken.');
      return created.secret;
    };
    const { config } = resolveConfiguration({ get: () => undefined, problems: [] }, path);
    const engine = opened.use(new FakeTranslator({ pairs: ['en>es', 'es>en', 'en>pt'] }));
    const glossaries = new Glossaries({ store: store.glossaries, ids: randomIdentifiers, clock: systemClock });
    const textWork = opened.use(new InlineTextWork());
    const http = await createHttpServer({
      operations: glossaryOperations(
        {
          glossaries,
          files: new GlossaryFiles({ glossaries, textWork, read: readTermFile, write: writeTermFile }),
          regionOf: regionByHost(new Set(['us.localhost'])),
        },
        new InstalledLists(createTranslationRouter([{ engine, quality: 1 }])),
      ),
      authenticator: new Authenticator(accounts, systemClock),
      authentication: config,
      limits: { ...config.limits, keyConcurrency: 200, concurrency: 200 },
      clock: systemClock,
      events: new Events(createLogger('silent'), createMetrics()),
      textWork,
      validateResponses: true,
    });
    opened.defer(() => http.close());
    const createAny = async (scopes?: readonly Scope[]): Promise<string> =>
      scopes === undefined
        ? create(undefined, await accounts.ensureAccount(anAccount({ name: randomUUID() })))
        : create(scopes);
    return new GlossaryServer(http, await create(), createAny, opened.move());
  }

  send(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: object | string,
    options: Sending = {},
  ): Promise<LightMyRequestResponse> {
    return this.#http.inject({
      method,
      url: path,
      headers: {
        host: options.host ?? 'localhost',
        authorization: `DeepL-Auth-Key ${options.key ?? this.#key}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  /** A glossary from English into Spanish; answers its id. */
  async createGlossary(entries = 'cat\tgato', options?: Sending): Promise<string> {
    const dictionaries = [{ source_lang: 'en', target_lang: 'es', entries }];
    return (await this.send('POST', '/v3/glossaries', { name: 'Animals', dictionaries }, options)).json().glossary_id;
  }

  async entries(id: string, pair = 'source_lang=en&target_lang=es'): Promise<string> {
    return (await this.send('GET', `/v3/glossaries/${id}/entries?${pair}`)).json().dictionaries[0].entries;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync();
  }
}
