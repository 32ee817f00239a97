import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { checkDocumentTypes } from './config/check-document-types.ts';
import type { Config, Secrets } from './config/config.ts';
import type { Clock } from './contracts/clock.ts';
import type { TextTranslator } from './contracts/engines/text-translator.ts';
import type { WritingEngine } from './contracts/engines/writing-engine.ts';
import type { Identifiers } from './contracts/identifiers.ts';
import { CachedTranslator, type Lookups } from './engines/cached/cached-translator.ts';
import { SentenceCache } from './engines/cached/sentence-cache.ts';
import { SharedEndpoints } from './engines/llm/endpoint/shared-endpoints.ts';
import { createTranslators } from './engines/registry.ts';
import { createTranslationRouter } from './engines/router.ts';
import type { RankedTranslator } from './engines/routing/ranked-translator.ts';
import { createWritingEngines } from './engines/writing-engine-registry.ts';
import { Authenticator } from './features/accounts/authenticate.ts';
import { ensureFirstAccount, type FirstAccount } from './features/accounts/first-account.ts';
import { KeyAdministration } from './features/administration/key-administration.ts';
import { CleanDocuments } from './features/documents/clean-documents.ts';
import { UploadLimits } from './features/documents/document-limits.ts';
import { Documents, documentJobKind } from './features/documents/documents.ts';
import { DocumentsUnderWork } from './features/documents/documents-under-work.ts';
import { DocumentWork } from './features/documents/work-on-document.ts';
import { Glossaries } from './features/glossaries/glossaries.ts';
import { GlossaryTerms } from './features/glossaries/glossary-terms.ts';
import { LimitNotices, limitNoticeJobKind } from './features/notices/limit-notices.ts';
import { mayBeTakenLater, SendLimitNotice } from './features/notices/send-limit-notice.ts';
import { SpokenTermsCollections } from './features/spoken-terms/spoken-terms-collections.ts';
import { StyleRuleLists } from './features/style-rules/style-rule-lists.ts';
import { AccountTranslation } from './features/translation/account-translation.ts';
import type { StoredResources } from './features/translation/resources/resolve-resources.ts';
import { TextTranslation } from './features/translation/text-translation.ts';
import { MemoryJobs } from './features/translation-memories/memory-jobs.ts';
import { TranslationMemories } from './features/translation-memories/translation-memories.ts';
import { Analytics } from './features/usage/analytics.ts';
import { readUsage } from './features/usage/read-usage.ts';
import { UsageMeter } from './features/usage/usage-meter.ts';
import { AccountWriting } from './features/writing/account-writing.ts';
import { TextImprovement } from './features/writing/text-improvement.ts';
import { documentFormats } from './formats/registry.ts';
import { ThreadDocumentTools } from './formats/thread/thread-document-tools.ts';
import { regionByHost } from './http/plugins/regions.ts';
import { adminOperations } from './http/routes/admin/admin-operations.ts';
import { documentOperations } from './http/routes/documents/document-operations.ts';
import { glossaryOperations } from './http/routes/glossaries/glossary-operations.ts';
import { listResourcesOperation } from './http/routes/languages/list-resources.ts';
import { listV2LanguagesOperation } from './http/routes/languages/list-v2-languages.ts';
import { listV3LanguagesOperation } from './http/routes/languages/list-v3-languages.ts';
import { registerApiPage } from './http/routes/operations/api-page.ts';
import { metricsOperation } from './http/routes/operations/metrics.ts';
import { healthOperation, type ReadinessReport, readinessOperation } from './http/routes/operations/probes.ts';
import { spokenTermsOperations } from './http/routes/spoken-terms/spoken-terms-operations.ts';
import { styleRuleOperations } from './http/routes/style-rules/style-rule-operations.ts';
import { translateOperation } from './http/routes/translation/translate.ts';
import { translationMemoryOperations } from './http/routes/translation-memories/translation-memory-operations.ts';
import { readUsageOperation } from './http/routes/usage/read-usage.ts';
import { writingOperations } from './http/routes/writing/writing-operations.ts';
import { createHttpServer } from './http/server.ts';
import { JobWorker } from './jobs/job-worker.ts';
import { defaultRetryPolicy } from './jobs/retry-policy.ts';
import { createEldDetector, type LanguageDetector } from './language/detection/language-detector.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { Events } from './observability/events.ts';
import { createLogger } from './observability/logger.ts';
import { createMetrics } from './observability/metrics.ts';
import { addStateGauges } from './observability/state-gauges.ts';
import { CommitThread } from './storage/database/commits/commit-thread.ts';
import type { Commits } from './storage/database/commits/commits.ts';
import { openSqliteDatabase, sqlitePath } from './storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from './storage/database/repositories/database-account-store.ts';
import { DatabaseAuditStore } from './storage/database/repositories/database-audit-store.ts';
import { DatabaseDocumentStore } from './storage/database/repositories/database-document-store.ts';
import { DatabaseGlossaryStore } from './storage/database/repositories/database-glossary-store.ts';
import { DatabaseJobQueue } from './storage/database/repositories/database-job-queue.ts';
import { DatabaseLimitNoticeStore } from './storage/database/repositories/database-limit-notice-store.ts';
import { DatabaseSpokenTermsStore } from './storage/database/repositories/database-spoken-terms-store.ts';
import { DatabaseStyleRuleStore } from './storage/database/repositories/database-style-rule-store.ts';
import { DatabaseUsageStore } from './storage/database/repositories/database-usage-store.ts';
import type { Database } from './storage/database/schema.ts';
import { DiskObjectStore } from './storage/objects/disk-object-store.ts';
import { randomIdentifiers } from './storage/random-identifiers.ts';
import { SqliteSentenceCacheStore } from './storage/sentence-cache/sqlite-sentence-cache-store.ts';
import { systemClock, systemTimers } from './storage/system-clock.ts';
import { FileMemoryJobStore } from './storage/translation-memories/file-memory-job-store.ts';
import { FileTranslationMemoryStore } from './storage/translation-memories/file-translation-memory-store.ts';

/** What tests put in place of the real thing. */
export interface AppOverrides {
  readonly clock?: Clock;
  readonly identifiers?: Identifiers;
  readonly translators?: readonly RankedTranslator[];
  readonly writingEngines?: readonly WritingEngine[];
}

export interface App {
  /** Not listening yet; `inject` works. */
  readonly http: FastifyInstance;
  readonly events: Events;
  readonly firstAccount: FirstAccount;
  readonly translators: readonly TextTranslator[];
  /** Stops taking requests, finishes those in progress, then closes everything in reverse order. */
  close(): Promise<void>;
}

/** The composition root: the only place, beside the registries, that names concrete classes. */
export async function createApp(config: Config, secrets: Secrets, overrides: AppOverrides = {}): Promise<App> {
  const clock = overrides.clock ?? systemClock;
  const ids = overrides.identifiers ?? randomIdentifiers;
  const metrics = createMetrics();
  const events = new Events(createLogger(config.logLevel), metrics);
  await using opened = new AsyncDisposableStack();

  const database = opened.adopt(await openSqliteDatabase(config.dataDir, clock), (open) => open.destroy());
  const accounts = new DatabaseAccountStore(database);
  const commits = opened.use(new CommitThread(sqlitePath(config.dataDir)));
  const usage = new DatabaseUsageStore(database, commits);
  const watch = await createLimitNotices({ config, secrets, database, accounts, usage, clock, ids, events }, opened);
  const meter = opened.use(new UsageMeter({ usage, clock, watch }));
  const glossaries = new Glossaries({ store: new DatabaseGlossaryStore(database, commits), ids, clock });
  const styleRuleLists = new StyleRuleLists({ store: new DatabaseStyleRuleStore(database), ids, clock });
  const regionOf = regionByHost(config.usHosts);
  const memories = new TranslationMemories({
    store: opened.use(
      new FileTranslationMemoryStore({ folder: join(config.dataDir, 'translation-memories'), identifiers: ids }),
    ),
    ids,
    clock,
    events,
    importPlaces: config.translationMemories.importPlaces,
  });
  const memoryJobs = opened.use(
    await MemoryJobs.open({
      store: new FileMemoryJobStore({ folder: join(config.dataDir, 'translation-memory-jobs'), identifiers: ids }),
      memories,
      ids,
      clock,
      events,
    }),
  );
  const firstAccount = await ensureFirstAccount({
    accounts,
    clock,
    ids,
    plan: config.firstAccount.plan,
    adminKey: secrets.adminKey,
    apiKey: secrets.apiKey,
  });

  const cache = createSentenceCache(config, events, opened);
  const endpoints = new SharedEndpoints();
  const translators = overrides.translators ?? (await createTranslators(config, secrets, events, endpoints));
  const ranked = translators.map((translator) => behindCache(translator, cache, events));
  for (const { engine } of ranked) opened.use(engine);
  const attemptMilliseconds = config.limits.requestTimeoutMilliseconds / 2;
  const router = createTranslationRouter(ranked, { pins: config.enginePins, events, attemptMilliseconds });
  const detector = createEldDetector();
  const stored = { router, glossaryTerms: new GlossaryTerms(glossaries), styleRules: styleRuleLists, memories };
  const translation = new AccountTranslation({
    translation: new TextTranslation({ router, detector, events }),
    meter,
    stored,
  });
  const writingEngines = overrides.writingEngines ?? (await createWritingEngines(config, secrets, events, endpoints));
  for (const writingEngine of writingEngines) opened.use(writingEngine);
  addStateGauges(metrics.registry, {
    cache: () => cache?.statistics(),
    engines: () => checkEngines(ranked, writingEngines),
  });
  const writing = new AccountWriting({
    improvement: new TextImprovement({ writingEngines, detector, events, attemptMilliseconds }),
    meter,
  });
  const documents = createDocuments(
    { config, database, commits, accounts, meter, stored, detector, clock, ids, events },
    opened,
  );

  let closing = false;
  const http = await createHttpServer({
    operations: [
      translateOperation({ translation, regionOf }, config),
      listV2LanguagesOperation(router),
      listV3LanguagesOperation(router, writingEngines),
      listResourcesOperation(),
      ...glossaryOperations({ glossaries, regionOf }, router),
      ...styleRuleOperations({ lists: styleRuleLists, regionOf }),
      ...spokenTermsOperations(
        new SpokenTermsCollections({ store: new DatabaseSpokenTermsStore(database), ids, clock }),
      ),
      ...documentOperations({ documents, regionOf }),
      ...writingOperations(writing, config),
      ...translationMemoryOperations(memories, memoryJobs, {
        ...config.translationMemories,
        publicUrl: config.publicUrl,
      }),
      ...adminOperations({
        developerKeys: new KeyAdministration({ accounts, clock, ids }, ['developer']),
        analytics: new Analytics({ usage, accounts }),
        auditLog: new DatabaseAuditStore(database),
      }),
      readUsageOperation((identity) => readUsage(identity, { usage, clock })),
      healthOperation(),
      readinessOperation(() => readiness(closing, ranked, writingEngines)),
      metricsOperation(metrics),
    ],
    authenticator: new Authenticator(accounts, clock),
    authentication: config,
    limits: config.limits,
    clock,
    events,
    validateResponses: config.validateResponses,
  });
  registerApiPage(http);
  opened.defer(() => http.close());
  await http.ready();

  const everything = opened.move();
  return {
    http,
    events,
    firstAccount,
    translators: ranked.map(({ engine }) => engine),
    async close() {
      closing = true;
      await everything.disposeAsync();
    },
  };
}

interface DocumentParts {
  readonly config: Config;
  readonly database: Database;
  readonly commits: Commits;
  readonly accounts: DatabaseAccountStore;
  readonly meter: UsageMeter;
  readonly stored: StoredResources;
  readonly detector: LanguageDetector;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly events: Events;
}

/** Threads that run filters; each is busy for a moment only, at the start and at the end of a document. */
const documentThreads = 2;
/** How long the documents of a process that was killed wait. */
const documentLeaseMilliseconds = 10_000;
/** Crashes count, and a document is rarely to blame for them. */
const documentAttempts = 20;
const cleaningMilliseconds = 60_000;
/** From the upload on; well under the 5 s that official clients give an answer. */
const statusPatienceMilliseconds = 1_000;

function createDocuments(parts: DocumentParts, opened: AsyncDisposableStack): Documents {
  const { config, database, commits, clock, ids, events } = parts;
  checkDocumentTypes(
    config.documents,
    documentFormats.flatMap(({ extensions }) => extensions),
  );
  const folder = join(config.dataDir, 'documents');
  const shared = {
    ...parts,
    store: new DatabaseDocumentStore(database, commits),
    objects: opened.use(new DiskObjectStore({ folder: join(folder, 'objects') })),
    tools: opened.use(new ThreadDocumentTools({ folder: join(folder, 'work'), threads: documentThreads })),
    underWork: new DocumentsUnderWork(),
    limits: new UploadLimits(config.documents),
  };
  const queue = new DatabaseJobQueue(database, ids);
  const worker = opened.use(
    new JobWorker({
      queue,
      kind: documentJobKind,
      handler: new DocumentWork(shared),
      concurrency: config.documents.workers,
      clock,
      timers: systemTimers,
      events,
      leaseMilliseconds: documentLeaseMilliseconds,
      retry: { ...defaultRetryPolicy, attempts: documentAttempts },
      among: () => shared.underWork.keys.ids,
    }),
  );
  const { retentionMilliseconds } = config.documents;
  const documents = new Documents({
    ...shared,
    queue,
    retentionMilliseconds,
    patienceMilliseconds: statusPatienceMilliseconds,
    timers: systemTimers,
    wake: () => worker.wake(),
  });
  opened.use(new CleanDocuments({ documents, timers: systemTimers, events, everyMilliseconds: cleaningMilliseconds }));
  return documents;
}

interface NoticeParts extends Pick<DocumentParts, 'config' | 'database' | 'accounts' | 'clock' | 'ids' | 'events'> {
  readonly secrets: Secrets;
  readonly usage: DatabaseUsageStore;
}

/** A mail server that is down is tried for most of a day. */
const noticeRetries = { attempts: 30, firstDelayMilliseconds: 1_000, longestDelayMilliseconds: 3_600_000 };
const noticeLookMilliseconds = 60_000;
const noticeGraceMilliseconds = 2_000;

/** Undefined without a mail server. */
async function createLimitNotices(
  { config, secrets, database, accounts, usage, clock, ids, events }: NoticeParts,
  opened: AsyncDisposableStack,
): Promise<LimitNotices | undefined> {
  if (secrets.smtpUrl === undefined || config.mailFrom === undefined) return undefined;
  const store = new DatabaseLimitNoticeStore(database);
  const queue = new DatabaseJobQueue(database, ids);
  const mailer = new SmtpMailer({ url: secrets.smtpUrl, from: config.mailFrom });
  const withdrawn = (id: string): void => notices.forget(id);
  const worker = opened.use(
    new JobWorker({
      queue,
      kind: limitNoticeJobKind,
      handler: new SendLimitNotice({ store, accounts, usage, mailer, withdrawn }),
      concurrency: 1,
      clock,
      timers: systemTimers,
      events,
      lookMilliseconds: noticeLookMilliseconds,
      graceMilliseconds: noticeGraceMilliseconds,
      retry: { ...defaultRetryPolicy, ...noticeRetries, isRetryable: mayBeTakenLater },
    }),
  );
  const notices = opened.use(new LimitNotices({ store, queue, clock, events, wake: () => worker.wake() }));
  await notices.resume();
  return notices;
}

/** Undefined when the configuration has none. */
function createSentenceCache(
  { cache, dataDir }: Config,
  events: Events,
  opened: AsyncDisposableStack,
): SentenceCache | undefined {
  if (cache.memoryBytes === 0) return undefined;
  if (cache.diskBytes === 0) return new SentenceCache({ bytes: cache.memoryBytes });
  const store = opened.use(
    new SqliteSentenceCacheStore({
      path: join(dataDir, 'sentences.sqlite'),
      bytes: cache.diskBytes,
      onIncident: (incident) => events.sentenceCacheIncident(incident),
    }),
  );
  return new SentenceCache({ bytes: cache.memoryBytes, store });
}

function behindCache(translator: RankedTranslator, cache: SentenceCache | undefined, events: Events): RankedTranslator {
  if (cache === undefined) return translator;
  const onLookups = (lookups: Lookups): void => events.sentencesLookedUp(lookups);
  const engine = new CachedTranslator(translator.engine, cache, { onLookups });
  return { kind: engine.id, ...translator, engine };
}

/** One engine that can translate is enough to serve. */
function readiness(
  closing: boolean,
  ranked: readonly RankedTranslator[],
  writingEngines: readonly WritingEngine[],
): ReadinessReport {
  const server = { name: 'server', ready: !closing, ...(closing ? { reason: 'shutting down' } : {}) };
  const translates = ranked.some(({ engine }) => checkEngine(engine, engine.pairs().length > 0).ready);
  return { ready: !closing && translates, checks: [server, ...checkEngines(ranked, writingEngines)] };
}

/** Each engine once, whether it translates, improves texts or does both. */
function checkEngines(
  ranked: readonly RankedTranslator[],
  writingEngines: readonly WritingEngine[],
): readonly ReadinessReport['checks'][number][] {
  const translators = ranked.map(({ engine }) => checkEngine(engine, engine.pairs().length > 0));
  const others = writingEngines.filter(({ id }) => translators.every(({ name }) => name !== id));
  return [
    ...translators,
    ...others.map((writingEngine) => checkEngine(writingEngine, writingEngine.languages().length > 0)),
  ];
}

function checkEngine(
  engine: Pick<TextTranslator, 'id' | 'health'>,
  serves: boolean,
): ReadinessReport['checks'][number] {
  const health = engine.health();
  if (health.state !== 'ready') return { name: engine.id, ready: false, reason: health.reason };
  return serves
    ? { name: engine.id, ready: true }
    : { name: engine.id, ready: false, reason: 'nothing for any language is installed' };
}
