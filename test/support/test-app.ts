import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type App, type AppOverrides, createApp } from '../../src/app.ts';
import type { Config } from '../../src/config/config.ts';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import type { QualityEvaluator } from '../../src/contracts/engines/quality-evaluator.ts';
import type { TextTranslator } from '../../src/contracts/engines/text-translator.ts';
import type { WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import type { Account, Scope } from '../../src/contracts/stores/accounts.ts';
import type { S3Credentials } from '../../src/contracts/stores/object-store-settings.ts';
import { type CreatedKey, createKey, type KeyMaking } from '../../src/features/accounts/create-key.ts';
import { type DatabaseLocation, openDatabase } from '../../src/storage/database/open-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { ThreadTextWork } from '../../src/threads/thread-text-work.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount } from '../contracts/stores-fixtures.ts';

export const developerKey = 'developer-key-of-the-integration-tests';
export const adminKey = 'admin-key-of-the-integration-tests:adm';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

export interface TestAppOptions extends Pick<AppOverrides, 'clock'> {
  /** In the order of their quality, best last. */
  readonly translators: readonly TextTranslator[];
  /** Best first. Default none. */
  readonly writingEngines?: readonly WritingEngine[];
  /** Default none. */
  readonly evaluator?: QualityEvaluator;
  /** Default nothing hears or speaks. */
  readonly speech?: AppOverrides['speech'];
  readonly limits?: Partial<Config['limits']>;
  readonly logLevel?: Config['logLevel'];
  /** Default none, so that engines see every request. */
  readonly cache?: Config['cache'];
  readonly engineHeader?: boolean;
  readonly documents?: Partial<Config['documents']>;
  readonly enginePins?: Config['enginePins'];
  readonly authentication?: Partial<Pick<Config, 'authSchemes' | 'legacyAuthKey'>>;
  /** Host names of the Free base. Default none. */
  readonly freeHosts?: ReadonlySet<string>;
  /** Default true. */
  readonly validateResponses?: boolean;
  /** Threads of its own, which its metrics then count. Default those that all applications of the test file share. */
  readonly ownThreads?: boolean;
  /** Address of a PostgreSQL database. Default SQLite in the folder of the application. */
  readonly databaseUrl?: string;
  /** For a bucket of the settings. */
  readonly objectStoreCredentials?: S3Credentials;
  /** At a provider of OpenID Connect. */
  readonly oidcClientSecret?: string;
  /** Address of a mail server. Default none. */
  readonly smtpUrl?: string;
  /** Whatever else a test sets. */
  readonly settings?: Partial<Config>;
}

export interface Sending {
  /** Default the developer key of the first account; null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WantedTestKey {
  readonly scopes?: readonly Scope[];
  readonly characterLimit?: number;
  readonly speechMillisecondLimit?: number;
}

export interface TestAccount {
  readonly account: Account;
  /** Secrets. */
  readonly developerKey: string;
  readonly adminKey: string;
}

/** The application as `dragoman serve` makes it, with engines of the test's choice, in its own folder. */
export interface TestApp extends AsyncDisposable {
  readonly http: FastifyInstance;
  send(method: Method, path: string, body?: unknown, options?: Sending): Promise<LightMyRequestResponse>;
  /** `POST /v2/translate` from English into Spanish, unless the fields say otherwise; `source_lang: undefined` detects. */
  translate(fields: Readonly<Record<string, unknown>>, options?: Sending): Promise<LightMyRequestResponse>;
  /** Makes a key of the first account; answers its secret. */
  createKey(wanted: WantedTestKey): Promise<string>;
  /** Makes another account with a developer key and an admin key. */
  createAccount(differences?: Partial<Account>): Promise<TestAccount>;
  /** What `GET /v2/usage` counts for the account. */
  countedCharacters(): Promise<number>;
  /** A value that `GET /metrics` shows, by its name and labels as they are there; 0 when it shows none. */
  metric(name: string): Promise<number>;
  /** Starts to listen on a free port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export async function createTestApp(options: TestAppOptions): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-integration-'));
  const { config: defaults } = resolveConfiguration({ get: () => undefined, problems: [] }, dataDir);
  const config: Config = {
    ...defaults,
    dataDir,
    interfacePhrases: false,
    limits: { ...defaults.limits, ...options.limits },
    validateResponses: options.validateResponses ?? true,
    logLevel: options.logLevel ?? 'silent',
    cache: options.cache ?? { memoryBytes: 0, diskBytes: 0 },
    engineHeader: options.engineHeader ?? true,
    documents: { ...defaults.documents, ...options.documents },
    enginePins: options.enginePins ?? [],
    ...options.authentication,
    freeHosts: options.freeHosts ?? defaults.freeHosts,
    ...options.settings,
  };
  const { clock = systemClock, translators } = options;
  const ranked = translators.map((engine, index) => ({ engine, quality: (index + 1) / (translators.length + 1) }));
  const app = await createApp(
    config,
    {
      adminKey,
      apiKey: developerKey,
      databaseUrl: options.databaseUrl,
      smtpUrl: options.smtpUrl,
      oidcClientSecret: options.oidcClientSecret,
      objectStore: options.objectStoreCredentials,
      metricsToken: undefined,
      llmApiKeys: new Map(),
    },
    {
      clock,
      translators: ranked,
      writingEngines: options.writingEngines ?? [],
      ...(options.evaluator && { evaluator: options.evaluator }),
      ...(options.speech && { speech: options.speech }),
      textWork:
        options.ownThreads === true || options.settings?.textWork !== undefined
          ? undefined
          : sharedTextWork(defaults.textWork),
    },
  );
  return new RunningTestApp(app, { dataDir, databaseUrl: options.databaseUrl }, clock);
}

let shared: ThreadTextWork | undefined;

/** The start of a thread takes longer than most tests. */
function sharedTextWork(budgets: Config['textWork']): ThreadTextWork {
  shared ??= new ThreadTextWork({ threads: 2, budgets, mebibytes: 512, idleMilliseconds: 600_000 });
  return shared;
}

function secretOf(created: CreatedKey | undefined): string {
  if (created === undefined) throw new Error('A random secret was taken.');
  return created.secret;
}

class RunningTestApp implements TestApp {
  readonly http: FastifyInstance;
  readonly #app: App;
  readonly #location: DatabaseLocation;
  readonly #clock: NonNullable<AppOverrides['clock']>;
  #closed: Promise<void> | undefined;

  constructor(app: App, location: DatabaseLocation, clock: NonNullable<AppOverrides['clock']>) {
    this.http = app.http;
    this.#app = app;
    this.#location = location;
    this.#clock = clock;
  }

  send(method: Method, path: string, body?: unknown, options: Sending = {}): Promise<LightMyRequestResponse> {
    const { key = developerKey } = options;
    return this.http.inject({
      method,
      url: path,
      headers: { ...(key === null ? {} : { authorization: `DeepL-Auth-Key ${key}` }), ...options.headers },
      ...(body === undefined ? {} : { payload: body as string | object }),
    });
  }

  translate(fields: Readonly<Record<string, unknown>>, options?: Sending): Promise<LightMyRequestResponse> {
    return this.send('POST', '/v2/translate', { source_lang: 'EN', target_lang: 'ES', ...fields }, options);
  }

  createKey(wanted: WantedTestKey): Promise<string> {
    return this.#withMaking(async (making) => {
      const { account } = this.#app.firstAccount;
      return secretOf(await createKey(making, { account, kind: 'developer', ...wanted }));
    });
  }

  createAccount(differences: Partial<Account> = {}): Promise<TestAccount> {
    return this.#withMaking(async (making) => {
      const createdAt = this.#clock.now();
      const account = await making.accounts.ensureAccount(anAccount({ createdAt, ...differences }));
      const developerKey = secretOf(await createKey(making, { account, kind: 'developer' }));
      return { account, developerKey, adminKey: secretOf(await createKey(making, { account, kind: 'admin' })) };
    });
  }

  async #withMaking<Made>(make: (making: KeyMaking) => Promise<Made>): Promise<Made> {
    const database = await openDatabase(this.#location, this.#clock);
    try {
      return await make({ accounts: new DatabaseAccountStore(database), clock: this.#clock, ids: randomIdentifiers });
    } finally {
      await database.destroy();
    }
  }

  async countedCharacters(): Promise<number> {
    return (await this.send('GET', '/v2/usage')).json().character_count;
  }

  async metric(name: string): Promise<number> {
    const { payload } = await this.send('GET', '/metrics');
    const line = payload.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  }

  async listen(): Promise<number> {
    await this.http.listen({ host: '127.0.0.1', port: 0 });
    return (this.http.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    this.#closed ??= this.#app.close();
    return this.#closed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
    rmSync(this.#location.dataDir, { recursive: true, force: true });
  }
}
