import type { Logger } from './logger.ts';
import type { HeldLoop } from './loop-watch.ts';
import type { Metrics } from './metrics.ts';
import type { MinuteCounter } from './minute-counter.ts';
import type { RecentRefusals } from './recent-refusals.ts';
import { RequestsUnderWay, type RequestUnderWay } from './requests-under-way.ts';

/** Codes of the catalogue that mean a key was missing or not accepted. */
const signInFailures: ReadonlySet<string> = new Set(['missing_credentials', 'invalid_key', 'wrong_base']);

/**
 * Answers of a server that works as it should: the client comes back later. Many requests get one for a single cause, which
 * `storageChanged` has logged, on a disk that may be full of logs.
 */
const passingRefusals: ReadonlySet<string> = new Set([
  'storage_unavailable',
  'document_not_ready',
  'shutting_down',
  'overloaded',
]);

/** Every business event of the server, in one place: what is counted and what is logged for each. */
export class Events {
  readonly #logger: Logger;
  readonly #metrics: Metrics;
  readonly #refusals: RecentRefusals | undefined;
  readonly #counter: MinuteCounter | undefined;

  constructor(logger: Logger, metrics: Metrics, refusals?: RecentRefusals, counter?: MinuteCounter) {
    this.#logger = logger;
    this.#metrics = metrics;
    this.#refusals = refusals;
    this.#counter = counter;
  }

  /** What a held event loop is blamed on. */
  readonly requests = new RequestsUnderWay();

  requestStarted(request: RequestUnderWay): void {
    this.requests.begin(request);
    this.#metrics.requestsInProgress.inc();
  }

  requestFinished(event: {
    traceId: string;
    operation: string;
    method: string;
    status: number;
    seconds: number;
    keyId?: string;
    accountId?: string;
    /** Of the catalogue, where the request was refused or failed. */
    code?: string;
    /** What else the log line says. */
    [fact: string]: string | number | undefined;
  }): void {
    this.requests.end(event.traceId);
    const { operation, status, seconds, code, accountId, keyId, traceId } = event;
    this.#metrics.requestsInProgress.dec();
    this.#metrics.requests.inc({ operation, status });
    this.#metrics.requestSeconds.observe({ operation }, seconds);
    this.#counter?.requestFinished(event);
    if (code !== undefined) this.#metrics.refusals.inc({ code, status });
    if (code !== undefined && accountId !== undefined)
      this.#refusals?.add(accountId, { operation, status, code, keyId, traceId });
    if (code !== undefined && signInFailures.has(code)) this.#metrics.failedSignIns.inc({ reason: code });
    this.#logger.info({ ...event, seconds: Math.round(seconds * 1e6) / 1e6 }, 'request');
  }

  /** Refused before it could be read as a request. */
  requestMalformed(event: { traceId: string; status: number; code: string; reason: string }): void {
    this.#metrics.requests.inc({ operation: 'none', status: event.status });
    this.#logger.info({ ...event, reason: event.reason.slice(0, 200) }, 'request malformed');
  }

  requestFailed(event: { traceId: string; code: string; error: unknown }): void {
    const { traceId, code, error } = event;
    if (passingRefusals.has(code)) this.#logger.warn({ traceId, code }, 'request failed');
    else this.#logger.error({ traceId, code, err: error }, 'request failed');
  }

  /** What the server does by itself now and then, and does again. */
  taskFailed({ task, error }: { task: string; error: unknown }): void {
    const code = (error as { readonly code?: unknown } | undefined)?.code;
    if (passingRefusals.has(String(code))) this.#logger.warn({ task, code }, 'task failed');
    else this.#logger.error({ task, err: error }, 'task failed');
  }

  translationDone(event: { engines: readonly string[]; source: string; target: string; characters: number }): void {
    const engines = event.engines.join('+') || 'none';
    this.#counter?.charactersDone(event.characters);
    this.#metrics.translatedCharacters.inc({ engines, source: event.source, target: event.target }, event.characters);
  }

  improvementDone(event: { engines: readonly string[]; language: string; characters: number }): void {
    this.#counter?.charactersDone(event.characters);
    this.#metrics.improvedCharacters.inc(
      { engines: event.engines.join('+'), language: event.language },
      event.characters,
    );
  }

  textSpoken({ language, characters }: { language: string; characters: number }): void {
    this.#counter?.charactersDone(characters);
    this.#metrics.spokenCharacters.inc({ language }, characters);
  }

  /** A piece of text work that ran in a thread; `milliseconds` of processor time. */
  textTaskDone(event: { task: string; outcome: 'done' | 'refused'; milliseconds: number }): void {
    const { task, outcome, milliseconds } = event;
    this.#metrics.textTasks.inc({ task, outcome });
    this.#metrics.textTaskSeconds.observe({ task }, milliseconds / 1000);
  }

  engineCalled(event: { engine: string; outcome: string; segments: number; seconds: number }): void {
    const { engine, outcome } = event;
    this.#metrics.engineCalls.inc({ engine, outcome });
    if (outcome !== 'answered') return;
    this.#metrics.engineSegments.inc({ engine }, event.segments);
    this.#metrics.engineSeconds.observe({ engine }, event.seconds);
  }

  engineReplaced(event: {
    failed: readonly string[];
    next: readonly string[];
    source: string;
    target: string;
    error: unknown;
  }): void {
    const { failed, next, source, target, error } = event;
    this.#metrics.engineReplacements.inc({ failed: failed.join('+'), next: next.join('+') });
    this.#logger.warn({ failed, next, source, target, err: error }, 'switched to another engine');
  }

  tokensUsed(event: { engine: string; promptTokens: number; completionTokens: number }): void {
    const { engine, promptTokens, completionTokens } = event;
    this.#metrics.engineTokens.inc({ engine, kind: 'prompt' }, promptTokens);
    this.#metrics.engineTokens.inc({ engine, kind: 'completion' }, completionTokens);
  }

  sentencesLookedUp(event: { engine: string; hits: number; misses: number }): void {
    const { engine, hits, misses } = event;
    if (hits > 0) this.#metrics.cacheLookups.inc({ engine, result: 'hit' }, hits);
    if (misses > 0) this.#metrics.cacheLookups.inc({ engine, result: 'miss' }, misses);
  }

  sentenceCacheIncident(event: { kind: string; detail: string }): void {
    this.#logger.warn(event, 'sentence cache problem');
  }

  engineIncident(event: { engine: string; kind: string; detail: string }): void {
    this.#metrics.engineIncidents.inc({ engine: event.engine, kind: event.kind });
    this.#logger.warn(event, 'engine problem');
  }

  modelPullProgressed(event: { direction: string; bytes: number; total: number | undefined }): void {
    this.#logger.info(event, 'downloading a neural model');
  }

  modelPulled(event: { direction: string; bytes: number; seconds: number }): void {
    this.#logger.info({ ...event, seconds: Math.round(event.seconds * 10) / 10 }, 'installed a neural model');
  }

  modelPullFailed(event: { direction: string; reason: string; retrySeconds: number }): void {
    this.#logger.warn(event, 'could not pull a neural model; the server will try again');
  }

  packagesRequested(event: { groups: readonly string[] }): void {
    this.#logger.info(event, 'installing Debian packages');
  }

  packageSetupEnded(event: { groups: readonly string[]; outcome: string; words: string; seconds: number }): void {
    if (event.outcome === 'installed') this.#logger.info(event, 'installed Debian packages');
    else this.#logger.warn(event, 'Debian packages not all installed');
  }

  memoryImportProgressed(event: { traceId: string; memoryId: string; units: number; skipped: number }): void {
    this.#logger.info(event, 'translation memory import in progress');
  }

  interfacePhrasesListed(event: { phrases: number; languages: number; version: string; catalogues: number }): void {
    this.#logger.info(event, 'list of interface phrases made');
  }

  /** Until the next start, engines translate such phrases. */
  interfacePhrasesFailed(cause: unknown): void {
    this.#logger.error({ err: cause }, 'list of interface phrases not made');
  }

  memoryImportEnded(event: {
    traceId: string;
    memoryId: string;
    /** Refused: what the client sent was at fault. */
    outcome: 'imported' | 'refused' | 'cancelled' | 'failed';
    units: number;
    skipped: number;
    seconds: number;
  }): void {
    const { outcome, units, skipped, seconds } = event;
    this.#metrics.memoryImports.inc({ outcome });
    if (outcome === 'imported') this.#metrics.memoryImportedUnits.inc(units);
    const rounded = { ...event, seconds: Math.round(seconds * 1e3) / 1e3 };
    if (skipped > 0) this.#logger.warn(rounded, 'translation memory import finished; some units were skipped');
    else this.#logger.info(rounded, 'translation memory import finished');
  }

  documentEnded(event: {
    documentId: string;
    format: string;
    outcome: 'done' | 'error';
    /** Since the upload. */
    seconds: number;
    characters: number;
    engines: readonly string[];
    warnings: readonly string[];
  }): void {
    this.#metrics.documents.inc({ format: event.format, outcome: event.outcome });
    if (event.outcome === 'done') this.#metrics.documentSeconds.observe({ format: event.format }, event.seconds);
    const rounded = { ...event, seconds: Math.round(event.seconds * 1e3) / 1e3 };
    if (event.warnings.length > 0) this.#logger.warn(rounded, 'document finished with warnings');
    else this.#logger.info(rounded, 'document finished');
  }

  /** Its owner has removed it before it was done. */
  documentCancelled(event: { documentId: string; format: string }): void {
    this.#metrics.documents.inc({ format: event.format, outcome: 'cancelled' });
    this.#logger.info(event, 'document cancelled');
  }

  evaluationEnded(event: {
    evaluationId: string;
    outcome: 'done' | 'error';
    /** Since it was accepted, with its document where it is of one. */
    seconds: number;
    segments: number;
    findings: number;
    warnings: readonly string[];
  }): void {
    this.#metrics.evaluations.inc({ outcome: event.outcome });
    this.#metrics.evaluatedSegments.inc(event.segments);
    const rounded = { ...event, seconds: Math.round(event.seconds * 1e3) / 1e3 };
    if (event.warnings.length > 0) this.#logger.warn(rounded, 'quality evaluation finished with warnings');
    else this.#logger.info(rounded, 'quality evaluation finished');
  }

  pageShown({ outcome, seconds }: { outcome: 'shown' | 'failed'; seconds: number }): void {
    this.#metrics.shownPages.observe({ outcome }, seconds);
  }

  voiceJobEnded(event: {
    jobId: string;
    outcome: 'complete' | 'failed';
    /** Since it was created. */
    seconds: number;
    speechSeconds: number;
    targets: number;
  }): void {
    this.#metrics.voiceJobs.inc({ outcome: event.outcome });
    this.#metrics.voiceJobSpeechSeconds.inc(event.speechSeconds);
    this.#logger.info({ ...event, seconds: Math.round(event.seconds * 1e3) / 1e3 }, 'voice job finished');
  }

  agentTaskEnded(event: {
    taskId: string;
    /** Its name. */
    workflow: string;
    outcome: 'Completed' | 'Error';
    /** Since it was triggered. */
    seconds: number;
  }): void {
    this.#metrics.agentTasks.inc({ outcome: event.outcome === 'Completed' ? 'completed' : 'error' });
    this.#logger.info({ ...event, seconds: Math.round(event.seconds * 1e3) / 1e3 }, 'agent task finished');
  }

  voiceConnectionEnded(event: {
    sessionId: string;
    /** `ended`, `gone`, or why it was closed. */
    reason: string;
    seconds: number;
    /** What the session had heard in all, as far as this server knows. */
    speechSeconds: number;
  }): void {
    this.#metrics.voiceConnections.inc({ reason: event.reason });
    this.#logger.info({ ...event, seconds: Math.round(event.seconds * 1e3) / 1e3 }, 'voice connection closed');
  }

  /** The address is not logged: it is a person's. */
  mailEnded(event: { mailId: string; error?: unknown }): void {
    this.#metrics.mails.inc({ outcome: event.error === undefined ? 'sent' : 'failed' });
    if (event.error !== undefined) this.#logger.warn({ mailId: event.mailId, err: event.error }, 'mail not sent');
  }

  /** Nothing of the person, and no token: a provider of OpenID Connect is not there, or answers what cannot be believed. */
  signInFailed(event: { issuer: string; reason: string; problem: string }): void {
    this.#logger.warn(event, 'sign-in at the provider failed');
  }

  jobEnded(event: {
    kind: string;
    id: string;
    attempt: number;
    outcome: 'completed' | 'retried' | 'given_up' | 'returned' | 'cancelled' | 'lost';
    seconds: number;
    error?: unknown;
  }): void {
    const { error, ...rest } = event;
    this.#metrics.jobAttempts.inc({ kind: event.kind, outcome: event.outcome });
    if (error === undefined) this.#logger.info(rest, 'job attempt finished');
    else this.#logger.warn({ ...rest, err: error }, 'job attempt finished');
  }

  jobQueueFailed(event: { kind: string; error: unknown }): void {
    this.#logger.error({ kind: event.kind, err: event.error }, 'could not claim jobs');
  }

  limitNoticeFailed(event: { noticeId?: string; error: unknown }): void {
    this.#logger.error({ noticeId: event.noticeId, err: event.error }, 'could not store a limit notice');
  }

  nodesChanged(event: { nodes: number }): void {
    this.#logger.info(event, 'nodes that share the stores have come or gone');
  }

  nodeLookFailed(event: { error: unknown }): void {
    this.#logger.warn({ err: event.error }, 'could not read or write the list of nodes');
  }

  dataFolderOpenToOthers(event: { folder: string }): void {
    this.#logger.warn(event, 'other users can list the data folder; run chmod 700 on it');
  }

  waitingForServer(event: { folder: string; holder: { pid: number; host: string } }): void {
    const { folder, holder } = event;
    this.#logger.info({ folder, pid: holder.pid, host: holder.host }, 'waiting for the server that shuts down');
  }

  storageChanged(event: { state: string; reason: string; freeBytes: number | undefined; error?: unknown }): void {
    const { error, ...rest } = event;
    if (event.state === 'ok') this.#logger.info(rest, 'storage can be written again');
    else if (error === undefined) this.#logger.warn(rest, 'storage is nearly full');
    else this.#logger.error({ ...rest, err: error }, 'storage cannot be written');
  }

  objectStoreChanged(event: { state: string; reason: string; error?: unknown }): void {
    const { error, ...rest } = event;
    if (event.state === 'ok') this.#logger.info(rest, 'object store works again');
    else this.#logger.error({ ...rest, err: error }, 'object store fails');
  }

  objectsMoved(event: { objects: number }): void {
    this.#logger.info(event, 'objects moved from the data folder to the object store');
  }

  memoriesMoved(event: { memories: number }): void {
    this.#logger.info(event, 'translation memories moved from the data folder to the object store');
  }

  objectsSwept(event: { objects: number }): void {
    this.#logger.info(event, 'objects that were left behind removed');
  }

  backupEnded(
    event: { seconds: number } & (
      | { outcome: 'done'; name: string; bytes: number }
      | { outcome: 'failed'; error: unknown }
    ),
  ): void {
    const seconds = Math.round(event.seconds * 1e3) / 1e3;
    this.#metrics.backups.inc({ outcome: event.outcome });
    if (event.outcome === 'done') this.#logger.info({ ...event, seconds }, 'backup ended');
    else this.#logger.error({ outcome: event.outcome, seconds, err: event.error }, 'backup failed');
  }

  /** The event loop did not turn for a while: everybody waited. */
  loopHeld({ milliseconds, cpuMilliseconds, requests }: HeldLoop): void {
    this.#metrics.loopHeldSeconds.observe(milliseconds / 1000);
    const times = { milliseconds: Math.round(milliseconds), cpuMilliseconds: Math.round(cpuMilliseconds) };
    this.#logger.warn({ ...times, requests }, 'event loop blocked');
  }

  /** A port beside the main one. */
  alsoListening(event: { what: 'health' | 'metrics'; host: string; port: number }): void {
    this.#logger.info(event, 'listening');
  }

  listening(event: { address: string; milliseconds: number }): void {
    this.#logger.info(event, 'listening');
  }

  shuttingDown(event: { signal: string }): void {
    this.#logger.info(event, 'finishing requests in progress');
  }

  stopped(): void {
    this.#logger.info('stopped');
  }
}
