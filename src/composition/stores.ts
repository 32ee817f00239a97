import { setTimeout as pause } from 'node:timers/promises';
import type { JobQueue } from '../contracts/jobs/job-queue.ts';
import type { JobSecretStore } from '../contracts/jobs/job-secrets.ts';
import type { AgentTaskStore } from '../contracts/stores/agent-tasks.ts';
import type { AgentWorkflowStore } from '../contracts/stores/agent-workflows.ts';
import type { AuditStore } from '../contracts/stores/audit.ts';
import type { ConsoleSessionStore } from '../contracts/stores/console-sessions.ts';
import type { DocumentStore } from '../contracts/stores/documents.ts';
import type { GlossaryStore } from '../contracts/stores/glossaries.ts';
import type { LimitNoticeStore } from '../contracts/stores/limit-notices.ts';
import type { NodeStore } from '../contracts/stores/nodes.ts';
import type { PeopleStore } from '../contracts/stores/people.ts';
import type { EvaluationStore } from '../contracts/stores/quality-evaluations.ts';
import type { HeldServerLock } from '../contracts/stores/server-lock.ts';
import type { ServerMinuteStore } from '../contracts/stores/server-minutes.ts';
import type { ServerSecretStore } from '../contracts/stores/server-secrets.ts';
import type { SharedLimitStore } from '../contracts/stores/shared-limits.ts';
import type { SpokenTermsStore } from '../contracts/stores/spoken-terms.ts';
import type { StyleRuleStore } from '../contracts/stores/style-rules.ts';
import type { TranslationMemoryCatalogue } from '../contracts/stores/translation-memory-catalogue.ts';
import type { MemoryJobStore } from '../contracts/stores/translation-memory-jobs.ts';
import type { UsageReservations } from '../contracts/stores/usage-reservations.ts';
import type { VoiceJobStore } from '../contracts/stores/voice-jobs.ts';
import type { VoiceSessionStore } from '../contracts/stores/voice-sessions.ts';
import { acquireServerLock } from '../features/start/acquire-server-lock.ts';
import { addStorageGauges } from '../observability/storage-gauges.ts';
import { DataFolderLock } from '../storage/data-folder/data-folder-lock.ts';
import { isOpenToOthers, makeDataFolder } from '../storage/data-folder/make-data-folder.ts';
import { finishRestore } from '../storage/data-folder/unfinished-restore.ts';
import { DatabaseAgentTaskStore } from '../storage/database/repositories/database-agent-task-store.ts';
import { DatabaseAgentWorkflowStore } from '../storage/database/repositories/database-agent-workflow-store.ts';
import { DatabaseAuditStore } from '../storage/database/repositories/database-audit-store.ts';
import { DatabaseConsoleSessionStore } from '../storage/database/repositories/database-console-session-store.ts';
import { DatabaseDocumentStore } from '../storage/database/repositories/database-document-store.ts';
import { DatabaseEvaluationStore } from '../storage/database/repositories/database-evaluation-store.ts';
import { DatabaseGlossaryStore } from '../storage/database/repositories/database-glossary-store.ts';
import { DatabaseJobQueue } from '../storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../storage/database/repositories/database-job-secret-store.ts';
import { DatabaseLimitNoticeStore } from '../storage/database/repositories/database-limit-notice-store.ts';
import { DatabaseMemoryJobStore } from '../storage/database/repositories/database-memory-job-store.ts';
import { DatabaseNodeStore } from '../storage/database/repositories/database-node-store.ts';
import { DatabasePeopleStore } from '../storage/database/repositories/database-people-store.ts';
import { DatabaseServerMinuteStore } from '../storage/database/repositories/database-server-minute-store.ts';
import { DatabaseServerSecretStore } from '../storage/database/repositories/database-server-secret-store.ts';
import { DatabaseSharedLimitStore } from '../storage/database/repositories/database-shared-limit-store.ts';
import { DatabaseSpokenTermsStore } from '../storage/database/repositories/database-spoken-terms-store.ts';
import { DatabaseStyleRuleStore } from '../storage/database/repositories/database-style-rule-store.ts';
import { DatabaseTranslationMemoryCatalogue } from '../storage/database/repositories/database-translation-memory-catalogue.ts';
import { DatabaseUsageReservations } from '../storage/database/repositories/database-usage-reservations.ts';
import { DatabaseVoiceJobStore } from '../storage/database/repositories/database-voice-job-store.ts';
import { DatabaseVoiceSessionStore } from '../storage/database/repositories/database-voice-session-store.ts';
import { refuseUnfinishedMove } from '../storage/move/refuse-unfinished-move.ts';
import type { Foundation } from './foundation.ts';
import type { ServerDatabase } from './server-database.ts';
import { openSqliteStores } from './sqlite-stores.ts';

/** Everything that the database keeps, as ports. */
export interface Stores
  extends Pick<ServerDatabase, 'accounts' | 'emptyJournal' | 'session' | 'signals' | 'state' | 'usage'> {
  readonly audit: AuditStore;
  readonly consoleSessions: ConsoleSessionStore;
  readonly documents: DocumentStore;
  readonly evaluations: EvaluationStore;
  readonly glossaries: GlossaryStore;
  readonly jobs: JobQueue;
  readonly jobSecrets: JobSecretStore;
  readonly limitNotices: LimitNoticeStore;
  readonly memoryCatalogue: TranslationMemoryCatalogue;
  readonly memoryJobs: MemoryJobStore;
  readonly nodes: NodeStore;
  readonly people: PeopleStore;
  readonly serverMinutes: ServerMinuteStore;
  readonly serverSecrets: ServerSecretStore;
  readonly sharedLimits: SharedLimitStore;
  readonly spokenTerms: SpokenTermsStore;
  readonly styleRules: StyleRuleStore;
  /** Undefined where this server alone has the database. */
  readonly usageReservations: UsageReservations | undefined;
  readonly agentTasks: AgentTaskStore;
  readonly agentWorkflows: AgentWorkflowStore;
  readonly voiceJobs: VoiceJobStore;
  readonly voiceSessions: VoiceSessionStore;
  /** Whether other processes may use the same database. */
  readonly areShared: boolean;
  /** Of the data folder, for as long as the server lives. */
  readonly lock: HeldServerLock;
}

type StoreParts = Pick<Foundation, 'config' | 'secrets' | 'clock' | 'ids' | 'events' | 'metrics' | 'opened'>;

/** How long a starting server waits for one that finishes its requests, beyond the time that those may take. */
const drainMarginMilliseconds = 15_000;

/** The lock comes first and goes last, so that no other server has the folder while anything of this one is open. */
export async function openStores({ secrets, ...parts }: StoreParts): Promise<Stores> {
  const { config, clock, ids, events, metrics, opened } = parts;
  makeDataFolder(config.dataDir);
  if (isOpenToOthers(config.dataDir)) events.dataFolderOpenToOthers({ folder: config.dataDir });
  const lock = opened.use(
    await acquireServerLock(new DataFolderLock(config.dataDir, clock), {
      pause,
      drainMilliseconds: config.limits.requestTimeoutMilliseconds + drainMarginMilliseconds,
      onWait: (wait) => events.waitingForServer(wait),
    }),
  );
  finishRestore(config.dataDir);
  const { database, commits, state, accounts, forgetKeys, usage, signals, session, emptyJournal } =
    secrets.databaseUrl === undefined
      ? await openSqliteStores(parts, lock.afterCrash)
      : await (await import('./postgres-stores.ts')).openPostgresStores(parts, secrets.databaseUrl);
  await refuseUnfinishedMove(database);
  addStorageGauges(metrics.registry, state);
  const areShared = secrets.databaseUrl !== undefined;
  const jobs = new DatabaseJobQueue(database, ids);
  // Who holds the lock of the folder is alone.
  if (!areShared && lock.afterCrash) await jobs.endLeases(clock.now());
  return {
    accounts,
    audit: new DatabaseAuditStore(database),
    consoleSessions: new DatabaseConsoleSessionStore(database),
    documents: new DatabaseDocumentStore(database, commits),
    evaluations: new DatabaseEvaluationStore(database),
    glossaries: new DatabaseGlossaryStore(database, commits),
    jobs,
    jobSecrets: new DatabaseJobSecretStore(database),
    limitNotices: new DatabaseLimitNoticeStore(database),
    memoryCatalogue: new DatabaseTranslationMemoryCatalogue(database),
    memoryJobs: new DatabaseMemoryJobStore(database),
    nodes: new DatabaseNodeStore(database),
    people: new DatabasePeopleStore(database, forgetKeys),
    serverMinutes: new DatabaseServerMinuteStore(database, commits),
    serverSecrets: new DatabaseServerSecretStore(database),
    sharedLimits: new DatabaseSharedLimitStore(database),
    spokenTerms: new DatabaseSpokenTermsStore(database),
    styleRules: new DatabaseStyleRuleStore(database),
    usage,
    usageReservations: signals && new DatabaseUsageReservations(database),
    agentTasks: new DatabaseAgentTaskStore(database, commits),
    agentWorkflows: new DatabaseAgentWorkflowStore(database),
    voiceJobs: new DatabaseVoiceJobStore(database, commits),
    voiceSessions: new DatabaseVoiceSessionStore(database),
    areShared,
    signals,
    session,
    lock,
    state,
    emptyJournal,
  };
}
